import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en/values.ts';
import { es } from './es/values.ts';

/** Translations of vPIC values, `vpic.<list>.<value>`. */
export const valueTexts = defineDocumentTexts({ en, es });
