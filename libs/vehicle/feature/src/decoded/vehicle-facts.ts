import { type DecodedVehicle, titleCase } from '@vinlore/vehicle-domain';

/** A place name for people: `GEORGETOWN` → `Georgetown`, `UNITED STATES (USA)` → `United States (USA)`. */
export function placeName(text: string): string {
  return text
    .split(' ')
    .map((word) => (word.startsWith('(') ? word : titleCase(word)))
    .join(' ');
}

/** Year, make, model and trim in words; empty where the VIN says none of them. */
export function vehicleName({ fullName, trim }: DecodedVehicle): string {
  return [fullName, trim].filter(Boolean).join(' ').trim();
}

/** Where it was built, as exactly as is known: city and state, or the country; null where unknown. */
export function plantOf({ elements }: DecodedVehicle): string | null {
  const city = elements['Plant City'];
  const state = elements['Plant State'];
  const country = elements['Plant Country'];
  const parts = city ? [city, state ?? country] : [state, country];
  const names = parts.filter((part) => part !== undefined).map(placeName);
  return names.length > 0 ? names.join(', ') : null;
}
