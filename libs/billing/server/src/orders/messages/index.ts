import { defineMessages } from '@vinlore/i18n';

/** Messages of an order's receipt. */
export const receiptMessages = defineMessages({
  en: {
    'receipt.subject': 'Your receipt from {brand}: {plan}',
    'receipt.body': 'Thank you for your purchase of “{plan}” for {amount}. Your order number is {number}.',
    'receipt.renewed': 'Your “{plan}” plan renewed, and you were charged {amount}. Your order number is {number}.',
    'receipt.switched':
      '{by, select, staff {Our support team switched you} other {You switched}} from “{from}” to “{plan}” for {amount}. Your order number is {number}.',
    'receipt.notAsked': 'If you didn’t request this, contact {support}.',
    'receipt.credited': 'We deducted {credited} for the unused part of “{from}”.',
    'receipt.tax': 'That includes {tax} {name} ({rate}%).',
    'receipt.document':
      '{product, select, report {Your report on the {title} is ready.} other {Your sticker for the {title} is ready.}} Open it with the link below.',
    'receipt.empty':
      'Your report on the {title} is ready, but our sources had no records. Your credit is back in your account. Use it for another vehicle or request a refund.',
    'receipt.moneyBack':
      'Your report on the {title} is ready, but our sources had no records. We’re refunding {amount} to your original payment method. You don’t need to do anything.',
    'receipt.noReport':
      'We couldn’t create a report on {vehicle}: our sources had no records or didn’t respond. We’re refunding {amount} to your original payment method. You don’t need to do anything.',
    'receipt.noDocument':
      '{product, select, report {We couldn’t create a report on {vehicle}: our sources had no records or didn’t respond. Your credit wasn’t used. Use it for another vehicle or request a refund.} other {We couldn’t create a sticker from {by, select, vin {the VIN} other {the details you entered:}} {vehicle}. Your credit wasn’t used. Check the details and try again in your account.}}',
    'receipt.credits':
      '{pot, select, vhr {{credits, plural, one {# report credit is} other {# report credits are}}} sticker {{credits, plural, one {# sticker credit is} other {# sticker credits are}}} other {{credits, plural, one {# credit is} other {# credits are}}}} {kept, select, mail {saved under your email} other {in your account}}. Credits don’t expire.',
    'receipt.renews': 'Your plan renews on {day} for {price}. You can cancel in two clicks: {page}',
    'receipt.renewsOffer':
      'Your plan renews on {day} for {price}. To cancel, create an account with the link below or contact {support}.',
    'receipt.offer':
      'The link below opens your order for 90 days, no account needed, so keep this email. Want everything in one place? Choose “Create account” on the order page.',
    'receipt.invoice': 'Your invoice: {invoice}',
    'receipt.account': 'This order is also in your account: {page}',
    'receipt.feedback': 'Happy with it? Tell us what you like: {happy} Something not right? Let us know: {unhappy}',
    'receipt.action': 'View your order',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
