import { orderNumber } from '@vinlore/billing-domain';
import type { Database, Tx } from '@vinlore/database';
import { voicesOf } from '@vinlore/mail';
import { type ApprovalRequest, type Approved, type CarryOut, Refusal, type Standing } from '@vinlore/server-kit';
import { GatewayDown } from '../gateways/gateway.ts';
import { holdKey } from '../keys/hold-key.ts';
import { beginRefund } from './begin-refund.ts';
import { completeRefund } from './complete-refund.ts';
import { refundMessages } from './messages/index.ts';
import type { RefundDeps } from './deps.ts';
import { refusalOf } from './refusal-of.ts';
import { lockOrder, refundOfKey } from './refund-store.ts';
import { RefundRefused, type RefundTerms, type RefundWish } from './refund-wish.ts';
import {
  keepWish,
  lockWish,
  noteDeclined,
  noteWish,
  type RefundWishRow,
  waitingWishes,
  waitingWishOf,
  wishOfKey,
} from './refund-wish-store.ts';

/** What a second person is asked for; `carryOutRefund` is what it leads to. */
export const REFUND_KIND = 'refund';

/**
 * Asks a second person for a refund over the limit. A repeat of the key asks once, and so do two people who want to give
 * something of one order.
 *
 * @param amount what the refund comes to, minor units
 * @param from from where they ask
 * @throws RefundRefused
 */
export async function askSecondPerson(
  deps: RefundDeps,
  tx: Tx,
  wish: RefundWish,
  { amount, from }: { readonly amount: number } & Pick<ApprovalRequest, 'from'>,
): Promise<void> {
  const { brand, actor, terms } = wish;
  await holdKey(tx, 'refund', brand, wish.key);
  const order = await lockOrder(tx, brand, wish.orderId);
  if (!order) throw new RefundRefused('no-order');
  const before = await wishOfKey(tx, brand, wish.key);
  if (before?.state === 'waiting' && before.order_id === order.id && before.amount === amount) return;
  if (before || (await refundOfKey(tx, brand, wish.key))) throw new RefundRefused('other-key');
  if (wish.refundedBefore !== null && wish.refundedBefore !== order.refunded) throw new RefundRefused('changed');
  const waiting = await waitingWishOf(tx, order.id);
  if (waiting && !(await noteIfOver(deps, tx, waiting))) throw new RefundRefused('waiting');
  const kept = await keepWish(tx, wish, order, { amount, at: deps.clock() });
  const approval = await deps.secondPerson.ask(tx, {
    brand,
    askedBy: actor,
    ...(from && { from }),
    kind: REFUND_KIND,
    permission: 'billing',
    subject: { kind: 'order', id: order.id },
    ...(order.account_id !== null && { about: order.account_id }),
    facts: {
      refund: kept.id,
      order: orderNumber(order.id),
      amount,
      currency: order.currency,
      reason: terms.reason,
      ...(wish.why !== null && { why: wish.why }),
    },
  });
  await noteWish(tx, kept.id, { approval });
}

/** Whether a second person has seen to a wish that is kept as waiting, and did not give it; that is noted. */
async function noteIfOver(deps: RefundDeps, tx: Tx, wish: RefundWishRow): Promise<boolean> {
  if ((await stillOpen(tx, deps.secondPerson, wish.brand, [wish])).length > 0) return false;
  await noteWish(tx, wish.id, { state: 'declined' });
  return true;
}

/**
 * A brand's wishes that still wait, newest first, from after a given one on. Those that are over fill no page, and are
 * noted: who looks next does not go through them again.
 */
export async function openWishes(
  { database, secondPerson }: Pick<RefundDeps, 'database' | 'secondPerson'>,
  brand: string,
  after: string | undefined,
  limit: number,
): Promise<RefundWishRow[]> {
  const open: RefundWishRow[] = [];
  for (let last = after; ;) {
    const kept = await waitingWishes(database, brand, last, limit);
    const wait = new Set(await stillOpen(database, secondPerson, brand, kept));
    open.push(...wait);
    await noteDeclined(
      database,
      kept.filter((wish) => !wait.has(wish)),
    );
    if (open.length >= limit || kept.length < limit) return open.slice(0, limit);
    last = kept.at(-1)!.id;
  }
}

/** A request that was declined, or could not be carried out, leads to nothing any more. */
const isOver = (standing: Standing | undefined) =>
  standing !== undefined && standing !== 'waiting' && standing !== 'approved';

/** Those of some wishes that may still be given. */
export async function stillOpen(
  source: Database | Tx,
  secondPerson: RefundDeps['secondPerson'],
  brand: string,
  wishes: readonly RefundWishRow[],
): Promise<RefundWishRow[]> {
  const approvals = wishes.flatMap(({ approval }) => (approval === null ? [] : [approval]));
  if (approvals.length === 0) return [...wishes];
  const standing = await secondPerson.standing(source, brand, approvals);
  return wishes.filter(({ approval }) => approval === null || !isOver(standing.get(approval)));
}

/** Gives what a second person has approved, once; the order must still allow it. */
export function carryOutRefund(deps: RefundDeps): CarryOut {
  const complete = completeRefund(deps);
  const voices = voicesOf(refundMessages, deps);
  return async (approved) => {
    try {
      const refund = await deps.database.transaction((tx) => giveApproved(deps, tx, approved));
      // Its gateway is asked again by the job: what was approved is given.
      if (refund) await complete(refund).catch(ignoreDown);
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error;
      const { text } = await voices(approved.brand, null);
      const { key, values } = refusalOf(error, text);
      throw new Refusal(422, text.t(key, values));
    }
  };
}

const ignoreDown = (error: unknown): void => {
  if (!(error instanceof GatewayDown)) throw error;
};

async function giveApproved(deps: RefundDeps, tx: Tx, approved: Approved) {
  const wish = await lockWish(tx, approved.brand, String(approved.facts.refund));
  if (!wish || wish.approval !== approved.id) throw new RefundRefused('not-waiting');
  if (wish.state === 'given') return null;
  if (wish.state !== 'waiting') throw new RefundRefused('not-waiting');
  const terms: RefundTerms =
    wish.reason === 'goodwill'
      ? { reason: 'goodwill', amount: wish.amount, takeCredits: wish.take_credits }
      : { reason: wish.reason };
  const asked: RefundWish = {
    brand: wish.brand,
    orderId: wish.order_id,
    terms,
    why: wish.why,
    key: wish.idempotency_key,
    actor: wish.actor,
    refundedBefore: wish.refunded_before,
  };
  const refund = await beginRefund(deps, tx, asked, { approved, amount: wish.amount });
  await noteWish(tx, wish.id, { state: 'given' });
  return refund;
}
