import type { OrderRow } from './order-store.ts';

/** What tells whether the price of an order goes back by itself. */
type Bought = Pick<
  OrderRow,
  'by_visitor' | 'product' | 'plan' | 'amount' | 'document' | 'document_failed' | 'price_kept'
>;

/**
 * Whether the price of an order goes back by itself: a visitor paid for one report, and it turned out empty or could not
 * be made (docs/decisions.md §4). A member keeps the credit, a credit that was used meanwhile keeps the price, and of a bundle the credits are worth more than their price.
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
