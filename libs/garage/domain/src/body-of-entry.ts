import { type BodyShape, classicBody, modernBody } from '@vinlore/vehicle-domain';
import type { GarageEntry } from './garage-entry.ts';

/**
 * Returns the body-style drawing of a saved vehicle, the same one its decode shows, or null if the body style is
 * unknown.
 *
 * @param isClassic whether the VIN predates the 17-character format; a public garage masks the VIN itself
 */
export function bodyOfEntry(
  { title, year, body }: Pick<GarageEntry, 'title' | 'year' | 'body'>,
  isClassic: boolean,
): BodyShape | null {
  return isClassic ? classicBody(title, body === null ? [] : [body]) : modernBody(year, body ?? undefined);
}
