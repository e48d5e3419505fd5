import { readFileSync } from 'node:fs';
import { VpicIndexError } from '@vinlore/vehicle-vpic';
import { catalogueOver, type VehicleCatalogue } from './vehicle-catalogue.ts';

/**
 * Opens the catalog produced by the build (`dist/vpic/catalogue.bin`).
 *
 * @throws VpicIndexError with instructions if the file is missing or damaged
 */
export function loadCatalogue(file: string): VehicleCatalogue {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new VpicIndexError(`The vehicle catalog ${file} is missing. Build it: npm run build.`);
  }
  return catalogueOver(bytes);
}
