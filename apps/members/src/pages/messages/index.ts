import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** The texts of the pages behind the login. */
export const pageMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });
