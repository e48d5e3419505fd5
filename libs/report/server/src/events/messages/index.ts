import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Why an import can't add anything more. */
export const historyImportTexts = defineDocumentTexts({ en, es });
