import { TypesetError } from '@vinlore/documents';
import { Refusal } from '../refusal.ts';

/** Seconds after which a queue that was full is worth another try. */
const TRY_AGAIN = 2;

/** Refuses in these words (503) where too many documents are being set at once. */
export async function orBusy<Result>(words: string, set: () => Promise<Result>): Promise<Result> {
  try {
    return await set();
  } catch (error) {
    if (error instanceof TypesetError && error.code === 'queue-full')
      throw new Refusal(503, words, undefined, TRY_AGAIN);
    throw error;
  }
}
