import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Words of every email, whatever it is about. */
export const mailTexts = defineDocumentTexts({ en, es });
