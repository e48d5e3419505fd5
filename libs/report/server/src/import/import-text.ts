import { inAllLanguages } from '@vinlore/i18n';
import { historyFileTexts } from './messages/index.ts';

/** Import messages in all languages, because the reader's language isn't known yet. */
export const importText = inAllLanguages(historyFileTexts);
