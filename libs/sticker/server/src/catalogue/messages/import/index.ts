import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** What is wrong with a catalog’s file. */
export const catalogueFileTexts = defineDocumentTexts({ en, es });
