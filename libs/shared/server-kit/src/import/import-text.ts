import { inAllLanguages } from '@vinlore/i18n';
import { importFileTexts } from './messages/index.ts';

/** What is said of an import, in all languages: who reads it is not known yet. */
export const importText = inAllLanguages(importFileTexts);
