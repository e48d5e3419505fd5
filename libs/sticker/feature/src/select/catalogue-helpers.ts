import { type Call, CallError } from '@vinlore/contract';
import { catalogueContract, type EquipmentCatalogue } from '@vinlore/sticker-domain';
import type { StickerCar } from '../car/sticker-car.ts';

/** Arguments of a helper: the car and the currently selected trim. */
export interface CatalogueQuestion {
  readonly car: StickerCar;
  readonly trim: string;
}

/** Formats the make for `get-autoblog-data`: with dashes, the first space as an underscore (spec §7). */
export function autoblogMake(make: string): string {
  return make.trim().replace(/\s+/u, '_').replace(/\s+/gu, '-');
}

/** Returns a source's response; null on failure: helpers log errors and return nothing (spec §8). */
async function orNothing(source: string, asked: Promise<EquipmentCatalogue>): Promise<EquipmentCatalogue | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof CallError && error.fault === 'aborted') throw error;
    console.error(`No ${source} data:`, error);
    return null;
  }
}

const nameOf = ({ car: { vin, year, make, model }, trim }: CatalogueQuestion) => ({
  vin,
  year: String(year),
  make,
  model,
  trim,
});

/** Loads trims, colors, and packages from imported catalogs. */
export function autoblogData(call: Call, { car, trim }: CatalogueQuestion, signal: AbortSignal) {
  const { vin, year, make, model } = car;
  const input = { vin, year: String(year), make: autoblogMake(make), model, style: trim };
  return orNothing('autoblog', call(catalogueContract.autoblogData, input, { signal }));
}

/** Loads trims and specifications from manufacturers' filings. */
export function forumData(call: Call, question: CatalogueQuestion, signal: AbortSignal) {
  return orNothing('forum', call(catalogueContract.forumData, nameOf(question), { signal }));
}

/** EPA's figures. */
export function autoloadingData(call: Call, question: CatalogueQuestion, signal: AbortSignal) {
  return orNothing('autoloading', call(catalogueContract.autoloadingData, nameOf(question), { signal }));
}
