import { type Call, CallError } from '@vinlore/contract';
import { catalogueContract, type EquipmentCatalogue } from '@vinlore/sticker-domain';
import type { StickerCar } from '../car/sticker-car.ts';

/** What a helper asks about: the car, and the trim that is chosen at the moment. */
export interface CatalogueQuestion {
  readonly car: StickerCar;
  readonly trim: string;
}

/** The make as `get-autoblog-data` wants it: with dashes, the first space as an underscore (spec §7). */
export function autoblogMake(make: string): string {
  return make.trim().replace(/\s+/u, '_').replace(/\s+/gu, '-');
}

/** What a source answered; null where it failed: helpers log errors and return nothing (spec §8). */
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

/** Trims, colors and packages of imported catalogues. */
export function autoblogData(call: Call, { car, trim }: CatalogueQuestion, signal: AbortSignal) {
  const { vin, year, make, model } = car;
  const input = { vin, year: String(year), make: autoblogMake(make), model, style: trim };
  return orNothing('autoblog', call(catalogueContract.autoblogData, input, { signal }));
}

/** Trims and specifications of the makers' filings. */
export function forumData(call: Call, question: CatalogueQuestion, signal: AbortSignal) {
  return orNothing('forum', call(catalogueContract.forumData, nameOf(question), { signal }));
}

/** EPA's figures. */
export function autoloadingData(call: Call, question: CatalogueQuestion, signal: AbortSignal) {
  return orNothing('autoloading', call(catalogueContract.autoloadingData, nameOf(question), { signal }));
}
