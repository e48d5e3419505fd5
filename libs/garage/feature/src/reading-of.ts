import { HIGHEST_READING } from '@vinlore/garage-domain';

/** An odometer reading as somebody types it, such as `61,234`; null for what is none. */
export function readingOf(text: string): number | null {
  const plain = text.replace(/[\s,]/g, '');
  return /^\d{1,7}$/.test(plain) && Number(plain) <= HIGHEST_READING ? Number(plain) : null;
}
