import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of two-step verification; its screens bring them along. */
export const twoStepMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });

/** What these screens say. */
export type TwoStepTexts = typeof twoStepMessages;
