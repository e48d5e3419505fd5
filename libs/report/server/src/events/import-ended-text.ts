import { inAllLanguages } from '@vinlore/i18n';
import { historyImportTexts } from './messages/index.ts';

/** Why an import can't add anything more, in all languages, because the reader's language isn't known yet. */
export const endedText = inAllLanguages(historyImportTexts);
