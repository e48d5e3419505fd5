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

/** An order as lists know it. */
export type ListedOrder = Pick<OrderRow, (typeof LISTED)[number]>;

/** Which of a brand's orders staff look for. */
export interface OrderSearch {
  readonly state?: OrderState | undefined;
  /** Id of a plan. */
  readonly plan?: string | undefined;
  readonly gateway?: OrderRow['gateway'] | undefined;
  /** First and last day, in UTC. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Part of an email address in whichever case, or an order's number; '': all. */
  readonly search: string;
  readonly accountId?: string | undefined;
  readonly cursor?: string | undefined;
  /** Orders at most; one more than a page where it is not said. */
  readonly most?: number;
}

/** What was typed is an order's number, part of an email address, or may be either. */
async function isMeant(source: Database, search: string) {
  const ids = idRangeOf(search);
  const text = sql.ref<string>('email');
  const byAddress = await holdsWords(source, { table: 'billing_order', text, words: search.toLowerCase() });
  return ids ? sql<boolean>`(id between ${ids.first}::uuid and ${ids.last}::uuid or ${byAddress})` : byAddress;
}

/** A brand's orders, newest first, from after a given one on; one more than a page where there are more. */
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

/** An order as lists show it. */
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

/** Whose an order is, by its number or id: null for a visitor's that is not paid, and where a brand has none such. */
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
