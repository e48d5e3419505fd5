import { inAllLanguages } from '@vinlore/i18n';
import { openDataTexts } from './messages/index.ts';

/** A sync message in every language. */
export const openDataText = inAllLanguages(openDataTexts);
