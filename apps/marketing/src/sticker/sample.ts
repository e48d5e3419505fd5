import { addressIn, type Brand, type Language, paperBrand } from '@vinlore/brand';
import { composeSticker, type NumberedClassic, type StickerData, stickerInput } from '@vinlore/sticker-domain';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';

/**
 * The sticker that would be made of a decoded vehicle, to be shown on a page. It is no document: it has no number, it
 * is not signed, and the sheet that shows it is marked as a sample.
 */
export function stickerOf(vehicle: DecodedVehicle, brand: Brand, language: Language, origin: string): StickerData {
  const decoded = stickerInput(vehicle);
  return composeSticker({ ...unmade(brand, language, origin), decoded, madeOn: vehicle.source.asOf });
}

/** The same of a classic number, as the makers' tables read it. */
export function classicStickerOf(
  classic: NumberedClassic,
  brand: Brand,
  language: Language,
  origin: string,
): StickerData {
  // A page shows no day of it: the tables of a time long past have none.
  return composeSticker({ ...unmade(brand, language, origin), classic, madeOn: `${classic.year}-01-01` });
}

const unmade = (brand: Brand, language: Language, origin: string) => ({
  brand: paperBrand(brand),
  language,
  id: '',
  verifyUrl: origin + addressIn(brand, language, '/verify'),
  sample: false,
});
