import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Why a release of vPIC is not put into use. */
export const releaseTexts = defineDocumentTexts({ en, es });
