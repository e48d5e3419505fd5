import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en/regions.ts';
import { es } from './es/regions.ts';

/** Names of states and territories, `region.<code>`; apart from vPIC's values, which the search for plates does not need. */
export const regionTexts = defineDocumentTexts({ en, es });
