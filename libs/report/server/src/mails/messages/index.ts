import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** What the mails of reports are called at the desk, and when each is sent. */
export const reportMailTexts = defineDocumentTexts({ en, es });
