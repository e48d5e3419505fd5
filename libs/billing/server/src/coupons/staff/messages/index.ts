import { couponTermsMessages } from '@vinlore/billing-domain';
import { defineMessages } from '@vinlore/i18n';

/** Messages of the desk's coupon calls, including the errors for invalid terms. */
export const couponDeskMessages = defineMessages({
  en: {
    ...couponTermsMessages.en,
    'couponDesk.none': 'Coupon not found at this brand.',
    'couponDesk.taken': 'The code {code} is or was in use at this brand. Choose a different one.',
  },
  es: async () => ({ ...(await couponTermsMessages.es()), ...(await import('./es.ts')).es }),
});
