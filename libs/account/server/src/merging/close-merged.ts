import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { AccountRow } from '../accounts/account-store.ts';
import { dropFactors } from '../factors/factors.ts';
import type { IdentityTables } from '../identities/tables.ts';
import type { ProfileTables } from '../profile/tables.ts';
import { revokeAll } from '../sessions/session-store.ts';
import type { AccountTables } from '../tables.ts';

/** Whether an account has a pending email change, or a recent one that its former mailbox can still undo. */
export async function isEmailInDoubt(tx: Tx, accountId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from account_email_change where account_id = ${accountId} and expires_at > ${now}
    union all select from account_email_veto where account_id = ${accountId} and expires_at > ${now}`.execute(
    tables<object>(tx),
  );
  return rows.length > 0;
}

/** Closes a merged account: sign-in and emailed links no longer work. */
export async function closeMerged(
  tx: Tx,
  { id, brand, email }: AccountRow,
  { into, at }: { readonly into: string; readonly at: Date },
): Promise<void> {
  await tables<AccountTables>(tx)
    .updateTable('account')
    .set({ closed_at: at, merged_into: into, password_hash: null, is_dealer: false, holder: false })
    .where('id', '=', id)
    .execute();
  await revokeAll(tx, id, at);
  await dropFactors(tx, id);
  await tables<IdentityTables>(tx).deleteFrom('account_identity').where('account_id', '=', id).execute();
  for (const table of ['account_email_change', 'account_email_veto'] as const)
    await tables<ProfileTables>(tx).deleteFrom(table).where('account_id', '=', id).execute();
  for (const table of ['account_registration', 'account_reset'] as const)
    await tables<AccountTables>(tx).deleteFrom(table).where('brand', '=', brand).where('email', '=', email).execute();
}
