import { orderNumber, type RefundState, type StaffRefund } from '@vinlore/billing-domain';
import type { Plan } from '@vinlore/brand';
import { comesAfter, type Database, PAGE_SIZE, tables, type Tx } from '@vinlore/database';
import type { Translator } from '@vinlore/i18n';
import type { OrderTables } from '../orders/tables.ts';
import { openRequests } from './ask-second-person.ts';
import type { RefundDeps } from './deps.ts';
import { failuresOf, type RefundFailureRow } from './refund-failures.ts';
import type { RefundRow } from './refund-store.ts';
import type { RefundRequestRow } from './refund-request-store.ts';
import type { RefundTables } from './tables.ts';

/** A refund, or a request pending approval. */
export type AnyRefund = RefundRow | RefundRequestRow;

const isRequest = (refund: AnyRefund): refund is RefundRequestRow => 'asked_at' in refund;

/** A brand's refunds after the cursor, newest first; one more than a page if there are more. */
export async function refundPage(
  { database, secondPerson }: Pick<RefundDeps, 'database' | 'secondPerson'>,
  brand: string,
  state: RefundState | undefined,
  cursor: string | undefined,
): Promise<AnyRefund[]> {
  if (state === 'waiting') return openRequests({ database, secondPerson }, brand, cursor, PAGE_SIZE + 1);
  let query = tables<RefundTables>(database)
    .selectFrom('billing_refund')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('begun_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1);
  if (state === 'underway') query = query.where('done_at', 'is', null);
  if (state === 'done')
    query = query
      .where('done_at', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('billing_refund_failure as f')
              .select('refund_id')
              .whereRef('f.refund_id', '=', 'billing_refund.id'),
          ),
        ),
      );
  if (state === 'failed' || state === 'settled')
    query = query.where('id', 'in', ({ selectFrom }) =>
      selectFrom('billing_refund_failure as f')
        .select('f.refund_id')
        .where('f.brand', '=', brand)
        .where('f.settled_at', state === 'settled' ? 'is not' : 'is', null),
    );
  if (cursor !== undefined)
    query = query.where(comesAfter({ table: 'billing_refund', by: 'begun_at' }, { brand, id: cursor }));
  return query.execute();
}

/** Refunds of one order, newest first. */
export function refundsOf(source: Database | Tx, orderId: string): Promise<RefundRow[]> {
  return tables<RefundTables>(source)
    .selectFrom('billing_refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('begun_at', 'desc')
    .execute();
}

/** Refunds as shown to staff, with their plan and staff member. */
export async function viewsOf(
  { database, staffAddresses }: Pick<RefundDeps, 'database' | 'staffAddresses'>,
  brand: string,
  refunds: readonly AnyRefund[],
  { language }: Translator,
): Promise<StaffRefund[]> {
  if (refunds.length === 0) return [];
  const failures = await failuresOf(
    database,
    refunds.map(({ id }) => id),
  );
  const people = [
    ...refunds.map(({ actor }) => actor),
    ...[...failures.values()].flatMap(({ settled_by: by }) => by ?? []),
  ];
  const [orders, addresses] = await Promise.all([
    tables<OrderTables>(database)
      .selectFrom('billing_order')
      .select(['id', 'plan'])
      .where('id', 'in', [...new Set(refunds.map(({ order_id }) => order_id))])
      .execute(),
    staffAddresses(brand, [...new Set(people)]),
  ]);
  const plans = new Map<string, Plan>(orders.map(({ id, plan }) => [id, plan]));
  return refunds.map((refund) => ({
    id: refund.id,
    ...standingOf(refund, failures.get(refund.id)),
    order_id: refund.order_id,
    number: orderNumber(refund.order_id),
    plan: plans.get(refund.order_id)!.name[language],
    amount: refund.amount,
    currency: refund.currency,
    reason: refund.reason,
    why: refund.why,
    by: addresses.get(refund.actor) ?? null,
    failure: failureView(failures.get(refund.id), addresses),
  }));
}

function standingOf(
  refund: AnyRefund,
  failure: RefundFailureRow | undefined,
): Pick<StaffRefund, 'state' | 'credits' | 'at' | 'done_at'> {
  if (isRequest(refund)) return { state: 'waiting', credits: 0, at: refund.asked_at.toISOString(), done_at: null };
  const { credits, begun_at, done_at } = refund;
  const given = done_at ? 'done' : 'underway';
  const state = failure ? (failure.settled_at ? 'settled' : 'failed') : given;
  return { state, credits, at: begun_at.toISOString(), done_at: done_at?.toISOString() ?? null };
}

function failureView(
  failure: RefundFailureRow | undefined,
  addresses: ReadonlyMap<string, string>,
): StaffRefund['failure'] {
  if (!failure) return null;
  const { why, credits, failed_at, outcome, note, settled_at, settled_by: by } = failure;
  return {
    at: failed_at.toISOString(),
    why,
    credits,
    settled:
      outcome && settled_at
        ? { outcome, note, at: settled_at.toISOString(), by: (by && addresses.get(by)) || null }
        : null,
  };
}
