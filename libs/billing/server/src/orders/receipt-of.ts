import { addressIn } from '@vinlore/brand';
import { type Letter, voicesOf } from '@vinlore/mail';
import { receiptMessages } from './messages/index.ts';
import { orderPage } from './order-key.ts';
import type { OrderRow } from './order-store.ts';
import type { OrderDeps } from './deps.ts';
import { receiptLetter } from './receipt.ts';

/** An order whose buyer can be written to: of who was erased nothing is left to write to. */
export type ReachableOrder = OrderRow & { readonly account_id: string; readonly email: string };

/** Whether there is a buyer to write to. */
export const hasBuyer = (order: OrderRow): order is ReachableOrder => order.account_id !== null && order.email !== null;

/** Writes the receipt of an order, to the address it was bought with. */
export type ReceiptOf = (order: ReachableOrder) => Promise<Letter>;

/** Builds what writes receipts, in the brand's voice and the order's language. */
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
