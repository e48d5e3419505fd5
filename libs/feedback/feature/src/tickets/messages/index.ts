import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** What the member's tickets say. */
export const ticketMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });
