import { tables, type Tx } from '@vinlore/database';
import type { AccountRow } from '../accounts/account-store.ts';
import type { AccountTables } from '../tables.ts';
import type { GoogleIdentity } from './google-tokens.ts';
import type { IdentityTables } from './tables.ts';

type Subject = Pick<GoogleIdentity, 'provider' | 'subject'>;

/** The account of a brand linked to an identity, closed or not. */
export function findByIdentity(tx: Tx, brand: string, { provider, subject }: Subject): Promise<AccountRow | undefined> {
  return tables<AccountTables & IdentityTables>(tx)
    .selectFrom('account_identity as identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .selectAll('account')
    .where('identity.brand', '=', brand)
    .where('identity.provider', '=', provider)
    .where('identity.subject', '=', subject)
    .executeTakeFirst();
}

/** Links an identity to an account. @returns false if a concurrent sign-in did */
export async function linkIdentity(
  tx: Tx,
  account: Pick<AccountRow, 'id' | 'brand'>,
  { provider, subject }: Subject,
  now: Date,
): Promise<boolean> {
  const linked = await tables<IdentityTables>(tx)
    .insertInto('account_identity')
    .values({ account_id: account.id, brand: account.brand, provider, subject, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return linked !== undefined;
}
