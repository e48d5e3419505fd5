import { type DecodedVehicle, properName } from '@vinlore/vehicle-domain';

/**
 * Where it was built, as exactly as is known: city and state, or the country; null where unknown.
 *
 * @param sayCountry names a country as it was filed, such as `UNITED STATES (USA)`
 */
export function plantWith({ elements }: DecodedVehicle, sayCountry: (filed: string) => string): string | null {
  const city = elements['Plant City'];
  const state = elements['Plant State'];
  const filed = elements['Plant Country'];
  const country = filed && sayCountry(filed);
  const region = state ? properName(state) : country;
  const parts = city ? [properName(city), region] : [state && properName(state), country];
  const names = parts.filter(Boolean);
  return names.length > 0 ? names.join(', ') : null;
}
