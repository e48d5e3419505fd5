import { addressIn, type Brand, type Language, paperBrand } from '@vinlore/brand';
import { composeSticker, type NumberedClassic, type StickerData, stickerInput } from '@vinlore/sticker-domain';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';

/**
 * The sticker for a decoded vehicle, for display on a page. Not a document: it has no number or signature, and is
 * rendered with a sample watermark.
 */
export function stickerOf(vehicle: DecodedVehicle, brand: Brand, language: Language, origin: string): StickerData {
  const decoded = stickerInput(vehicle);
  return composeSticker({ ...unmade(brand, language, origin), decoded, madeOn: vehicle.source.asOf });
}

/** The same for a classic VIN, decoded with the manufacturers' tables. */
export function classicStickerOf(
  classic: NumberedClassic,
  brand: Brand,
  language: Language,
  origin: string,
): StickerData {
  // Not shown on pages: old tables have no date.
  return composeSticker({ ...unmade(brand, language, origin), classic, madeOn: `${classic.year}-01-01` });
}

const unmade = (brand: Brand, language: Language, origin: string) => ({
  brand: paperBrand(brand),
  language,
  id: '',
  verifyUrl: origin + addressIn(brand, language, '/verify'),
  sample: false,
});
