import { defineMessages } from '@vinlore/i18n';

/** What the gateways' calls say; programs read it, and whoever sets them up. */
export const gatewayMessages = defineMessages({
  en: {
    'gateway.notSetUp': 'Stripe is not set up here.',
    'gateway.notSigned': 'The signature does not fit the body. Check the webhook’s secret.',
    'gateway.notOurs':
      'Stripe does not show us what this event is about. Check that key and webhook are of the same account and mode, and what the key may read.',
    'gateway.notTaken': 'The event could not be taken. Send it again.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
