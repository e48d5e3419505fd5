import {
  type Database,
  loadSlot,
  rollBackSlot,
  slotInUse,
  type SlotSet,
  tables,
  type Tx,
  useSlot,
} from '@vinlore/database';
import type { Loaded, OpenDataFile, OpenDataLoader, OpenDataWatch } from '@vinlore/server-kit';
import { sql } from 'kysely';
import type { RecallTables } from '../tables.ts';
import { keepSource } from './keep-recalls.ts';
import { openSlot, type SlotRecalls } from './slot-recalls.ts';

/** What distinguishes recall sources when loading. */
export interface RecallReading {
  readonly set: SlotSet;
  /** Source name, for display. */
  readonly source: string;
  readonly version: number;
  /** Reads a source's files into a slot. @throws ImportError */
  readonly read: (files: readonly OpenDataFile[], into: SlotRecalls, watch: OpenDataWatch) => Promise<Counted>;
}

/** Result of reading the files. */
interface Counted {
  readonly refused: number;
  /** Date of the newest record read, `YYYY-MM-DD`; null if none has one. */
  readonly newest: string | null;
}

/** Returns the latest date of a source. */
async function dayOf(database: Database, source: string): Promise<string | null> {
  const kept = await tables<RecallTables>(database)
    .selectFrom('recall_source')
    .select('as_of')
    .where('source', '=', source)
    .executeTakeFirst();
  return kept?.as_of ?? null;
}

/**
 * Creates a loader that fills an inactive slot with a source's recalls.
 *
 * @param onUse called in the transaction that activates a load; watchers are emailed after it
 */
export function recallLoader(
  database: Database,
  { set, source, version, read }: RecallReading,
  onUse: (tx: Tx) => Promise<unknown>,
): OpenDataLoader {
  let loaded: { readonly slot: number; readonly asOf: string | null } | null = null;
  return {
    version,
    async load(files, watch): Promise<Loaded> {
      const { slot, result } = await loadSlot(database, set, async (load) => {
        const into = openSlot(load, source);
        const counted = await read(files, into, watch);
        await into.finish();
        return { ...counted, rows: into.rows() };
      });
      // Copied rows keep their date.
      const before = files.some(({ unchanged }) => unchanged) ? await dayOf(database, source) : null;
      const days = [result.newest, before].filter((day) => day !== null).sort();
      const asOf = days.at(-1) ?? null;
      loaded = { slot, asOf };
      return { rows: result.rows, refused: result.refused, asOf, release: null };
    },
    async use(tx) {
      if (loaded === null) throw new Error('Nothing was loaded.');
      await useSlot(tx, set, loaded.slot);
      await keepSource(tx, { source, as_of: loaded.asOf, sample: false }, { replaces: true });
      await onUse(tx);
    },
    async rollBack(tx) {
      if (!(await rollBackSlot(tx, set))) return false;
      await tables<RecallTables>(tx)
        .updateTable('recall_source')
        .set({ as_of: sql`previous_as_of`, previous_as_of: sql`as_of` })
        .where('source', '=', source)
        .execute();
      return true;
    },
    count: () =>
      database.maintenance(async (db) => {
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from recall_vehicle where slot = ${slotInUse(set)}`.execute(db);
        return rows[0]!.n;
      }),
  };
}
