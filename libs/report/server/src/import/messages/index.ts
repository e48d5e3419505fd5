import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** What is wrong with a file of history records, or with its mapping. */
export const historyFileTexts = defineDocumentTexts({ en, es });
