import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Database, tables } from '@vinlore/database';
import type { PublicKey } from '@vinlore/documents';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { type Head, START } from './chain.ts';
import { isGenuine, type Seal } from './seal.ts';
import type { AuditTables } from './tables.ts';
import { readLinks, sealOf, type Verdict, walker } from './verify-chain.ts';

const FORMAT = 'vinlore-audit';

const HashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const PositionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const HeaderSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(1),
  after: v.object({ position: PositionSchema, hash: HashSchema }),
});
const text = v.string();
const EntrySchema = v.object({
  id: text,
  at: text,
  brand: text,
  actor: v.nullable(text),
  act: text,
  subject_kind: text,
  subject_id: text,
  detail: v.nullable(text),
  before: v.nullable(text),
  after: v.nullable(text),
  from_address: v.nullable(text),
  from_device: v.nullable(text),
});
const LinkSchema = v.object({ position: PositionSchema, hash: HashSchema, entry: EntrySchema });
const SealSchema = v.object({
  seal: v.object({ position: PositionSchema, hash: HashSchema, at: text, keyId: text, signature: text }),
});

/** Thrown when an export can't be made or read. The message says why and what to do. */
export class TrailFileError extends Error {
  override readonly name = 'TrailFileError';
}

/**
 * Writes the trail after a position up to its last seal as NDJSON: the head it continues from, one line per entry with
 * its hash, and the signed head. Files are never rewritten, so they suit write-once storage; the next one starts where
 * this one ends.
 *
 * @param after position of the last link in an earlier export; 0: from the beginning
 * @returns the head that the file ends with
 * @throws TrailFileError if there is nothing sealed at that position
 */
export async function exportTrail(database: Database, file: string, after = 0): Promise<Head> {
  const unfinished = `${file}.unfinished`;
  try {
    const head = await database.maintenance((maintenance) =>
      tables<AuditTables>(maintenance)
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (db) => {
          const from = after === 0 ? START : await headAt(db, after);
          const seal = await lastSeal(db);
          if (!from || !seal || seal.position < after)
            throw new TrailFileError(`The trail has nothing sealed after link ${after}.`);
          const lines = Readable.from(linesOf(db, from, seal));
          await pipeline(lines, createWriteStream(unfinished, { mode: 0o600 }));
          return seal;
        }),
    );
    const handle = await open(unfinished, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
    return head;
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}

async function* linesOf(db: Kysely<AuditTables>, from: Head, seal: Seal): AsyncGenerator<string> {
  const line = (value: object) => `${JSON.stringify(value)}\n`;
  yield line({ format: FORMAT, version: 1, after: { position: from.position, hash: from.hash } });
  for await (const { position, hash, entry } of readLinks(db, from.position, seal.position))
    yield line({ position, hash, entry });
  yield line({ seal });
}

async function headAt(db: Kysely<AuditTables>, position: number): Promise<Head | null> {
  const link = await db.selectFrom('audit_link').select('hash').where('position', '=', position).executeTakeFirst();
  return link ? { position, hash: link.hash.toString('hex') } : null;
}

async function lastSeal(db: Kysely<AuditTables>): Promise<Seal | null> {
  const row = await db.selectFrom('audit_seal').selectAll().orderBy('position', 'desc').limit(1).executeTakeFirst();
  return row ? sealOf(row) : null;
}

/**
 * Verifies exports as a stream, without the database: each file by itself, and that each one continues the previous
 * one.
 *
 * @param files in the order in which they were made
 * @returns the verdict, with the seal of the last file if all are valid
 */
export async function verifyExports(
  files: readonly string[],
  keys: readonly PublicKey[],
): Promise<Verdict & { readonly seal: Seal | null }> {
  let verified = 0;
  let head: Head | null = null;
  let seal: Seal | null = null;
  for (const file of files) {
    const read = await verifyExport(file, keys, head);
    verified += read.entries;
    head = read.head;
    seal = read.seal;
    if (read.fault !== null) return { verified, waiting: 0, fault: `${file}: ${read.fault}`, head, seal: null };
  }
  return { verified, waiting: 0, fault: null, head: head ?? START, seal };
}

interface ReadExport {
  readonly entries: number;
  readonly head: Head;
  readonly seal: Seal | null;
  readonly fault: string | null;
}

async function verifyExport(file: string, keys: readonly PublicKey[], continues: Head | null): Promise<ReadExport> {
  const handle = await open(file).catch((error: Error) => {
    throw new TrailFileError(`${file} cannot be read: ${error.message}`);
  });
  try {
    return await verifyLines(handle.readLines()[Symbol.asyncIterator](), keys, continues);
  } finally {
    await handle.close();
  }
}

async function verifyLines(
  lines: AsyncIterator<string>,
  keys: readonly PublicKey[],
  continues: Head | null,
): Promise<ReadExport> {
  const header = parsed(HeaderSchema, await nextOf(lines));
  if (header === null) return { entries: 0, head: START, seal: null, fault: 'This is not an export of the audit log.' };
  const { after } = header;
  const step = walker(after, keys);
  const done = (fault: string | null, seal: Seal | null = null): ReadExport => ({
    entries: step.head().position - after.position,
    head: step.head(),
    seal,
    fault,
  });
  if (continues && (continues.position !== after.position || continues.hash !== after.hash))
    return done(`It continues link ${after.position}, but the file before ends with link ${continues.position}.`);
  if (!continues && after.position === 0 && after.hash !== START.hash)
    return done('It does not begin at the beginning.');
  for (;;) {
    const line = await nextOf(lines);
    if (line === undefined) return done('It has no signed end: it was cut off.');
    const end = parsed(SealSchema, line);
    if (end !== null) {
      if ((await nextOf(lines)) !== undefined) return done('Something follows its signed end.');
      return done(sealFault(end.seal, step.head(), keys), end.seal);
    }
    const link = parsed(LinkSchema, line);
    if (link === null) return done(`The line after link ${step.head().position} cannot be read.`);
    const fault = step.link({ ...link, entry_id: link.entry.id }, null);
    if (fault !== null) return done(fault);
  }
}

async function nextOf(lines: AsyncIterator<string>): Promise<string | undefined> {
  const { value, done } = await lines.next();
  return done ? undefined : value;
}

function sealFault(seal: Seal, head: Head, keys: readonly PublicKey[]): string | null {
  if (seal.position !== head.position)
    return `It ends with link ${head.position}, but its seal is of link ${seal.position}.`;
  if (seal.hash === head.hash && isGenuine(seal, keys)) return null;
  return `The seal of link ${seal.position} is not ours: the file was rewritten, or these are another installation's keys.`;
}

function parsed<const Schema extends v.GenericSchema>(schema: Schema, line: unknown): v.InferOutput<Schema> | null {
  if (typeof line !== 'string') return null;
  try {
    const result = v.safeParse(schema, JSON.parse(line));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
