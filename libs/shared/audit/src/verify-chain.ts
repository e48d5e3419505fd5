import { type Database, tables } from '@vinlore/database';
import type { PublicKey } from '@vinlore/documents';
import { type Kysely, sql } from 'kysely';
import type { Anchor } from './anchor.ts';
import { type ChainedEntry, chainedEntry, type Head, linkHash, START } from './chain.ts';
import { contains } from './sealer.ts';
import { isGenuine, type Seal } from './seal.ts';
import type { AuditTables } from './tables.ts';

const PAGE = 2_000;
/** How long an entry may stay unlinked: well above the sealer's second, so a restart raises no alarm. */
const TAIL_SECONDS = 60;
/** An acting transaction lives 15 minutes at most; an entry older than its neighbors by more was inserted later. */
const BACKDATED_MS = 60 * 60_000;

/** The result of verifying the trail. */
export interface Verdict {
  /** Entries that are in the chain and unchanged since they were sealed. */
  readonly verified: number;
  /** Recent entries that are not linked yet. */
  readonly waiting: number;
  /** The first fault, in one sentence; null if there is none. */
  readonly fault: string | null;
  /** How far the chain extends. */
  readonly head: Head;
}

/** One link with its entry, as read for verification. */
export interface Link {
  readonly position: number;
  readonly hash: string;
  readonly entry_id: string;
  readonly entry: ChainedEntry | null;
}

/** Input of a verification. */
export interface VerifyOptions {
  readonly database: Database;
  readonly keys: readonly PublicKey[];
  /** The last seal this machine has seen; null: none, only the database's own data is checked. */
  readonly anchor: Anchor | null;
  /** Further heads that the chain must contain, such as those of exports. */
  readonly seen?: readonly Seal[];
  /** The moment that the data is from, for a restored copy: entries of its last minute may lack their seal. Default now. */
  readonly asOf?: Date;
}

/** Reads the whole trail as a stream, in one snapshot, and names the first entry that was changed. */
export function verifyChain({ database, keys, anchor, seen = [], asOf }: VerifyOptions): Promise<Verdict> {
  return database.maintenance(async (maintenance) => {
    const anchored = anchor ? await anchor.read() : null;
    return tables<AuditTables>(maintenance)
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (db) => {
        const walked = await walk(db, keys);
        const fault =
          walked.fault ?? (await strays(db, asOf ?? null)) ?? (await lost(db, [anchored, ...seen], keys, walked.head));
        const { rows } = await sql<{ n: number }>`select count(*) as n from audit_unsealed`.execute(db);
        return { verified: walked.head.position, waiting: Number(rows[0]?.n), fault, head: walked.head };
      });
  });
}

async function walk(
  db: Kysely<AuditTables>,
  keys: readonly PublicKey[],
): Promise<{ head: Head; fault: string | null }> {
  const seals = await readSeals(db);
  const step = walker(START, keys);
  for await (const link of readLinks(db, 0)) {
    const fault = step.link(link, seals.get(link.position) ?? null);
    if (fault !== null) return { head: step.head(), fault };
    seals.delete(link.position);
  }
  const [beyond] = seals.keys();
  if (beyond !== undefined) return { head: step.head(), fault: cutOff(step.head(), beyond) };
  return { head: step.head(), fault: step.end() };
}

/** Follows a chain link by link; each call returns the fault it found, or null. */
export function walker(from: Head, keys: readonly PublicKey[]) {
  let head = from;
  let sealedUpTo = from.position;
  let latest = '';
  return {
    head: () => head,
    link(link: Link, seal: Seal | null): string | null {
      const { position, entry_id: id, entry } = link;
      if (position > head.position + 1)
        return `Links ${head.position + 1} to ${position - 1} are missing; the next entry is ${id}.`;
      if (entry === null) return `Entry ${id} (link ${position}) was deleted.`;
      const next = linkHash(head, entry);
      if (next.hash !== link.hash || next.position !== position)
        return `Entry ${id} (link ${position}, ${entry.act} of ${entry.at}) was changed, moved or put in.`;
      if (Date.parse(entry.at) < Date.parse(latest) - BACKDATED_MS)
        return `Entry ${id} (link ${position}) says ${entry.at} but was written after ${latest}: it was put in later.`;
      if (entry.at > latest) latest = entry.at;
      head = next;
      if (seal === null) return null;
      if (seal.hash !== head.hash || !isGenuine(seal, keys))
        return `The seal of link ${position} is not ours: the chain was rewritten after link ${sealedUpTo} (entry ${id} is the last that it covers).`;
      sealedUpTo = position;
      return null;
    },
    end: (): string | null =>
      sealedUpTo === head.position
        ? null
        : `Links ${sealedUpTo + 1} to ${head.position} have no seal: they were put in.`,
  };
}

