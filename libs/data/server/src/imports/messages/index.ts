import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** How an import ended. */
export const importRunTexts = defineDocumentTexts({ en, es });
