import type { OrderRow } from './order-store.ts';

/** The columns that decide whether an order is refunded automatically. */
type Bought = Pick<
  OrderRow,
  'by_visitor' | 'product' | 'plan' | 'amount' | 'document' | 'document_failed' | 'price_kept'
>;

/**
 * Whether an order is refunded automatically: a visitor paid for one report that was empty or could not be made
 * (docs/decisions.md §4). Members get the credit instead. There is no refund if the credit was used in the meantime, or
 * for a bundle, whose credits are worth more than their price.
 */
export const isMoneyBack = ({
  by_visitor,
  product,
  plan,
  amount,
  document,
  document_failed: failed,
  price_kept: kept,
}: Bought): boolean =>
  by_visitor &&
  !kept &&
  product === 'report' &&
  plan.kind === 'single' &&
  amount > 0 &&
  (document ? document.credit_returned === true : failed);
