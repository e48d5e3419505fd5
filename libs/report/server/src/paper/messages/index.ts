import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Texts that only the PDF of a report has. */
export const paperTexts = defineDocumentTexts({ en, es });
