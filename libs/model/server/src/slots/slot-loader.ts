import {
  type Database,
  loadSlot,
  rollBackSlot,
  slotInUse,
  type SlotLoad,
  type SlotSet,
  useSlot,
} from '@vinlore/database';
import { type Loaded, type OpenDataFile, type OpenDataLoader, type OpenDataWatch } from '@vinlore/server-kit';
import { sql } from 'kysely';

/** Reads a source's files into its slot. */
type ReadFiles = (load: SlotLoad, files: readonly OpenDataFile[], watch: OpenDataWatch) => Promise<Loaded>;

const RELEASE = { table: 'model_release', columns: ['release', 'as_of'] };

/**
 * Fills the inactive slot and records its date.
 *
 * @throws SlotBusyError if another process is filling it
 */
export function fillSlot(
  database: Database,
  set: SlotSet,
  work: (load: SlotLoad) => Promise<Loaded>,
): Promise<{ readonly slot: number; readonly result: Loaded }> {
  return loadSlot(database, set, async (load) => {
    const loaded = await work(load);
    if (loaded.asOf !== null) await load.add(RELEASE, [[loaded.release, loaded.asOf]]);
    return loaded;
  });
}

/** Options of a source's loader. */
export interface SlotSource {
  readonly set: SlotSet;
  /** Table whose rows are counted. */
  readonly counted: string;
  /** See {@link OpenDataLoader.version}. */
  readonly version: number;
  readonly read: ReadFiles;
}

/** Creates a loader for a source with two slots. */
export function slotLoader(database: Database, { set, counted, version, read }: SlotSource): OpenDataLoader {
  let filled: number | null = null;
  return {
    version,
    async load(files, watch) {
      filled = null;
      const { slot, result } = await fillSlot(database, set, (load) => read(load, files, watch));
      filled = slot;
      return result;
    },
    async use(tx) {
      if (filled === null) throw new Error(`Nothing was loaded for ${set.name}.`);
      await useSlot(tx, set, filled);
    },
    rollBack: (tx) => rollBackSlot(tx, set),
    async count() {
      const { rows } = await sql<{ rows: number }>`
        select count(*)::int as rows from ${sql.table(counted)} where slot = ${slotInUse(set)}`.execute(
        database.kysely,
      );
      return rows[0]!.rows;
    },
  };
}
