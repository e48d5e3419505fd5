import type { Language } from '@vinlore/i18n';
import { type DecodedVehicle, properName, valueInWords } from '@vinlore/vehicle-domain';
import { plantWith } from './vehicle-facts.ts';

/** Where it was built, in the reader's language. The words of all values come with it: too much for a field. */
export const plantOf = (vehicle: DecodedVehicle, language: Language): string | null =>
  plantWith(vehicle, (filed) => valueInWords('Plant Country', filed, language) ?? properName(filed));
