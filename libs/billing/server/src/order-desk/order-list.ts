import { idRangeOf, orderNumber, type OrderState, type StaffOrderRow } from '@vinlore/billing-domain';
import { comesAfter, type Database, holdsWords, PAGE_SIZE, tables } from '@vinlore/database';
import type { Translator } from '@vinlore/i18n';
import { sql } from 'kysely';
import type { OrderRow } from '../orders/order-store.ts';
import { isRenewal } from '../orders/renewal-order.ts';
import type { OrderTables } from '../orders/tables.ts';

const LISTED = [
  'id',
  'state',
  'plan',
  'amount',
  'tax',
  'refunded',
  'currency',
  'gateway',
  'email',
  'account_id',
  'ordered_at',
  'idempotency_key',
  'payment',
  'settled_at',
] as const;

/** The columns of an order used in lists. */
export type ListedOrder = Pick<OrderRow, (typeof LISTED)[number]>;

/** Filter of the staff list of a brand's orders. */
export interface OrderSearch {
  readonly state?: OrderState | undefined;
  /** Plan id. */
  readonly plan?: string | undefined;
  readonly gateway?: OrderRow['gateway'] | undefined;
  /** First and last day, inclusive, in UTC. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Part of an email address in any case, or an order number; empty for all orders. */
  readonly search: string;
  readonly accountId?: string | undefined;
  readonly cursor?: string | undefined;
  /** Maximum number of orders; by default one more than a page. */
  readonly most?: number;
}

/** Condition for a search, which may be an order number, part of an email address, or either. */
async function isMeant(source: Database, search: string) {
  const ids = idRangeOf(search);
  const text = sql.ref<string>('email');
  const byAddress = await holdsWords(source, { table: 'billing_order', text, words: search.toLowerCase() });
  return ids ? sql<boolean>`(id between ${ids.first}::uuid and ${ids.last}::uuid or ${byAddress})` : byAddress;
}

/** One page of a brand's orders, newest first, after the cursor; by default one extra row if there are more. */
export async function staffOrdersPage(
  source: Database,
  brand: string,
  { state, plan, gateway, from, to, search, accountId, cursor, most = PAGE_SIZE + 1 }: OrderSearch,
): Promise<ListedOrder[]> {
  let query = tables<OrderTables>(source)
    .selectFrom('billing_order')
    .select(LISTED)
    .where('brand', '=', brand)
    .orderBy('ordered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  if (state) query = query.where('state', '=', state);
  if (plan) query = query.where('plan_id', '=', plan);
  if (gateway) query = query.where('gateway', '=', gateway);
  if (from) query = query.where('ordered_at', '>=', new Date(from));
  if (to) query = query.where('ordered_at', '<', new Date(Date.parse(to) + 86_400_000));
  if (accountId) query = query.where('account_id', '=', accountId);
  if (search) query = query.where(await isMeant(source, search));
  if (cursor !== undefined)
    query = query.where(comesAfter({ table: 'billing_order', by: 'ordered_at' }, { brand, id: cursor }));
  return query.execute();
}

/** Maps an order to its row in the list. */
export function listed(order: ListedOrder, { language }: Pick<Translator, 'language'>): StaffOrderRow {
  const { id, state, plan, amount, refunded, currency, gateway, email, account_id, ordered_at } = order;
  return {
    id,
    number: orderNumber(id),
    state,
    plan: { id: plan.id, name: plan.name[language] },
    amount,
    refunded,
    currency,
    gateway,
    email,
    account_id,
    ordered_at: ordered_at.toISOString(),
    renewal: isRenewal(order),
  };
}

/**
 * Account that owns an order, by order number or id; null if the brand has no such order, or if it is a visitor's
 * unpaid order.
 */
export async function orderOwner(
  source: Database,
  { brand, number }: { readonly brand: string; readonly number: string },
): Promise<string | null> {
  const ids = idRangeOf(number);
  if (!ids) return null;
  const found = await tables<OrderTables>(source)
    .selectFrom('billing_order')
    .select('account_id')
    .where('brand', '=', brand)
    .where('id', '>=', ids.first)
    .where('id', '<=', ids.last)
    .limit(1)
    .executeTakeFirst();
  return found?.account_id ?? null;
}
