import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Import errors about a file or one of its lines, whatever the data is. */
export const importFileTexts = defineDocumentTexts({ en, es });
