import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Names of the report emails at the desk, and when each is sent. */
export const reportMailTexts = defineDocumentTexts({ en, es });
