import { defineMessages } from '@vinlore/i18n';

/** What the desk's calls about orders say, and the head of their file. */
export const orderDeskMessages = defineMessages({
  en: {
    'orderDesk.noReceipt': 'This order has no receipt yet: it isn’t paid, or its receipt is being made.',
    'orderDesk.noBuyer': 'The buyer’s account was erased, so there is no address to send it to.',
    'orderDesk.sentEnough': 'The receipt was sent again {most} times in the last 24 hours. Try again tomorrow.',
    'orderFile.name': 'orders',
    'orderFile.number': 'Order',
    'orderFile.ordered': 'Ordered (UTC)',
    'orderFile.settled': 'Paid (UTC)',
    'orderFile.state': 'State',
    'orderFile.plan': 'Plan',
    'orderFile.renewal': 'Renewal',
    'orderFile.amount': 'Amount',
    'orderFile.tax': 'Tax included',
    'orderFile.refunded': 'Refunded',
    'orderFile.currency': 'Currency',
    'orderFile.gateway': 'Paid by',
    'orderFile.payment': 'Charge',
    'orderFile.email': 'Email',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
