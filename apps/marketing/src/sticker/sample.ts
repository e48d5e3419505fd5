import type { Brand, Language } from '@vinlore/brand';
import { composeSticker, type StickerData } from '@vinlore/sticker-domain';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';

/**
 * The sticker that would be made of a decoded vehicle, to be shown on a page. It is no document: it has no number, it
 * is not signed, and the sheet that shows it is marked as a sample.
 */
export function stickerOf(vehicle: DecodedVehicle, brand: Brand, language: Language, origin: string): StickerData {
  return composeSticker({
    decoded: { ...vehicle, checkDigitOk: vehicle.checkDigit === 'agrees', sourceAsOf: vehicle.source.asOf },
    brand: { name: brand.name, ink: brand.theme.paper.ink.toLowerCase(), headings: 'sans' },
    language,
    id: '',
    verifyUrl: `${origin}/verify`,
    madeOn: vehicle.source.asOf,
    sample: false,
  });
}
