import { type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';

/** Saved mappings for Kysely, with each version as it was saved. */
interface MappingTables {
  history_mapping: {
    name: string;
    /** Starts at 1. */
    version: number;
    /** The mapping file; null: the mapping was removed. */
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

/** Returns the newest version of each mapping in use, by name. */
export async function savedMappings(source: Database | Tx): Promise<readonly SavedMapping[]> {
  const newest = await query(source).distinctOn('name').orderBy('name').orderBy('version', 'desc').execute();
  return newest.filter(({ text }) => text !== null);
}

/** Returns all versions of a mapping, newest first. */
export const versionsOf = (source: Database | Tx, name: string): Promise<readonly SavedMapping[]> =>
  query(source).where('name', '=', name).orderBy('version', 'desc').execute();

/** Locks a name until the transaction ends and returns its newest version, removed or not; null if the name is new. */
export async function lockMapping(tx: Tx, name: string): Promise<SavedMapping | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`history-mapping ${name}`}, 0))`.execute(
    tables<MappingTables>(tx),
  );
  const [newest = null] = await versionsOf(tx, name);
  return newest;
}

/** Stores a version. The name must be locked. */
export async function keepVersion(tx: Tx, version: SavedMapping): Promise<void> {
  await tables<MappingTables>(tx).insertInto('history_mapping').values(version).execute();
}

/** A name with its version, as imports store it: `county-auction@3`. */
const PINNED = /^(?<name>[a-z0-9][a-z0-9-]{0,39})(@(?<version>[1-9]\d{0,5}))?$/;

/**
 * Returns the text of a saved mapping by its name, with or without a version.
 *
 * @returns null if there is no such mapping or version, or if that version is a removal
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
