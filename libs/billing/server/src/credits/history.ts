import type { LedgerDetail, LedgerKind, LedgerTables } from '@vinlore/billing-ledger';
import type { Pot } from '@vinlore/billing-domain';
import { type Database, prepared, tables } from '@vinlore/database';
import { sql } from 'kysely';

/** A transaction as far as its member is concerned. */
export interface HistoryLine {
  readonly id: string;
  readonly at: Date;
  readonly kind: LedgerKind;
  readonly cause: string | null;
  readonly detail: LedgerDetail;
  readonly pot: Pot;
  /** What the balance gained or lost; with `byPlan` the uses that the plan's limit lost or gained. */
  readonly credits: number;
  /** An unlimited plan paid; the balance stayed as it was. */
  readonly byPlan: boolean;
}

/**
 * What changed a member's balances or counted against a plan, newest first (keyset paging). Documents that a reservation
 * pays change neither.
 *
 * @param cursor the id after which to go on; with an id of somebody else there are no rows
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
