import { defineMessages } from '@vinlore/i18n';

/** The head of the file of orders. */
export const orderDeskMessages = defineMessages({
  en: {
    'orderFile.name': 'orders',
    'orderFile.number': 'Order',
    'orderFile.ordered': 'Ordered (UTC)',
    'orderFile.settled': 'Paid (UTC)',
    'orderFile.state': 'State',
    'orderFile.plan': 'Plan',
    'orderFile.renewal': 'Renewal',
    'orderFile.amount': 'Amount',
    'orderFile.refunded': 'Refunded',
    'orderFile.currency': 'Currency',
    'orderFile.gateway': 'Paid by',
    'orderFile.payment': 'Charge',
    'orderFile.email': 'Email',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
