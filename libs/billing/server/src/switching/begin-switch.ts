import { randomUUID } from 'node:crypto';
import { type RenewingPlan, type SwitchOption, type SwitchQuote, quoteSwitch } from '@vinlore/billing-domain';
import type { Brand } from '@vinlore/brand';
import { tables, type Tx } from '@vinlore/database';
import type { Language } from '@vinlore/i18n';
import { sql } from 'kysely';
import { orderById, type OrderRow } from '../orders/order-store.ts';
import type { OrderedSwitch, OrderTables } from '../orders/tables.ts';
import { openSwitchOf } from '../subscriptions/open-switch.ts';
import { renewalTax } from '../subscriptions/renewals.ts';
import type { SubscriptionRow } from '../subscriptions/subscription-store.ts';
import { hasOtherUnlimited, paidPlanOf, switchFault } from './switch-offers.ts';

type Now = Extract<SwitchQuote, { readonly when: 'now' }>;

/** A plan switch as confirmed by the member or by staff. */
export interface AskedSwitch extends Pick<SwitchOption, 'when'> {
  readonly to: RenewingPlan;
  /** The amount shown as charged now, in minor units. */
  readonly amount: number;
  /** The member's email. */
  readonly email: string;
  readonly language: Language;
  /** The current time by the gateway's clock. */
  readonly now: Date;
  /** Whether staff switch the plan for the member. */
  readonly byStaff: boolean;
  /** The current time by our clock, by which orders are sorted and looked up. */
  readonly orderedAt: Date;
  /** The brands, for the tax terms. */
  readonly brands: readonly Brand[];
}

/** The outcome of beginning a switch. */
export type BegunSwitch =
  /** The order to charge, or the existing order for the same switch. */
  | { readonly outcome: 'new' | 'repeat'; readonly order: OrderRow }
  /** Nothing is charged now: the plan starts with the next period. */
  | { readonly outcome: 'later' }
  | { readonly outcome: 'refused'; readonly why: NonNullable<ReturnType<typeof switchFault>> | 'held' | 'pending' }
  /** The amount differs from the one shown. */
  | { readonly outcome: 'changed'; readonly quote: SwitchQuote };

/**
 * Begins a switch while its subscription is locked, so that two tabs run one after the other and the second finds the
 * first one's order.
 */
export async function beginSwitch(tx: Tx, row: SubscriptionRow, asked: AskedSwitch): Promise<BegunSwitch> {
  const { to, now } = asked;
  const open = await openSwitchOf(tx, row);
  if (open) return open.plan.id === to.id ? { outcome: 'repeat', order: open } : { outcome: 'refused', why: 'pending' };
  const why = switchFault(row, now);
  if (why) return { outcome: 'refused', why };
  if (to.kind === 'unlimited') {
    // Purchases of unlimited plans take the same lock.
    const lock = `unlimited ${row.brand} ${row.account_id} ${row.plan.product}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tables<OrderTables>(tx));
    if (await hasOtherUnlimited(tx, row, now)) return { outcome: 'refused', why: 'held' };
  }
  const quote = quoteSwitch(await paidPlanOf(tx, row), to, now);
  const charged = quote.when === 'now' ? quote.charged : 0;
  if (quote.when !== asked.when || charged !== asked.amount) return { outcome: 'changed', quote };
  if (quote.when === 'period-end') return { outcome: 'later' };
  return { outcome: 'new', order: await orderSwitch(tx, row, asked, quote) };
}

/** Creates the order of a switch, so that it has receipt, invoice, and recovery like any order (ADR 16). */
async function orderSwitch(tx: Tx, row: SubscriptionRow, asked: AskedSwitch, quote: Now): Promise<OrderRow> {
  const id = randomUUID();
  const { to, email, language, orderedAt, byStaff } = asked;
  const { id: from, name } = row.plan;
  const { credited, counted } = quote;
  const { tax, taxed } = await renewalTax(asked.brands, tx, row, { amount: quote.charged, at: orderedAt });
  const switched: OrderedSwitch = {
    subscription: row.id,
    from: { id: from, name },
    credited,
    counted,
    ...(byStaff && { by: 'staff' }),
  };
  // Uses the pot of the order that began the subscription. Adds no credits if all of the plan's credits were granted
  // before.
  await sql`insert into billing_order (
      id, brand, account_id, email, plan, product, credits, pot, amount, discount, tax, taxed, currency, gateway,
      idempotency_key, request_hash, vehicle, wants_document, language, ordered_at, switched
    ) select ${id}, brand, account_id, ${email}, ${JSON.stringify(to)}, product, ${quote.credits || null}, pot,
      ${quote.charged}, ${credited}, ${tax}, ${taxed && JSON.stringify(taxed)}::jsonb, ${to.currency}, gateway, ${`switch:${id}`}, '',
      ${JSON.stringify({ plate: '', state: '', year: '', make: '', model: '', trim: '', region: '' })}, false,
      ${language}, ${orderedAt}, ${JSON.stringify(switched)}
    from billing_order where id = ${row.order_id}`.execute(tables<OrderTables>(tx));
  return (await orderById(tx, id))!;
}
