import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** What the mails of support are called at the desk, and when each is sent. */
export const feedbackMailTexts = defineDocumentTexts({ en, es });
