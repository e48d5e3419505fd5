import { type Database, replaceRows } from '@vinlore/database';
import { ImportError, type ImportResult, type ImportWatch, LineFault, openZip, runImport } from '@vinlore/server-kit';
import type { EpaRow } from '../tables.ts';
import { readEpaVehicle } from './read-vehicle.ts';
import { importText } from '../import-text.ts';

/** EPA's file in its archive, ten times the size that it has today. */
const PACKED = {
  ending: '.csv',
  largest: 200_000_000,
  hint: importText('catalogueFile.hint'),
};

const COLUMNS = [
  ...(['epa_id', 'year', 'make_key', 'model', 'size_class', 'cylinders', 'liters', 'drive', 'transmission'] as const),
  ...(['turbo', 'fuel', 'technology', 'city', 'highway', 'combined', 'electric_combined'] as const),
  ...(['electric_range', 'co2', 'ghg_score', 'annual_cost', 'save_over_5_years', 'as_of'] as const),
] satisfies readonly (keyof EpaRow)[];

/**
 * Imports EPA's list of vehicles from its own archive (fueleconomy.gov, `vehicles.csv.zip`), in place of the list that was
 * there: importing it again changes nothing. The look-ups of others see the old list until the new one is whole.
 *
 * @throws ImportError for a file that is not EPA's; then nothing has changed
 */
export async function importFuelEconomy(
  database: Database,
  file: string,
  watch: ImportWatch = {},
): Promise<ImportResult> {
  // A check reads the file and leaves the list alone.
  if (watch.checkOnly) return readList(file, () => Promise.resolve(), watch);
  return replaceRows(database, { table: 'catalogue_epa_vehicle', columns: COLUMNS }, (write) =>
    readList(file, (vehicles) => write(vehicles.map((vehicle) => COLUMNS.map((column) => vehicle[column]))), watch),
  );
}

async function readList(
  file: string,
  write: (vehicles: readonly EpaRow[]) => Promise<void>,
  watch: ImportWatch,
): Promise<ImportResult> {
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
        const vehicle = readEpaVehicle(record, asOf);
        if (vehicle instanceof LineFault) return vehicle;
        if (seen.has(vehicle.epa_id))
          return new LineFault(importText('catalogueFile.sameId', { epa_id: vehicle.epa_id }), { column: 'id' });
        seen.add(vehicle.epa_id);
        return vehicle;
      },
      write,
    },
    watch,
  );
  if (result.kept === 0) throw new ImportError(importText('catalogueFile.noEpaVehicle', { file }));
  return result;
}
