import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Reasons for rejecting a vPIC release. */
export const releaseTexts = defineDocumentTexts({ en, es });
