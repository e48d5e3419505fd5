import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of signed-in pages. */
export const pageMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });
