import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** What is wrong with a file about models. */
export const modelFileTexts = defineDocumentTexts({ en, es });
