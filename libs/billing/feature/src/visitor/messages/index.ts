import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of purchases without an account; not loaded by any other page. */
export const visitorMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });
