import { defineDocumentTexts, inAllLanguages } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** How an import ended. */
export const importRunTexts = defineDocumentTexts({ en, es });

/** One of these texts in all languages: who reads it is not known yet. */
export const importText = inAllLanguages(importRunTexts);
