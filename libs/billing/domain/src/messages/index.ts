import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** What is wrong with the terms of a coupon, said at the desk and at the command line. */
export const couponTermsMessages = defineMessages({ en, es: () => import('./es.ts').then(({ es }) => es) });
