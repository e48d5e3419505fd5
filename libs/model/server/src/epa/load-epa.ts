import { type Database, SlotBusyError, type SlotLoad, useSlot } from '@vinlore/database';
import type { EpaRow } from '@vinlore/model-domain';
import {
  ImportError,
  type ImportResult,
  type ImportWatch,
  LineFault,
  type OpenDataLoader,
  openZip,
  runImport,
} from '@vinlore/server-kit';
import { importText } from '../import/import-text.ts';
import { EPA } from '../slots/sets.ts';
import { fillSlot, slotLoader } from '../slots/slot-loader.ts';
import { readEpaRow } from './read-row.ts';

/** Size limit of the extracted file, ten times its current size. */
const PACKED = {
  ending: '.csv',
  largest: 200_000_000,
  hint: importText('modelFile.epaHint'),
};

const COLUMNS = [
  ...(['epa_id', 'year', 'make_key', 'model', 'size_class', 'cylinders', 'liters', 'drive', 'transmission'] as const),
  ...(['turbo', 'supercharger', 'fuel', 'second_fuel', 'technology', 'city', 'highway', 'combined'] as const),
  ...(['second_city', 'second_highway', 'second_combined', 'kwh', 'electric_range', 'co2', 'second_co2'] as const),
  ...(['ghg_score', 'economy_score', 'annual_cost', 'second_annual_cost', 'save_over_5_years'] as const),
] satisfies readonly (keyof EpaRow)[];
const TARGET = { table: 'model_epa', columns: COLUMNS };

/** Reads the archive and passes rows to `write`. @throws ImportError if the file isn't EPA's */
async function readList(
  file: string,
  write: (rows: readonly EpaRow[]) => Promise<void>,
  watch: ImportWatch,
): Promise<ImportResult & { readonly asOf: string }> {
  const seen = new Set<number>();
  let asOf = '';
  const result = await runImport<EpaRow>(
    file,
    {
      open: async (path) => {
        const content = await openZip(path, PACKED);
        asOf = content.asOf;
        return content;
      },
      read: (record) => {
        const row = readEpaRow(record);
        if (row instanceof LineFault) return row;
        if (seen.has(row.epa_id))
          return new LineFault(importText('modelFile.sameId', { epa_id: row.epa_id }), { column: 'id' });
        seen.add(row.epa_id);
        return row;
      },
      write,
    },
    watch,
  );
  if (result.kept === 0) throw new ImportError(importText('modelFile.noEpaVehicle', { file }));
  return { ...result, asOf };
}

const into = (load: SlotLoad) => (rows: readonly EpaRow[]) =>
  load.add(
    TARGET,
    rows.map((row) => COLUMNS.map((column) => row[column])),
  );

/**
 * Imports EPA's vehicle list from its archive (fueleconomy.gov, `vehicles.csv.zip`), replacing the previous list.
 * Idempotent. Lookups use the old list until the new one is complete.
 *
 * @throws ImportError if the file isn't EPA's or another process is loading it; the old list then stays in use
 */
export async function importFuelEconomy(
  database: Database,
  file: string,
  watch: ImportWatch = {},
): Promise<ImportResult> {
  // A dry run reads the file and leaves the list alone.
  if (watch.checkOnly) return readList(file, () => Promise.resolve(), watch);
  let result: ImportResult | null = null;
  const { slot } = await fillSlot(database, EPA, async (load) => {
    const read = await readList(file, into(load), watch);
    result = { kept: read.kept, faults: read.faults, errorFile: read.errorFile };
    return { rows: read.kept, refused: read.faults, asOf: read.asOf, release: null };
  }).catch((error: unknown) => {
    throw error instanceof SlotBusyError ? new ImportError(importText('modelFile.busy')) : error;
  });
  await database.transaction((tx) => useSlot(tx, EPA, slot));
  return result!;
}

/** Loader that keeps EPA's list up to date. */
export function epaLoader(database: Database): OpenDataLoader {
  return slotLoader(database, {
    set: EPA,
    counted: TARGET.table,
    version: 1,
    read: async (load, [file], { signal, onProgress }) => {
      // The source's only file: if it's the one in use, there's nothing to load.
      const { kept, faults, asOf } = await readList(file!.path ?? '', into(load), {
        signal,
        onFault: () => {},
        onProgress: ({ kept: rows, faults: refused, share }) => onProgress({ rows, refused, share }),
      });
      return { rows: kept, refused: faults, asOf, release: null };
    },
  });
}
