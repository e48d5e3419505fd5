import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** What is wrong with a file or a line of it, whatever it holds. */
export const importFileTexts = defineDocumentTexts({ en, es });
