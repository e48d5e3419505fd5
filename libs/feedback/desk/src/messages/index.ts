import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** What the pages of the support desk say. */
export const feedbackDeskMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });
