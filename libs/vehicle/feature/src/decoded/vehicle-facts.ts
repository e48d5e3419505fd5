import { type DecodedVehicle, properName } from '@vinlore/vehicle-domain';

/** Where it was built, as exactly as is known: city and state, or the country; null where unknown. */
export function plantOf({ elements }: DecodedVehicle): string | null {
  const city = elements['Plant City'];
  const state = elements['Plant State'];
  const country = elements['Plant Country'];
  const parts = city ? [city, state ?? country] : [state, country];
  const names = parts.filter((part) => part !== undefined).map(properName);
  return names.length > 0 ? names.join(', ') : null;
}
