import { inAllLanguages } from '@vinlore/i18n';
import { historyImportTexts } from './messages/index.ts';

/** Why an import can bring nothing more, in all languages: who reads it is not known yet. */
export const endedText = inAllLanguages(historyImportTexts);
