import { type DecodedVehicle, titleCase } from '@vinlore/vehicle-domain';

const isCapitals = (text: string) => text === text.toUpperCase();

/** A place for people: `LOS ANGELES` → `Los Angeles`, `UNITED STATES (USA)` → `United States (USA)`. */
export function placeName(text: string): string {
  if (!isCapitals(text)) return text;
  return text.replace(/(?<![(\p{L}])\p{L}+/gu, (word) => word[0] + word.slice(1).toLowerCase());
}

/** A firm for people, short words kept as the names they often are: `BMW MANUFACTURER CORPORATION` keeps BMW. */
export function firmName(text: string): string {
  return isCapitals(text) ? titleCase(text) : text;
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
