import { defineMessages } from '@vinlore/i18n';

/** Messages of the gateway calls, read by programs and by the people who set up the gateways. */
export const gatewayMessages = defineMessages({
  en: {
    'gateway.notSetUp': 'Stripe isn’t set up here.',
    'gateway.notSigned': 'The signature doesn’t match the body. Check the webhook secret.',
    'gateway.notOurs':
      'Stripe didn’t return the object for this event. Make sure the key and webhook belong to the same account and mode, and check the key’s permissions.',
    'gateway.notTaken': 'The event couldn’t be processed. Send it again.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
