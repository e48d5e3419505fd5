import { HIGHEST_READING } from '@vinlore/garage-domain';
import { mileageOf } from '@vinlore/vehicle-domain';

/** Parses a typed odometer reading such as `61,234`; null if invalid. */
export function readingOf(text: string): number | null {
  const reading = text.trim() === '' ? null : mileageOf(text);
  return reading !== null && reading <= HIGHEST_READING ? reading : null;
}
