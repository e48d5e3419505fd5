import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of the account's own pages, behind the login. */
export const memberMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });
