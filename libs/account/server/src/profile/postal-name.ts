import { type Database, tables, type Tx } from '@vinlore/database';
import type { AccountTables } from '../tables.ts';
import type { ProfileTables } from './tables.ts';

/** A member's name on documents such as invoices; '' for missing parts. */
export interface PostalName {
  readonly name: string;
  readonly company: string;
  /** Address lines in U.S. format; empty if unknown. */
  readonly address: readonly string[];
}

const joined = (between: string, ...parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null && part.trim() !== '').join(between);

/** Name and address from a member's profile; null if there is no such account. */
export async function postalNameOf(source: Database | Tx, accountId: string): Promise<PostalName | null> {
  const found = await tables<AccountTables & ProfileTables>(source)
    .selectFrom('account')
    .leftJoin('account_profile as profile', 'profile.account_id', 'account.id')
    .select(['account.first', 'account.last', 'profile.company_name', 'profile.address', 'profile.unit'])
    .select(['profile.city', 'profile.state', 'profile.pincode', 'profile.country'])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  if (!found) return null;
  const { first, last, company_name, address, unit, city, state, pincode, country } = found;
  const lines = [joined(', ', address, unit), joined(', ', city, joined(' ', state, pincode)), joined('', country)];
  return {
    name: joined(' ', first, last),
    company: company_name ?? '',
    address: lines.filter((line) => line !== ''),
  };
}
