import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** What only the paper says around a report. */
export const paperTexts = defineDocumentTexts({ en, es });
