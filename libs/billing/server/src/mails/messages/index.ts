import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Names of the order and plan emails at the desk, and when each is sent. */
export const billingMailTexts = defineDocumentTexts({ en, es });
