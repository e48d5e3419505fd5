import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** The texts of the members area's frame. */
export const membersMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });
