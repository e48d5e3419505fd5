import { couponTermsMessages } from '@vinlore/billing-domain';
import { defineMessages } from '@vinlore/i18n';
import { en } from './en.ts';

/** What the pages on money say at the desk. */
export const billingDeskMessages = defineMessages({
  en: { ...couponTermsMessages.en, ...en },
  es: async () => ({ ...(await couponTermsMessages.es()), ...(await import('./es.ts')).es }),
});
