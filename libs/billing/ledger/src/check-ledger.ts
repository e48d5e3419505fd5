import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';

/** Result of checking the ledger. */
export interface LedgerCheck {
  readonly entries: number;
  /** Transactions whose entries don't sum to zero. */
  readonly unbalanced: number;
  /** Entries whose running total isn't that of the entry before plus their credits, or whose number isn't the next. */
  readonly broken: number;
}

/**
 * Checks every book of the ledger as a whole, as its triggers check each entry: a restored copy got its rows without
 * triggers.
 */
export function checkLedger(database: Database): Promise<LedgerCheck> {
  return database.maintenance(async (db) => {
    const { rows } = await sql<LedgerCheck>`
      with running as (
        select number, sum, credits,
          lag(number, 1, 0) over book as before, lag(sum, 1, 0) over book as sum_before
        from ledger_entry window book as (partition by member_id, pot, book order by number)
      )
      select (select count(*) from ledger_entry) as entries,
        (select count(*) from (
          select from ledger_entry group by transaction_id, pot having sum(credits) <> 0) as uneven) as unbalanced,
        (select count(*) from running where number <> before + 1 or sum <> sum_before + credits) as broken`.execute(
      tables<object>(db),
    );
    return rows[0]!;
  });
}
