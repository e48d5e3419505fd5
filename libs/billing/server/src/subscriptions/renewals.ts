import { randomUUID } from 'node:crypto';
import { grantCredits } from '@vinlore/billing-ledger';
import { recordAct } from '@vinlore/audit';
import { creditsGranted, isUnwanted, type RenewingPlan } from '@vinlore/billing-domain';
import type { Brand } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { Place } from '@vinlore/server-kit';
import { sql } from 'kysely';
import type { EventOf } from '../gateways/intake/handlers.ts';
import { orderTax, type OrderTax } from '../orders/order-tax.ts';
import { taxSourceOf } from '../orders/tax-source.ts';
import { renewalKey } from '../orders/renewal-order.ts';
import type { OrderTables } from '../orders/tables.ts';
import type { SubscriptionDeps } from './deps.ts';
import { beginNextPlan, factsOf, type SubscriptionRow } from './subscription-store.ts';
import type { SubscriptionTables } from './tables.ts';

type Renewed = EventOf<'renewed'>;

/**
 * Books a charge as its own order, so that it appears in the member's orders with receipt, invoice, and refunds like
 * any order.
 *
 * @returns null if the charge was already booked
 */
async function bookOrder(
  { brands }: SubscriptionDeps,
  tx: Tx,
  row: SubscriptionRow,
  event: Renewed,
  email: string | null,
  now: Date,
): Promise<string | null> {
  const db = tables<OrderTables & SubscriptionTables>(tx);
  const id = randomUUID();
  const booked = await db
    .insertInto('billing_renewal')
    .values({
      gateway: row.gateway,
      payment: event.payment,
      subscription_id: row.id,
      order_id: id,
      period_start: event.periodStart,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'payment']).doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (!booked) return null;
  const { tax, taxed } = await renewalTax(brands, tx, row, { amount: event.amount, at: event.periodStart });
  await sql`insert into billing_order (
      id, brand, account_id, email, plan, product, credits, pot, amount, discount, tax, taxed, currency, gateway,
      payment, subscription, period_end, state, idempotency_key, request_hash, vehicle, wants_document, language, ordered_at,
      settled_at
    ) select ${id}, brand, account_id, ${email}, ${JSON.stringify(row.plan)}, product, ${creditsGranted(row.plan)}, pot,
      ${event.amount}, 0, ${tax}, ${taxed && JSON.stringify(taxed)}::jsonb, currency, gateway,
      ${event.payment}, subscription, ${event.periodEnd}, 'paid', ${renewalKey(row.gateway, event.payment)}, '',
      ${JSON.stringify({ plate: '', state: '', year: '', make: '', model: '', trim: '', region: '' })}, false, language, ${now},
      ${now}
    from billing_order where id = ${row.order_id}`.execute(db);
  return id;
}

/** The buyer's location when they bought the plan; null if not stored. */
export async function placeOfPlan(
  source: Database | Tx,
  { order_id }: Pick<SubscriptionRow, 'order_id'>,
): Promise<Place | null> {
  const { taxed } = await tables<OrderTables>(source)
    .selectFrom('billing_order')
    .select('taxed')
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow();
  return taxed?.place ?? null;
}

/** The tax in a later payment of a plan: by the terms on its due date, at the buyer's location when they bought it. */
export async function renewalTax(
  brands: readonly Brand[],
  tx: Tx,
  row: Pick<SubscriptionRow, 'brand' | 'order_id'>,
  paid: { readonly amount: number; readonly at: Date },
): Promise<OrderTax> {
  const brand = brands.find(({ key }) => key === row.brand) ?? {};
  return orderTax(brand, taxSourceOf(brand).keepsPlace ? await placeOfPlan(tx, row) : null, paid);
}

/** Grants the credits of a renewal in the pot of the order that began the plan. */
async function grantPeriod(tx: Tx, row: SubscriptionRow, event: Renewed, now: Date): Promise<void> {
  const { plan, brand, account_id: accountId } = row;
  if (plan.kind !== 'subscription') return;
  const { pot } = await tables<OrderTables>(tx)
    .selectFrom('billing_order')
    .select('pot')
    .where('id', '=', row.order_id)
    .executeTakeFirstOrThrow();
  await grantCredits(tx, {
    brand,
    accountId,
    pot,
    credits: plan.credits,
    cause: { kind: 'renewal', id: event.payment },
    at: now,
    detail: { plan, product: plan.product, period_start: event.periodStart.toISOString() },
  });
}

const subjectOf = ({ id }: SubscriptionRow) => ({ kind: 'subscription', id });

/** Books a charged renewal, once per charge, even if its event arrives late. */
export async function takeRenewal(deps: SubscriptionDeps, tx: Tx, row: SubscriptionRow, event: Renewed): Promise<void> {
  const { plan, brand, account_id: accountId } = row;
  const now = deps.clock();
  const contact = await deps.contactOf(tx, brand, accountId);
  const order = await bookOrder(deps, tx, row, event, contact?.email ?? null, now);
  if (order === null) return;
  await grantPeriod(tx, row, event, now);
  const unwanted = isUnwanted(factsOf(row), event);
  if (unwanted)
    deps.log.error(
      { subscription: row.id, order },
      'A gateway charged a canceled or ended subscription; refund that order as charged in error.',
    );
  await recordAct(tx, {
    brand,
    actor: null,
    act: 'subscription.renewed',
    subject: subjectOf(row),
    detail: {
      order,
      plan: plan.id,
      amount: event.amount,
      currency: event.currency,
      unwanted,
    },
  });
}

/**
 * The subscription as renewed by a charge: as the scheduled next plan, or as the previous one if the gateway wasn't
 * updated in time.
 *
 * @returns null for a charge that was already booked, and for a wrong amount, which changes nothing and is logged for
 *   staff
 */
export async function asSold(
  { log }: SubscriptionDeps,
  tx: Tx,
  row: SubscriptionRow,
  { amount, currency, payment, periodStart }: Renewed,
): Promise<SubscriptionRow | null> {
  const { plan, next_plan: next } = row;
  if (await isBooked(tx, row, payment)) return null;
  const isFor = (sold: RenewingPlan) => amount === sold.price && currency === sold.currency;
  if (next && periodStart > row.period_start && isFor(next)) return beginNextPlan(tx, row);
  if (isFor(plan)) {
    if (next)
      log.error(
        { subscription: row.id, payment },
        'A gateway renewed a subscription at the price from before a plan switch; refund the difference.',
      );
    return row;
  }
  log.error(
    { subscription: row.id, payment, amount, currency },
    'A gateway renewed a subscription at a different price than it was sold for; review it.',
  );
  await recordAct(tx, {
    brand: row.brand,
    actor: null,
    act: 'subscription.charged-wrongly',
    subject: subjectOf(row),
    detail: { gateway: row.gateway, payment, amount, currency },
  });
  return null;
}

/** Whether a charge was already booked, for any plan. */
async function isBooked(tx: Tx, { gateway }: SubscriptionRow, payment: string): Promise<boolean> {
  const booked = await tables<SubscriptionTables>(tx)
    .selectFrom('billing_renewal')
    .select('order_id')
    .where('gateway', '=', gateway)
    .where('payment', '=', payment)
    .executeTakeFirst();
  return booked !== undefined;
}
