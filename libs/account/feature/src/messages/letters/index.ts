import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of the pages that mails open; only those pages load them. */
export const letterMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });
