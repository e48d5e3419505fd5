import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of the members area's shell. */
export const membersMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });
