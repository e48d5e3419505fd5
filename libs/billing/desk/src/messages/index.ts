import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** What the pages on money say at the desk. */
export const billingDeskMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });
