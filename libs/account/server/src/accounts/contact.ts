import type { Language } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { AccountTables } from '../tables.ts';

/** Returns the account with an email within a brand; null if there is none, or it is closed. */
export async function accountIdOf(source: Database | Tx, brand: string, email: string): Promise<string | null> {
  const account = await tables<AccountTables>(source)
    .selectFrom('account')
    .select('id')
    .where('brand', '=', brand)
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return account?.id ?? null;
}

/**
 * Where to email a member when no request triggers the email; includes closed accounts until they are erased.
 *
 * @returns null if the brand has no such account; a `language` of null means the brand's; `dealer`: whether they are a
 * dealer; `suspended`: whether they are suspended
 */
export async function contactOf(
  source: Database | Tx,
  brand: string,
  accountId: string,
): Promise<{
  readonly email: string;
  readonly language: Language | null;
  readonly dealer: boolean;
  readonly suspended: boolean;
} | null> {
  const contact = await tables<AccountTables>(source)
    .selectFrom('account')
    .select(['email', 'language', 'is_dealer as dealer', 'suspended_at'])
    .where('id', '=', accountId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  if (!contact) return null;
  const { suspended_at: suspendedAt, ...written } = contact;
  return { ...written, suspended: suspendedAt !== null };
}
