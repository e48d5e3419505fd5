import { defineMessages } from '@vinlore/i18n';

/** Messages of the desk's order calls, and the header row of the CSV file. */
export const orderDeskMessages = defineMessages({
  en: {
    'orderDesk.noReceipt': 'No receipt yet: the order isn’t paid, or the receipt is still being created.',
    'orderDesk.noBuyer': 'The buyer’s account was deleted, so there’s no email address to send it to.',
    'orderDesk.sentEnough': 'The receipt has been resent {most} times in the last 24 hours. Try again tomorrow.',
    'orderFile.name': 'orders',
    'orderFile.number': 'Order',
    'orderFile.ordered': 'Order date (UTC)',
    'orderFile.settled': 'Payment date (UTC)',
    'orderFile.state': 'Status',
    'orderFile.plan': 'Plan',
    'orderFile.renewal': 'Renewal',
    'orderFile.amount': 'Amount',
    'orderFile.tax': 'Tax included',
    'orderFile.refunded': 'Refunded',
    'orderFile.currency': 'Currency',
    'orderFile.gateway': 'Payment service',
    'orderFile.payment': 'Payment ID',
    'orderFile.email': 'Email',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
