import { acrossBrands, type Database, LOCKS, type Log, tables } from '@vinlore/database';
import type { Signer } from '@vinlore/documents';
import { type Kysely, sql } from 'kysely';
import type { Anchor } from './anchor.ts';
import { type ChainedEntry, chainedEntry, type Head, linkHash, START } from './chain.ts';
import { makeSeal, type Seal } from './seal.ts';
import type { AuditTables } from './tables.ts';

/** Longest time between an entry's commit and its link. */
const EVERY_MS = 1_000;
/** A batch is one transaction: some tens of milliseconds. */
const BATCH = 2_000;

/** Dependencies of the sealer. */
export interface SealerDeps {
  readonly database: Database;
  readonly signer: Signer;
  readonly anchor: Anchor;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Links committed entries into the chain in the background, so acting transactions never block one another. */
export interface Sealer {
  /** Seals within a second of each commit, until stopped. Of several processes, one does it at a time. */
  start(): void;
  /** Links all pending entries. @returns how many entries were linked */
  seal(): Promise<number>;
  /** Stops after a final run. */
  stop(): Promise<void>;
}

type Db = Kysely<AuditTables>;

/** Returns a process's sealer. */
export function createSealer(deps: SealerDeps): Sealer {
  const { database, anchor, log } = deps;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<number> | undefined;
  let alarmed = false;
  let anchorless = false;

  async function sealAll(): Promise<number> {
    let total = 0;
    for (;;) {
      const waiting = await database.maintenance((db) => hasWaiting(tables(db)));
      if (!waiting) return total;
      const done = await sealBatch();
      if (done === 0) return total;
      total += done;
    }
  }

  async function sealBatch(): Promise<number> {
    const known = await anchor.read();
    const { linked, seal, intact } = await database.maintenance((db) =>
      tables<AuditTables>(db)
        .transaction()
        .execute((tx) => linkBatch(tx, deps, known)),
    );
    // Keep the old anchor if the chain lost what this machine has seen: it is the evidence.
    if (seal && intact) await keepAnchor(seal);
    if (!intact && !alarmed)
      log({
        level: 'error',
        msg: 'The audit log no longer contains what this machine has sealed; run `npm run audit -- verify`',
        event: 'audit.chain.broken',
        position: known?.position,
      });
    alarmed = !intact;
    return linked;
  }

  /** In a read-only container the chain still works; only exports can then prove where it ends. */
  async function keepAnchor(seal: Seal): Promise<void> {
    try {
      await anchor.write(seal);
      anchorless = false;
    } catch (error) {
      if (!anchorless)
        log({ level: 'warn', msg: 'The last seal of the audit log could not be saved in DATA_DIR', error });
      anchorless = true;
    }
  }

  const seal = () => (turn ??= acrossBrands(sealAll).finally(() => (turn = undefined)));
  return {
    seal,
    start() {
      timer ??= setInterval(() => {
        seal().catch((error: unknown) =>
          log({ level: 'error', msg: 'Sealing the audit log failed; trying again', error }),
        );
      }, EVERY_MS);
    },
    async stop() {
      clearInterval(timer);
      await turn?.catch(() => {});
      await seal().catch((error: unknown) =>
        log({
          level: 'warn',
          msg: 'The audit log could not be sealed at shutdown; the next start will seal it',
          error,
        }),
      );
    },
  };
}

async function hasWaiting(db: Db): Promise<boolean> {
  return (await db.selectFrom('audit_unsealed').select('entry_id').limit(1).executeTakeFirst()) !== undefined;
}

/** Links a batch under the chain's lock; no-op if another process holds it. */
async function linkBatch(
  db: Db,
  { signer, clock }: SealerDeps,
  known: Seal | null,
): Promise<{ linked: number; seal: Seal | null; intact: boolean }> {
  const { rows } = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(${sql.lit(LOCKS.auditChain)}) as mine`.execute(db);
  if (!rows[0]?.mine) return { linked: 0, seal: null, intact: true };
  const intact = known === null || (await contains(db, known));
  const waiting = await readWaiting(db);
  if (waiting.length === 0) return { linked: 0, seal: null, intact };
  let head = await readHead(db);
  const links = waiting.map(({ entry_id, entry }) => {
    head = linkHash(head, entry);
    return { position: head.position, entry_id, hash: head.hash };
  });
  const seal = makeSeal(signer, head, clock());
  await writeLinks(db, links, seal);
  return { linked: links.length, seal, intact };
}

/** Whether the chain still contains a head that was seen before. */
export async function contains(db: Db, { position, hash }: Head): Promise<boolean> {
  const link = await db.selectFrom('audit_link').select('hash').where('position', '=', position).executeTakeFirst();
  return link?.hash.toString('hex') === hash;
}

/** The last link, or the start of an empty chain. */
async function readHead(db: Db): Promise<Head> {
  const last = await db
    .selectFrom('audit_link')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? { position: last.position, hash: last.hash.toString('hex') } : START;
}

/** A pending entry that is missing was deleted before it was sealed: leave it pending so `verify` can name it. */
async function readWaiting(db: Db): Promise<{ entry_id: string; entry: ChainedEntry }[]> {
  const { rows } = await sql<{ entry_id: string; entry: ChainedEntry }>`
    select u.entry_id::text as entry_id, ${chainedEntry} as entry
    from audit_unsealed u join audit_entry e on e.id = u.entry_id
    order by u.entry_id limit ${sql.lit(BATCH)}`.execute(db);
  return rows;
}

async function writeLinks(
  db: Db,
  links: readonly { position: number; entry_id: string; hash: string }[],
  seal: Seal,
): Promise<void> {
  const ids = links.map(({ entry_id }) => entry_id);
  await sql`insert into audit_link (position, entry_id, hash)
    select position, entry_id, decode(hash, 'hex')
    from unnest(${links.map(({ position }) => position)}::bigint[], ${ids}::bigint[],
                ${links.map(({ hash }) => hash)}::text[]) as link (position, entry_id, hash)`.execute(db);
  await db
    .insertInto('audit_seal')
    .values({
      position: seal.position,
      hash: Buffer.from(seal.hash, 'hex'),
      sealed_at: new Date(seal.at),
      key_id: seal.keyId,
      signature: seal.signature,
    })
    .execute();
  await sql`delete from audit_unsealed where entry_id = any(${ids}::bigint[])`.execute(db);
}
