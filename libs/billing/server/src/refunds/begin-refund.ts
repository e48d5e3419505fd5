import { randomUUID } from 'node:crypto';
import { recordAct } from '@vinlore/audit';
import {
  documentsIn,
  endsPlan,
  goodwill,
  type RefundableOrder,
  refundable,
  type RuleReason,
} from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import { holdKey } from '../keys/hold-key.ts';
import type { OrderRow } from '../orders/order-store.ts';
import type { RefundDeps } from './deps.ts';
import { endPlan } from './end-plan.ts';
import { lockPeriodOf, type PaidPeriod } from './paid-period.ts';
import { settleFailure } from './refund-failures.ts';
import { type RefundRequestRow, requestOfKey } from './refund-request-store.ts';
import {
  failureOf,
  isChosen,
  OverLimit,
  RefundRefused,
  type RefundTerms,
  type RefundRequest,
  type RefundWord,
} from './refund-request.ts';
import { keepRefund, lockOrder, refundOfKey, type RefundRow } from './refund-store.ts';
import { takeUnused } from './take-unused.ts';

/**
 * Records a refund and its local consequences: credits taken back, the order's state, and the end of a plan whose
 * renewal is refunded. Credits are taken under the ledger's lock before the rule is applied, so that a credit being
 * spent at the same moment is either spent or taken back, never both.
 *
 * @returns the refund to request from its gateway; a repeat returns the first one
 * @throws RefundRefused
 */
export async function beginRefund(
  deps: RefundDeps,
  tx: Tx,
  request: RefundRequest,
  word: RefundWord,
): Promise<RefundRow> {
  const { terms } = request;
  await holdKey(tx, 'refund', request.brand, request.key);
  const order = await lockOrder(tx, request.brand, request.orderId);
  if (!order) throw new RefundRefused('no-order');
  const before = await refundOfKey(tx, request.brand, request.key);
  const earlier = before ?? (await requestOfKey(tx, request.brand, request.key));
  if (earlier && !isSame(earlier, order, terms)) throw new RefundRefused('other-key');
  if (before) return before;
  if (order.account_id !== null && (await deps.secondPerson.isOwn(tx, request.actor, order.account_id)))
    throw new RefundRefused('own-order');
  if (order.state !== 'paid' && order.state !== 'refunded') throw new RefundRefused('unpaid');
  if (request.refundedBefore !== null && request.refundedBefore !== order.refunded) throw new RefundRefused('changed');

  const now = deps.clock();
  const id = randomUUID();
  const period = await lockPeriodOf(tx, order);
  if (terms.reason === 'other-way') {
    const settled = { outcome: terms.reason, by: request.actor, note: request.why, at: now } as const;
    if (!(await settleFailure(tx, request.brand, terms.failed, settled))) throw new RefundRefused('settled');
  }
  const takes = !isChosen(terms) || terms.takeCredits;
  const { unused, taken } = takes
    ? await takeUnused(tx, order, period, { id, reason: terms.reason, now })
    : { unused: 0, taken: 0 };
  const amount = isChosen(terms)
    ? chosen(order, terms.amount)
    : ruled(order, period, unused, now, ruleOf(terms.reason));
  if ('approved' in word) {
    if (amount !== word.amount) throw new RefundRefused('changed');
  } else if (
    'limit' in word &&
    (order.refunded + amount > word.limit || !(await isWithinDay(deps, tx, request, order, amount, word.dailyLimit)))
  )
    throw new OverLimit(order, amount);
  const refund = await keepRefund(tx, order, {
    id,
    brand: request.brand,
    order_id: order.id,
    idempotency_key: request.key,
    reason: terms.reason,
    why: request.why,
    amount,
    currency: order.currency,
    credits: taken,
    of_failure: failureOf(terms),
    actor: request.actor,
    begun_at: now,
  });
  if (!refund) throw new RefundRefused('other-key');
  if (period && endsPlan(terms.reason, period.newest, order))
    await endPlan(deps, tx, request.brand, refund.id, period, now);
  await recordRefund(tx, order, refund, word);
  return refund;
}

/**
 * Adds a refund to what this staff member has refunded today.
 *
 * @returns false if that exceeds the limit per person
 */
const isWithinDay = (
  { secondPerson, clock }: RefundDeps,
  tx: Tx,
  { brand, actor }: RefundRequest,
  { currency }: OrderRow,
  amount: number,
  limit: number,
): Promise<boolean> =>
  secondPerson.countGiven(tx, { brand, actor, measure: 'refunds', currency, amount, limit, at: clock() });

/** Whether a refund was made or requested before with the same terms. */
export const isSame = (before: RefundRow | RefundRequestRow, order: OrderRow, terms: RefundTerms): boolean =>
  before.order_id === order.id &&
  before.reason === terms.reason &&
  before.of_failure === failureOf(terms) &&
  (!isChosen(terms) || before.amount === terms.amount);

/** The amount that staff chose, if that much is left to refund. */
function chosen(order: OrderRow, wanted: number): number {
  const answer = goodwill(order, wanted);
  if ('amount' in answer) return answer.amount;
  if (answer.refused === 'too-much')
    throw new RefundRefused('too-much', { amount: answer.left, currency: order.currency });
  throw new RefundRefused(answer.refused);
}

/** An empty report is refunded by the rule for a request in time: nothing if its credit was spent in the meantime. */
const ruleOf = (reason: RuleReason | 'nothing-found'): RuleReason =>
  reason === 'nothing-found' ? 'asked-in-time' : reason;

/** The amount that the rule allows. */
function ruled(order: OrderRow, period: PaidPeriod | null, unused: number, now: Date, reason: RuleReason): number {
  const answer = refundable(asRefundable(order, period), unused, now, reason);
  if ('refused' in answer) throw new RefundRefused(answer.refused);
  return answer.amount;
}

/** Maps an order to the input of the rule. */
export const asRefundable = (order: OrderRow, period: PaidPeriod | null): RefundableOrder => ({
  kind: order.plan.kind,
  renewal: period?.renewal ?? false,
  paidAt: order.settled_at ?? order.ordered_at,
  amount: order.amount,
  refunded: order.refunded,
  credits: documentsIn(order.plan),
});

/**
 * One audit entry per act of one person; a refund approved by a second person follows from their act, which has a
 * separate entry.
 */
async function recordRefund(tx: Tx, order: OrderRow, refund: RefundRow, word: RefundWord): Promise<void> {
  const { id, reason, why, amount, currency, credits } = refund;
  const approved = 'approved' in word ? word.approved : null;
  await recordAct(tx, {
    ...('act' in word ? word.act : { brand: refund.brand, actor: null }),
    act: 'order.refund-begun',
    subject: { kind: 'order', id: order.id },
    detail: {
      refund: id,
      reason,
      amount,
      currency,
      credits,
      ...(why !== null && { why }),
      ...(approved && { approval: approved.id, askedBy: approved.askedBy, approvedBy: approved.approvedBy }),
    },
    before: { refunded: order.refunded },
    after: { refunded: order.refunded + amount },
  });
}
