import { TypesetError } from '@vinlore/documents';
import type { Translator } from '@vinlore/i18n';
import { Refusal } from '@vinlore/server-kit';

/** Seconds after which a queue that was full is worth another try. */
const TRY_AGAIN = 2;

/** Refuses in words (503) where too many documents are being set at once. */
export async function orBusy<Result>(text: Translator, set: () => Promise<Result>): Promise<Result> {
  try {
    return await set();
  } catch (error) {
    if (error instanceof TypesetError && error.code === 'queue-full')
      throw new Refusal(503, text.t('sticker.busy'), undefined, TRY_AGAIN);
    throw error;
  }
}
