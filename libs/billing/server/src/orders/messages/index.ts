import { defineMessages } from '@vinlore/i18n';

/** What the receipt of an order says. */
export const receiptMessages = defineMessages({
  en: {
    'receipt.subject': 'Your receipt from {brand}: {plan}',
    'receipt.body': 'Thank you. You bought “{plan}” for {amount}. Your order number is {number}.',
    'receipt.renewed': 'Your plan “{plan}” has renewed, and {amount} was charged. Your order number is {number}.',
    'receipt.switched':
      '{by, select, staff {Our support team switched you} other {You switched}} from “{from}” to “{plan}” for {amount}. Your order number is {number}.',
    'receipt.notAsked': 'If you didn’t ask for this, write to {support}.',
    'receipt.credited': '{credited} was taken off for what was left of “{from}”.',
    'receipt.tax': 'That includes {tax} {name} ({rate}%).',
    'receipt.document':
      '{product, select, report {Your report on the {title} is ready.} other {Your sticker for the {title} is ready.}} Open it with the link below.',
    'receipt.empty':
      'Your report on the {title} is ready, and no source had a record of it. So its credit is back in your account: use it for another car, or ask for the money back.',
    'receipt.moneyBack':
      'Your report on the {title} is ready, and no source had a record of it. So your {amount} goes back the way you paid. You don’t need to do anything.',
    'receipt.noReport':
      'There was no report to make on {vehicle}: our sources have no record of it, or they did not answer. So your {amount} goes back the way you paid. You don’t need to do anything.',
    'receipt.noDocument':
      '{product, select, report {There was no report to make on {vehicle}: our sources have no record of it, or they did not answer. Your credit is unspent: use it for another car, or ask for the money back.} other {We could not make a sticker from {by, select, vin {the VIN} other {what you told us:}} {vehicle}. Your credit is unspent: check it and try again in your account.}}',
    'receipt.credits':
      '{pot, select, vhr {{credits, plural, one {# report credit is} other {# report credits are}}} sticker {{credits, plural, one {# sticker credit is} other {# sticker credits are}}} other {{credits, plural, one {# credit is} other {# credits are}}}} {kept, select, mail {kept for your email} other {in your account}}. Credits do not expire.',
    'receipt.renews': 'It renews on {day} for {price}. You can cancel in two clicks: {page}',
    'receipt.renewsOffer':
      'It renews on {day} for {price}. To cancel it yourself, make an account with the link below, or write to {support}.',
    'receipt.offer':
      'The link below opens your order for 90 days, no account needed: keep this email. Want everything in one place? Choose “Make an account” there.',
    'receipt.invoice': 'Your invoice: {invoice}',
    'receipt.account': 'The order is in your account too: {page}',
    'receipt.feedback':
      'Are you happy with it? Tell us what you like: {happy} Something is not right? Tell us what: {unhappy}',
    'receipt.action': 'See your order',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
