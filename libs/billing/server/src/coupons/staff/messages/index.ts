import { couponTermsMessages } from '@vinlore/billing-domain';
import { defineMessages } from '@vinlore/i18n';

/** What the desk's calls on coupons say, and what is wrong with terms. */
export const couponDeskMessages = defineMessages({
  en: {
    ...couponTermsMessages.en,
    'couponDesk.none': 'This brand has no such coupon.',
    'couponDesk.taken':
      'There is, or was, a coupon {code} at this brand. What was promised under a code stays as it is: choose another one.',
  },
  es: async () => ({ ...(await couponTermsMessages.es()), ...(await import('./es.ts')).es }),
});
