import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** What the feedback modal says. */
export const modalMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });
