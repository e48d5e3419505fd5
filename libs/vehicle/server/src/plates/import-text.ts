import { inAllLanguages } from '@vinlore/i18n';
import { platesFileTexts } from './messages/index.ts';

/** Import messages in all languages, since the reader's language isn't known yet. */
export const importText = inAllLanguages(platesFileTexts);
