import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** Texts of purchases, orders, and credits. */
export const billingMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });
