import { TypesetError } from '@vinlore/documents';
import { Refusal } from '../refusal.ts';

/** Retry-After for a full queue, in seconds. */
const TRY_AGAIN = 2;

/** Converts a full document queue to a 503 with this message. */
export async function orBusy<Result>(words: string, set: () => Promise<Result>): Promise<Result> {
  try {
    return await set();
  } catch (error) {
    if (error instanceof TypesetError && error.code === 'queue-full')
      throw new Refusal(503, words, undefined, TRY_AGAIN);
    throw error;
  }
}
