import type { Language } from '@vinlore/i18n';
import { type DecodedVehicle, properName, valueInWords } from '@vinlore/vehicle-domain';

/** Where it was built, as exactly as is known: city and state, or the country; null where unknown. */
export function plantOf({ elements }: DecodedVehicle, language: Language): string | null {
  const city = elements['Plant City'];
  const state = elements['Plant State'];
  const filed = elements['Plant Country'];
  const country = filed && (valueInWords('Plant Country', filed, language) ?? properName(filed));
  const region = state ? properName(state) : country;
  const parts = city ? [properName(city), region] : [state && properName(state), country];
  const names = parts.filter(Boolean);
  return names.length > 0 ? names.join(', ') : null;
}
