import { type BodyShape, classicBody, modernBody } from '@vinlore/vehicle-domain';
import type { GarageEntry } from './garage-entry.ts';

/**
 * The drawing of a saved vehicle's body style, as its decode shows it; null where there is none.
 *
 * @param isClassic its number is older than those of 17 characters; a public garage masks the number itself
 */
export function bodyOfEntry(
  { title, year, body }: Pick<GarageEntry, 'title' | 'year' | 'body'>,
  isClassic: boolean,
): BodyShape | null {
  return isClassic ? classicBody(title, body === null ? [] : [body]) : modernBody(year, body ?? undefined);
}
