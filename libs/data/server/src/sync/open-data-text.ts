import { inAllLanguages } from '@vinlore/i18n';
import { openDataTexts } from './messages/index.ts';

/** A text of the sync in all languages. */
export const openDataText = inAllLanguages(openDataTexts);
