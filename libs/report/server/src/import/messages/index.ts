import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Errors in a file of history records or its mapping. */
export const historyFileTexts = defineDocumentTexts({ en, es });
