import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Words of a vehicle: `region.<code>` and vPIC's own values, `vpic.<list>.<value>`. */
export const vehicleTexts = defineDocumentTexts({ en, es });
