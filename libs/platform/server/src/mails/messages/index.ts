import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** What the emails about API keys are called at the desk, and when each is sent. */
export const platformMailTexts = defineDocumentTexts({ en, es });
