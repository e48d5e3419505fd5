import type { LedgerTables } from '@vinlore/billing-ledger';
import { type Database, PAGE_SIZE, tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { HistoryLine } from '../history.ts';
import type { CorrectionTables } from './tables.ts';

/** A line of a member's history, as staff see it. */
export interface BookLine extends HistoryLine {
  /** The book's balance after it; of no meaning where an unlimited plan paid. */
  readonly balance: number;
  readonly why: string | null;
  /** Account that corrected; null where nobody did. */
  readonly actor: string | null;
  /** An entry that takes it back was made: by staff, or because its document came to nothing. */
  readonly reversed: boolean;
}

/** A member's books, newest first, from after a given line on; one more than a page where there are more. */
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

/** Whether one entry can take a line back: credits that came, went for a payment that came back, or paid for a document. */
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
