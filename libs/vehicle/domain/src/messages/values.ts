import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en/values.ts';
import { es } from './es/values.ts';

/** Words of vPIC's values, `vpic.<list>.<value>`. */
export const valueTexts = defineDocumentTexts({ en, es });
