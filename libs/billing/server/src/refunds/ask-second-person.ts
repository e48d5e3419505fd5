import { orderNumber } from '@vinlore/billing-domain';
import type { Database, Tx } from '@vinlore/database';
import { voicesOf } from '@vinlore/mail';
import { type ApprovalRequest, type Approved, type CarryOut, Refusal, type Standing } from '@vinlore/server-kit';
import { GatewayDown } from '../gateways/gateway.ts';
import { holdKey } from '../keys/hold-key.ts';
import { beginRefund, isSame } from './begin-refund.ts';
import { completeRefund } from './complete-refund.ts';
import { refundMessages } from './messages/index.ts';
import type { RefundDeps } from './deps.ts';
import { refusalOf } from './refusal-of.ts';
import { lockOrder, refundOfKey } from './refund-store.ts';
import { RefundRefused, type RefundRequest } from './refund-request.ts';
import {
  keepRequest,
  lockRequest,
  noteDeclined,
  noteRequest,
  type RefundRequestRow,
  waitingRequests,
  waitingRequestOf,
  requestOfKey,
  termsOf,
} from './refund-request-store.ts';

/** Kind of the approval request; `carryOutRefund` executes it once approved. */
export const REFUND_KIND = 'refund';

/**
 * Requests approval of a refund over the limit. A repeat of the key asks only once, and an order has at most one open
 * request.
 *
 * @param amount of the refund, in minor units
 * @param from address and device of the requester, for the audit log
 * @throws RefundRefused
 */
export async function askSecondPerson(
  deps: RefundDeps,
  tx: Tx,
  request: RefundRequest,
  { amount, from }: { readonly amount: number } & Pick<ApprovalRequest, 'from'>,
): Promise<void> {
  const { brand, actor, terms } = request;
  await holdKey(tx, 'refund', brand, request.key);
  const order = await lockOrder(tx, brand, request.orderId);
  if (!order) throw new RefundRefused('no-order');
  const before = await requestOfKey(tx, brand, request.key);
  if (before?.state === 'waiting' && isSame(before, order, terms) && before.amount === amount) return;
  if (before || (await refundOfKey(tx, brand, request.key))) throw new RefundRefused('other-key');
  if (request.refundedBefore !== null && request.refundedBefore !== order.refunded) throw new RefundRefused('changed');
  const waiting = await waitingRequestOf(tx, order.id);
  if (waiting && !(await noteIfOver(deps, tx, waiting))) throw new RefundRefused('waiting');
  const kept = await keepRequest(tx, request, order, { amount, at: deps.clock() });
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
      ...(request.why !== null && { why: request.why }),
    },
  });
  await noteRequest(tx, kept.id, { approval });
}

/**
 * Whether the approval of a request stored as waiting was declined, failed, voided, or expired in the meantime; if so,
 * marks the request as declined.
 */
async function noteIfOver(deps: RefundDeps, tx: Tx, request: RefundRequestRow): Promise<boolean> {
  if ((await stillOpen(tx, deps.secondPerson, request.brand, [request])).length > 0) return false;
  await noteRequest(tx, request.id, { state: 'declined' });
  return true;
}

/**
 * A brand's open requests, newest first, after the cursor. Closed ones do not take up page space and are marked as
 * declined, so that the next call skips them.
 */
export async function openRequests(
  { database, secondPerson }: Pick<RefundDeps, 'database' | 'secondPerson'>,
  brand: string,
  after: string | undefined,
  limit: number,
): Promise<RefundRequestRow[]> {
  const open: RefundRequestRow[] = [];
  for (let last = after; ;) {
    const kept = await waitingRequests(database, brand, last, limit);
    const wait = new Set(await stillOpen(database, secondPerson, brand, kept));
    open.push(...wait);
    await noteDeclined(
      database,
      kept.filter((request) => !wait.has(request)),
    );
    if (open.length >= limit || kept.length < limit) return open.slice(0, limit);
    last = kept.at(-1)!.id;
  }
}

/** An approval that was declined, failed, voided, or expired can no longer be carried out. */
const isOver = (standing: Standing | undefined) =>
  standing !== undefined && standing !== 'waiting' && standing !== 'approved';

/** The requests among those given that can still be approved. */
export async function stillOpen(
  source: Database | Tx,
  secondPerson: RefundDeps['secondPerson'],
  brand: string,
  requests: readonly RefundRequestRow[],
): Promise<RefundRequestRow[]> {
  const approvals = requests.flatMap(({ approval }) => (approval === null ? [] : [approval]));
  if (approvals.length === 0) return [...requests];
  const standing = await secondPerson.standing(source, brand, approvals);
  return requests.filter(({ approval }) => approval === null || !isOver(standing.get(approval)));
}

/** Makes an approved refund once, if the order still allows it. */
export function carryOutRefund(deps: RefundDeps): CarryOut {
  const complete = completeRefund(deps);
  const voices = voicesOf(refundMessages, deps);
  return async (approved) => {
    try {
      const refund = await deps.database.transaction((tx) => giveApproved(deps, tx, approved));
      // If the gateway is down, the job retries it: an approved refund is always paid.
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
  const request = await lockRequest(tx, approved.brand, String(approved.facts.refund));
  if (!request || request.approval !== approved.id) throw new RefundRefused('not-waiting');
  if (request.state === 'given') return null;
  if (request.state !== 'waiting') throw new RefundRefused('not-waiting');
  const asked: RefundRequest = {
    brand: request.brand,
    orderId: request.order_id,
    terms: termsOf(request),
    why: request.why,
    key: request.idempotency_key,
    actor: request.actor,
    refundedBefore: request.refunded_before,
  };
  const refund = await beginRefund(deps, tx, asked, { approved, amount: request.amount });
  await noteRequest(tx, request.id, { state: 'given' });
  return refund;
}
