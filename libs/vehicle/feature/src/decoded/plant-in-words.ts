import type { Language } from '@vinlore/i18n';
import { type DecodedVehicle, properName, valueInWords } from '@vinlore/vehicle-domain';
import { plantWith } from './vehicle-facts.ts';

/**
 * Returns the place of manufacture in the reader's language. Pulls in all value translations, which is too much for the
 * VIN field.
 */
export const plantOf = (vehicle: DecodedVehicle, language: Language): string | null =>
  plantWith(vehicle, (filed) => valueInWords('Plant Country', filed, language) ?? properName(filed));
