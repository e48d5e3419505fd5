import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** The texts of buying, and of what was bought. */
export const billingMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });
