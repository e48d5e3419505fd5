import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Responses to forms that a page rejects. */
export const postedTexts = defineDocumentTexts({ en, es });
