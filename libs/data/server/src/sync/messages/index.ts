import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Why a source of open data was not loaded. */
export const openDataTexts = defineDocumentTexts({ en, es });
