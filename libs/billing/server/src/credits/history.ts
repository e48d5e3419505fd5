import type { LedgerDetail, LedgerKind, LedgerTables } from '@vinlore/billing-ledger';
import type { Pot } from '@vinlore/billing-domain';
import { type Database, prepared, tables } from '@vinlore/database';
import { sql } from 'kysely';

/** A transaction as the member sees it. */
export interface HistoryLine {
  readonly id: string;
  readonly at: Date;
  readonly kind: LedgerKind;
  readonly cause: string | null;
  readonly detail: LedgerDetail;
  readonly pot: Pot;
  /** Change of the balance; with `byPlan`, the change in uses of the plan's limit. */
  readonly credits: number;
  /** Paid by an unlimited plan; the balance did not change. */
  readonly byPlan: boolean;
}

/**
 * Changes of a member's balances and uses of a plan, newest first (keyset paging). Documents paid from a reservation
 * change neither and are left out.
 *
 * @param cursor id of the last row of the previous page; an id of another member's line returns no rows
 */
export function historyOf(
  source: Database,
  { brand, accountId }: { readonly brand: string; readonly accountId: string },
  cursor: string | null,
  limit: number,
): Promise<HistoryLine[]> {
  const member = tables<LedgerTables>(source)
    .selectFrom('ledger_member')
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .select('id');
  let query = tables<LedgerTables>(source)
    .selectFrom('ledger_transaction as t')
    .innerJoin('ledger_entry as e', 'e.transaction_id', 't.id')
    .where('t.member_id', '=', member)
    .where(({ eb, or }) => or([eb('e.book', '=', 'balance'), eb('e.book', 'like', 'plan:%')]))
    .select(['t.id', 't.at', 't.kind', 't.cause', 't.detail', 'e.pot', 'e.credits'])
    .select(sql<boolean>`e.book <> 'balance'`.as('byPlan'))
    .orderBy('t.number', 'desc')
    .limit(limit);
  if (cursor !== null)
    query = query.where('t.number', '<', ({ selectFrom }) =>
      selectFrom('ledger_transaction').where('id', '=', cursor).where('member_id', '=', member).select('number'),
    );
  return prepared(source, query);
}
