import type { DealerState } from '@vinlore/account-domain';
import { tables, type Tx } from '@vinlore/database';
import { type Selectable, sql } from 'kysely';
import type { AccountTables } from '../tables.ts';

type Account = Selectable<AccountTables['account']>;

/** Status of a dealer; null if they never registered. */
export function dealerState(
  account: Pick<Account, 'is_dealer' | 'dealer_since' | 'dealer_approved_at'>,
): DealerState | null {
  if (!account.dealer_since) return null;
  if (!account.is_dealer) return 'withdrawn';
  return account.dealer_approved_at ? 'approved' : 'new';
}

const change = (tx: Tx, id: string) => tables<AccountTables>(tx).updateTable('account').where('id', '=', id);

/**
 * Makes an account a dealer immediately; staff review it later (docs/decisions.md §4).
 *
 * @returns false if staff revoked it: such members can't register themselves again
 */
export async function registerDealer(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await change(tx, id)
    .where('dealer_withdrawn_at', 'is', null)
    .set({ is_dealer: true, dealer_since: now, dealer_approved_at: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks a dealer as approved, and restores dealer status if it was revoked. */
export async function approveDealer(tx: Tx, id: string, now: Date): Promise<void> {
  const since = sql<Date>`coalesce(dealer_since, ${now})`;
  const approved = { dealer_since: since, dealer_approved_at: now, dealer_withdrawn_at: null };
  await change(tx, id)
    .set({ is_dealer: true, ...approved })
    .execute();
}

/** Revokes dealer status. */
export async function withdrawDealer(tx: Tx, id: string, now: Date): Promise<void> {
  await change(tx, id).set({ is_dealer: false, dealer_withdrawn_at: now }).execute();
}

/** A current or former dealer of a brand, locked until the transaction ends. */
export function lockDealer(tx: Tx, brand: string, id: string): Promise<Account | undefined> {
  return tables<AccountTables>(tx)
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('dealer_since', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
