import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Errors in a line of a plates file. */
export const platesFileTexts = defineDocumentTexts({ en, es });
