import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en/regions.ts';
import { es } from './es/regions.ts';

/** Names of states and territories, `region.<code>`. Separate from vPIC values, which plate search doesn't need. */
export const regionTexts = defineDocumentTexts({ en, es });
