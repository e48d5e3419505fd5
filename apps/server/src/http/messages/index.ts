import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** What is answered to a form that a page does not take. */
export const postedTexts = defineDocumentTexts({ en, es });
