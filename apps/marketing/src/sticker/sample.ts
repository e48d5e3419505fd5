import { addressIn, type Brand, type Language, paperBrand } from '@vinlore/brand';
import { composeSticker, type StickerData, stickerInput } from '@vinlore/sticker-domain';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';

/**
 * The sticker that would be made of a decoded vehicle, to be shown on a page. It is no document: it has no number, it
 * is not signed, and the sheet that shows it is marked as a sample.
 */
export function stickerOf(vehicle: DecodedVehicle, brand: Brand, language: Language, origin: string): StickerData {
  return composeSticker({
    decoded: stickerInput(vehicle),
    brand: paperBrand(brand),
    language,
    id: '',
    verifyUrl: origin + addressIn(brand, language, '/verify'),
    madeOn: vehicle.source.asOf,
    sample: false,
  });
}
