import { addressIn } from '@vinlore/brand';
import { type Letter, voicesOf } from '@vinlore/mail';
import { receiptMessages } from './messages/index.ts';
import { orderPage } from './order-key.ts';
import type { OrderRow } from './order-store.ts';
import type { OrderDeps } from './deps.ts';
import { receiptLetter } from './receipt.ts';

/** An order whose buyer can be emailed; erased buyers have no address. */
export type ReachableOrder = OrderRow & { readonly account_id: string; readonly email: string };

/** Whether the order has a buyer to email. */
export const hasBuyer = (order: OrderRow): order is ReachableOrder => order.account_id !== null && order.email !== null;

/** Writes an order's receipt to the email of the purchase. */
export type ReceiptOf = (order: ReachableOrder) => Promise<Letter>;

/** Creates the function that writes receipts, with the brand's name and in the order's language. */
export function receiptsOf(deps: Pick<OrderDeps, 'brands' | 'origin' | 'signer' | 'invoices'>): ReceiptOf {
  const { invoices } = deps;
  const voices = voicesOf(receiptMessages, { brands: deps.brands, originOf: deps.origin });
  return async (order) => {
    const voice = await voices(order.brand, order.language);
    const { brand, text, origin } = voice;
    const page = invoices.invoicePage({ kind: 'order', id: order.id });
    const links = { order: orderPage(deps, order), invoice: origin + addressIn(brand, text.language, page) };
    return receiptLetter({ ...voice, to: order.email }, order, links);
  };
}
