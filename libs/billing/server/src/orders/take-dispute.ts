import { recordAct } from '@vinlore/audit';
import type { GatewayName } from '@vinlore/billing-domain';
import { grantCredits, takeBack } from '@vinlore/billing-ledger';
import type { Tx } from '@vinlore/database';
import type { DisputedOrder, EventOf } from '../gateways/intake/handlers.ts';
import { orderPaidBy } from './order-paid-by.ts';

/**
 * Takes back the credits of a payment that the buyer's bank reversed, as far as they are unspent, and records the
 * dispute in the audit log.
 *
 * @returns null if the order is not ours
 * @throws if the payment is not settled here yet: there is nothing to take back, and the gateway sends the event again
 */
export async function takeDispute(
  tx: Tx,
  gateway: GatewayName,
  event: EventOf<'disputed'>,
  at: Date,
): Promise<DisputedOrder | null> {
  const order = await orderPaidBy(tx, gateway, event);
  if (!order) return null;
  const taken = await takeCredits(tx, gateway, event.id, order, at);
  return recordDispute(tx, gateway, { ...event, dispute: event.id, act: 'order.disputed' }, order, taken);
}

/**
 * Returns the credits of a dispute that was won. If the win is reported before the dispute, the credits are taken and
 * returned at once, and the dispute has no effect when it arrives.
 *
 * @returns null if the order is not ours
 * @throws if the payment is not settled here yet
 */
export async function returnDispute(
  tx: Tx,
  gateway: GatewayName,
  event: EventOf<'dispute-won'>,
  at: Date,
): Promise<DisputedOrder | null> {
  const order = await orderPaidBy(tx, gateway, event);
  if (!order) return null;
  const { brand, account_id: accountId, pot } = order;
  const credits = await takeCredits(tx, gateway, event.dispute, order, at);
  const cause = { kind: 'dispute-won', id: `${gateway}:${event.dispute}` };
  if (accountId !== null && credits > 0) await grantCredits(tx, { brand, accountId, pot, credits, cause, at });
  return recordDispute(tx, gateway, { ...event, act: 'order.dispute-won' }, order, credits);
}

type Order = NonNullable<Awaited<ReturnType<typeof orderPaidBy>>>;

/** Takes an order's credits for a dispute. @returns how many; a repeat returns the number taken first */
async function takeCredits(
  tx: Tx,
  gateway: GatewayName,
  dispute: string,
  { brand, account_id: accountId, pot, credits }: Order,
  at: Date,
): Promise<number> {
  if (accountId === null || credits === null) return 0;
  return takeBack(tx, { brand, accountId, pot, credits, cause: { kind: 'dispute', id: `${gateway}:${dispute}` }, at });
}

async function recordDispute(
  tx: Tx,
  gateway: GatewayName,
  told: { readonly act: 'order.disputed' | 'order.dispute-won'; readonly dispute: string; readonly amount: number },
  { brand, id, credits }: Order,
  moved: number,
): Promise<DisputedOrder> {
  const { act, dispute, amount } = told;
  const counted = { credits_bought: credits, credits_taken: moved };
  const detail = { gateway, dispute, amount, ...counted };
  await recordAct(tx, { brand, actor: null, act, subject: { kind: 'order', id }, detail });
  return { brand, order: id, ...counted };
}
