import type { LedgerTables } from '@vinlore/billing-ledger';
import { type Database, PAGE_SIZE, tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { HistoryLine } from '../history.ts';
import type { CorrectionTables } from './tables.ts';

/** A line of a member's history with the details that staff see. */
export interface BookLine extends HistoryLine {
  /** Balance of the book after this line; meaningless if an unlimited plan paid. */
  readonly balance: number;
  readonly why: string | null;
  /** Account of the staff member who corrected; null if it was not a correction. */
  readonly actor: string | null;
  /** Reversed by another entry: by staff, or because the document failed. */
  readonly reversed: boolean;
}

/** One page of a member's books, newest first, after the cursor; one extra row if there are more. */
export function bookLines(
  source: Database,
  { brand, accountId }: { readonly brand: string; readonly accountId: string },
  cursor: string | undefined,
): Promise<BookLine[]> {
  const member = tables<LedgerTables & CorrectionTables>(source)
    .selectFrom('ledger_member')
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .select('id');
  let query = tables<LedgerTables & CorrectionTables>(source)
    .selectFrom('ledger_transaction as t')
    .innerJoin('ledger_entry as e', 'e.transaction_id', 't.id')
    .leftJoin('ledger_correction as c', 'c.transaction_id', 't.id')
    .where('t.member_id', '=', member)
    .where(({ eb, or }) => or([eb('e.book', '=', 'balance'), eb('e.book', 'like', 'plan:%')]))
    .select([
      't.id',
      't.at',
      't.kind',
      't.cause',
      't.detail',
      'e.pot',
      'e.credits',
      'e.sum as balance',
      'c.why',
      'c.actor',
    ])
    .select(sql<boolean>`e.book <> 'balance'`.as('byPlan'))
    .select(
      sql<boolean>`exists (select from ledger_correction r where r.reverses = t.id) or exists (
        select from ledger_transaction b where b.brand = t.brand and b.cause = 'spend' and b.cause_id = t.id::text)`.as(
        'reversed',
      ),
    )
    .orderBy('t.number', 'desc')
    .limit(PAGE_SIZE + 1);
  if (cursor !== undefined)
    query = query.where('t.number', '<', ({ selectFrom }) =>
      selectFrom('ledger_transaction').where('id', '=', cursor).where('member_id', '=', member).select('number'),
    );
  return query.execute();
}

/**
 * Whether one entry can reverse a line: granted credits, credits taken for a refunded payment, or credits that paid for
 * a document.
 */
export const isReversible = ({
  kind,
  cause,
  byPlan,
  reversed,
}: Pick<BookLine, 'kind' | 'cause' | 'byPlan' | 'reversed'>): boolean =>
  !reversed &&
  !byPlan &&
  cause !== 'merge' &&
  cause !== 'merged' &&
  (kind === 'grant' || kind === 'take-back' || kind === 'spend');
