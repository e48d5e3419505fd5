import { type DecodedVehicle, properName } from '@vinlore/vehicle-domain';

/**
 * Returns the place of manufacture as precisely as known: city and state, or the country; null if unknown.
 *
 * @param sayCountry translates a country as filed, such as `UNITED STATES (USA)`
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
