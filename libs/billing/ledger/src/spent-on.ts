import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { LedgerTables } from './tables.ts';

/**
 * Whether a member paid for one of these documents with a credit that was not returned. Documents paid for by an
 * unlimited plan don't count.
 *
 * @param documents document ids as stored in the ledger
 */
export async function creditSpentOn(
  tx: Tx,
  { brand, accountId }: { readonly brand: string; readonly accountId: string },
  documents: readonly string[],
): Promise<boolean> {
  if (documents.length === 0) return false;
  const spent = await tables<LedgerTables>(tx)
    .selectFrom('ledger_transaction as t')
    .innerJoin('ledger_member as m', 'm.id', 't.member_id')
    // The account and all accounts merged into it, directly or indirectly.
    .where(
      sql<boolean>`m.account_id in (
        with recursive own (account_id) as (
          select ${accountId}::uuid
          union select merged.account_id from own join ledger_merged merged
            on merged.into_account_id = own.account_id and merged.brand = ${brand}
        )
        select account_id from own)`,
    )
    .where('m.brand', '=', brand)
    .where('t.kind', '=', 'spend')
    .where(sql<boolean>`t.detail->'document'->>'id' = any(${documents})`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ledger_entry as e')
          .whereRef('e.transaction_id', '=', 't.id')
          .where('e.credits', '<', 0)
          .where('e.book', 'not like', 'plan:%'),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_transaction as back')
            .whereRef('back.brand', '=', 't.brand')
            .where('back.cause', '=', 'spend')
            .where('back.cause_id', '=', sql<string>`t.id::text`),
        ),
      ),
    )
    .select('t.id')
    .limit(1)
    .executeTakeFirst();
  return spent !== undefined;
}
