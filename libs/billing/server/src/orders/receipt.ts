import { orderNumber, taxWords } from '@vinlore/billing-domain';
import { addressIn } from '@vinlore/brand';
import { type Addressee, inOwnWords, type Letter, letterTo } from '@vinlore/mail';
import type { receiptMessages } from './messages/index.ts';
import { isMoneyBack } from './money-back.ts';
import { taxOf } from './order-tax.ts';
import type { OrderRow } from './order-store.ts';
import { isRenewal } from './renewal-order.ts';

/** Page on which a plan is canceled. */
const SUBSCRIPTIONS = '/members/subscription';
/** Page of a member's order. */
const ORDERS = '/members/orders/';
/** Page on which a document's owner gives feedback (docs/decisions.md §4); the rating and the VIN are appended. */
const FEEDBACK = '/members/dashboard?feedback=';

/** The columns that a receipt shows. */
export type ReceiptOrder = Pick<
  OrderRow,
  | 'id'
  | 'plan'
  | 'product'
  | 'pot'
  | 'amount'
  | 'tax'
  | 'taxed'
  | 'currency'
  | 'credits'
  | 'period_end'
  | 'switched'
  | 'document'
  | 'document_failed'
  | 'by_visitor'
  | 'price_kept'
  | 'new_account'
  | 'idempotency_key'
  | 'vin'
  | 'vehicle'
>;

/** The vehicle whose document could not be made: the VIN, or the vehicle as the buyer described it. */
function unmade({ vin, vehicle: { year, make, model, trim } }: ReceiptOrder) {
  const named = [year, make, model, trim].filter(Boolean).join(' ');
  return vin === null ? { by: 'name', vehicle: named } : { by: 'vin', vehicle: vin };
}

/**
 * The receipt of a paid order: what was bought, what came of it, and links to it.
 *
 * @param links to the order and invoice pages
 */
export function receiptLetter(
  addressee: Addressee<(typeof receiptMessages)['en']>,
  order: ReceiptOrder,
  links: { readonly order: string; readonly invoice: string },
): Letter {
  const { brand, text, origin } = inOwnWords(addressee);
  const { plan, period_end: renewal } = order;
  const price = text.money(plan.price, plan.currency);
  const product = plan.product;
  const amount = text.money(order.amount, order.currency);
  const { switched } = order;
  const words = switched ? 'receipt.switched' : isRenewal(order) ? 'receipt.renewed' : 'receipt.body';
  const from = switched?.from.name[text.language] ?? '';
  const by = switched?.by ?? 'member';
  const bought = text.t(words, { plan: plan.name[text.language], from, by, number: orderNumber(order.id), amount });
  const credited =
    switched && switched.credited > 0
      ? text.t('receipt.credited', { from, credited: text.money(switched.credited, order.currency) })
      : null;
  const tax = taxOf(order, text.language);
  const taxed = tax ? text.t('receipt.tax', taxWords(tax, order.currency, text)) : null;
  const [empty, failed] = isMoneyBack(order)
    ? (['receipt.moneyBack', 'receipt.noReport'] as const)
    : (['receipt.empty', 'receipt.noDocument'] as const);
  const kept = order.new_account ? 'mail' : 'account';
  const document = order.document
    ? text.t(order.document.credit_returned ? empty : 'receipt.document', {
        product,
        title: order.document.title,
        amount,
      })
    : order.document_failed
      ? text.t(failed, { product, ...unmade(order), amount })
      : order.credits === null
        ? null
        : text.t('receipt.credits', { credits: order.credits, pot: order.pot, kept });
  const renews =
    renewal &&
    (order.new_account
      ? text.t('receipt.renewsOffer', { day: text.date(renewal), price, support: brand.support_email })
      : text.t('receipt.renews', {
          day: text.date(renewal),
          price,
          page: origin + addressIn(brand, text.language, SUBSCRIPTIONS),
        }));
  const feedbackPage = (kind: 'positive' | 'negative') =>
    origin + addressIn(brand, text.language, `${FEEDBACK}${kind}&about=${encodeURIComponent(order.vin ?? '')}`);
  const asks =
    order.document &&
    text.t('receipt.feedback', { happy: feedbackPage('positive'), unhappy: feedbackPage('negative') });
  // A buyer without an account is offered one on the page that the button opens.
  const inAccount = order.new_account
    ? text.t('receipt.offer')
    : text.t('receipt.account', { page: origin + addressIn(brand, text.language, ORDERS + order.id) });
  return letterTo(addressee, {
    subject: text.t('receipt.subject', { plan: plan.name[text.language], brand: brand.name }),
    paragraphs: [
      bought,
      credited,
      taxed,
      document,
      renews,
      text.t('receipt.invoice', { invoice: links.invoice }),
      inAccount,
      by === 'staff' ? text.t('receipt.notAsked', { support: brand.support_email }) : null,
      asks,
    ].filter((paragraph) => paragraph !== null),
    action: { label: text.t('receipt.action'), path: links.order },
  });
}