const cutOff = (head: Head, sealed: number) =>
  `The chain ends at link ${head.position}, but link ${sealed} was sealed: what followed was deleted.`;

/** Seals are few (one per batch), so they are read in one query. */
async function readSeals(db: Kysely<AuditTables>): Promise<Map<number, Seal>> {
  const rows = await db.selectFrom('audit_seal').selectAll().orderBy('position').execute();
  return new Map(rows.map((row) => [row.position, sealOf(row)]));
}

/** Converts a stored seal to one that can be verified. */
export function sealOf(row: {
  position: number;
  hash: Buffer;
  sealed_at: Date;
  key_id: string;
  signature: string;
}): Seal {
  return {
    position: row.position,
    hash: row.hash.toString('hex'),
    at: row.sealed_at.toISOString(),
    keyId: row.key_id,
    signature: row.signature,
  };
}

/** The links after a position with their entries, page by page. */
export async function* readLinks(db: Kysely<AuditTables>, after: number, upTo?: number): AsyncGenerator<Link> {
  let position = after;
  for (;;) {
    const { rows } = await sql<Link>`
      select l.position, encode(l.hash, 'hex') as hash, l.entry_id::text as entry_id, ${chainedEntry} as entry
      from audit_link l left join audit_entry e on e.id = l.entry_id
      where l.position > ${position} and l.position <= ${upTo ?? Number.MAX_SAFE_INTEGER}
      order by l.position limit ${sql.lit(PAGE)}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    position = last.position;
  }
}

/** Unlinked entries that are not just the most recent ones. */
async function strays(db: Kysely<AuditTables>, asOf: Date | null): Promise<string | null> {
  const { rows } = await sql<{ id: string; gone: boolean; unknown: boolean }>`
    select coalesce(e.id, u.entry_id)::text as id, e.id is null as gone, u.entry_id is null as unknown
    from audit_entry e full join audit_unsealed u on u.entry_id = e.id
    where (e.id is null or not exists (select from audit_link l where l.entry_id = e.id))
      and (e.id is null or u.entry_id is null or e.at < coalesce(${asOf}::timestamptz, now()) - make_interval(secs => ${TAIL_SECONDS}))
    order by coalesce(e.id, u.entry_id) limit 1`.execute(db);
  const [stray] = rows;
  if (!stray) return null;
  if (stray.gone) return `Entry ${stray.id} was deleted before it was sealed.`;
  if (stray.unknown) return `Entry ${stray.id} is not in the chain: it was put in past the product.`;
  return `Entry ${stray.id} has waited for its seal for more than ${TAIL_SECONDS} s: start the product, or \`npm run worker\` where JOBS=off.`;
}

/** Whether the chain has lost a head that was seen before. */
async function lost(
  db: Kysely<AuditTables>,
  seen: readonly (Seal | null)[],
  keys: readonly PublicKey[],
  head: Head,
): Promise<string | null> {
  for (const seal of seen) {
    if (seal === null) continue;
    if (!isGenuine(seal, keys))
      return `The seal of link ${seal.position} that was kept outside the database is not ours.`;
    if (seal.position > head.position) return cutOff(head, seal.position);
    if (!(await contains(db, seal)))
      return `Link ${seal.position} is not the one that was sealed at ${seal.at}: the chain was rewritten before it.`;
  }
  return null;
}
