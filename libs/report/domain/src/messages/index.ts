import { defineDocumentTexts } from '@vinlore/i18n';
import { en } from './en/index.ts';
import { es } from './es/index.ts';

/** The words of a report. */
export const reportTexts = defineDocumentTexts({ en, es });

/** Their keys. */
export type ReportTextKey = keyof typeof en;
