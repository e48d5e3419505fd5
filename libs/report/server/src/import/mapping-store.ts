import { type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';

/** Saved mappings as kysely sees them: each version as it was saved. */
interface MappingTables {
  history_mapping: {
    name: string;
    /** Counted from 1. */
    version: number;
    /** The mapping's file; null: it was taken out of use. */
    text: string | null;
    saved_at: Date;
  };
}

/** A version of a saved mapping. */
export interface SavedMapping {
  readonly name: string;
  readonly version: number;
  readonly text: string | null;
  readonly saved_at: Date;
}

const query = (source: Database | Tx) => tables<MappingTables>(source).selectFrom('history_mapping').selectAll();

/** The newest version of each mapping that is in use, by name. */
export async function savedMappings(source: Database | Tx): Promise<readonly SavedMapping[]> {
  const newest = await query(source).distinctOn('name').orderBy('name').orderBy('version', 'desc').execute();
  return newest.filter(({ text }) => text !== null);
}

/** All versions of a mapping, the newest first. */
export const versionsOf = (source: Database | Tx, name: string): Promise<readonly SavedMapping[]> =>
  query(source).where('name', '=', name).orderBy('version', 'desc').execute();

/** The newest version of a name, in use or not, which is nobody else's to change until the transaction ends; null for a new one. */
export async function lockMapping(tx: Tx, name: string): Promise<SavedMapping | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`history-mapping ${name}`}, 0))`.execute(
    tables<MappingTables>(tx),
  );
  const [newest = null] = await versionsOf(tx, name);
  return newest;
}

/** Keeps a version of a locked name. */
export async function keepVersion(tx: Tx, version: SavedMapping): Promise<void> {
  await tables<MappingTables>(tx).insertInto('history_mapping').values(version).execute();
}

/** A name with its version, as imports keep it: `county-auction@3`. */
const PINNED = /^(?<name>[a-z0-9][a-z0-9-]{0,39})(@(?<version>[1-9]\d{0,5}))?$/;

/**
 * The text of a saved mapping by its name, with or without a version.
 *
 * @returns null where none is saved under it, or without a version none is in use
 */
export async function savedByName(
  source: Database | Tx,
  nameOrPin: string,
): Promise<{ readonly pin: string; readonly text: string } | null> {
  const { name, version } = PINNED.exec(nameOrPin)?.groups ?? {};
  if (name === undefined) return null;
  const all = await versionsOf(source, name);
  const found = version === undefined ? all[0] : all.find((each) => each.version === Number(version));
  return found?.text ? { pin: `${name}@${found.version}`, text: found.text } : null;
}
