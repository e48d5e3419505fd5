import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** What the mails of webhooks are called at the desk, and when each is sent. */
export const webhookMailTexts = defineDocumentTexts({ en, es });
