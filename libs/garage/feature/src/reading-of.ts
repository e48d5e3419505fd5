import { HIGHEST_READING } from '@vinlore/garage-domain';
import { mileageOf } from '@vinlore/vehicle-domain';

/** An odometer reading as somebody types it, such as `61,234`; null for what is none. */
export function readingOf(text: string): number | null {
  const reading = text.trim() === '' ? null : mileageOf(text);
  return reading !== null && reading <= HIGHEST_READING ? reading : null;
}
