import { balancesOf, takeBack } from '@vinlore/billing-ledger';
import type { RefundReason } from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import type { OrderRow } from '../orders/order-store.ts';
import { type PaidPeriod, usedIn } from './paid-period.ts';
import { creditsTakenFor } from './refund-store.ts';

/**
 * How much of an order is unused: its credits, up to the buyer's balance, or the rest of an unlimited plan's fair use.
 */
export async function unusedOf(tx: Tx, order: OrderRow, period: PaidPeriod | null): Promise<number> {
  const { brand, pot, plan } = order;
  if (plan.kind === 'unlimited') return period ? Math.max(0, plan.fair_use - (await usedIn(tx, order, period))) : 0;
  const left = plan.credits - (await creditsTakenFor(tx, order.id));
  return Math.max(0, Math.min(left, (await balancesOf(tx, brand, order.account_id!))[pot]));
}

/**
 * Removes an order's unused credits, except for a wrong document. @returns how much was unused, and how many credits
 * were removed
 */
export async function takeUnused(
  tx: Tx,
  order: OrderRow,
  period: PaidPeriod | null,
  { id, reason, now }: { readonly id: string; readonly reason: RefundReason; readonly now: Date },
): Promise<{ readonly unused: number; readonly taken: number }> {
  const { brand, pot, plan } = order;
  const accountId = order.account_id!;
  if (plan.kind === 'unlimited' || reason === 'document-wrong')
    return { unused: await unusedOf(tx, order, period), taken: 0 };
  const left = plan.credits - (await creditsTakenFor(tx, order.id));
  if (left <= 0) return { unused: 0, taken: 0 };
  const taken = await takeBack(tx, {
    brand,
    accountId,
    pot,
    credits: left,
    cause: { kind: 'refund', id },
    at: now,
    detail: { plan, product: plan.product, reason },
  });
  return { unused: taken, taken };
}
