import type { Language } from '@vinlore/brand';
import { regionName, US_REGIONS } from '@vinlore/vehicle-domain';

/** A place that issues plates. */
export interface Region {
  readonly code: string;
  readonly name: string;
}

/** States, the district and territories by name, in the order of the language's alphabet. */
export function regions(language: Language): Region[] {
  const named = US_REGIONS.map((code) => ({ code, name: regionName(code, language) ?? code }));
  return named.sort((one, other) => one.name.localeCompare(other.name, language));
}
