import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** What is wrong with a line of NHTSA’s recall file. */
export const recallFileTexts = defineDocumentTexts({ en, es });
