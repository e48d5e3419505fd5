import type { Language } from '@vinlore/brand';
import { regionName, US_REGIONS } from '@vinlore/vehicle-domain';

/** A state or territory that issues plates. */
export interface Region {
  readonly code: string;
  readonly name: string;
}

/** Lists states, the district, and territories by name, sorted for the locale. */
export function regions(language: Language): Region[] {
  const named = US_REGIONS.map((code) => ({ code, name: regionName(code, language) ?? code }));
  return named.sort((one, other) => one.name.localeCompare(other.name, language));
}
