import type { Language } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import { lockMember } from './account-store.ts';

/**
 * Finds and locks a member whom staff want to write to. Suspended members are included.
 *
 * @returns null if the brand has no such account; a `language` of null means the brand's; `bar`: why the account can't
 * be written to
 */
export async function addresseeOf(
  tx: Tx,
  brand: string,
  accountId: string,
): Promise<{
  readonly email: string;
  readonly name: string;
  readonly language: Language | null;
  readonly bar: 'staff' | 'closed' | 'holder' | null;
} | null> {
  const account = await lockMember(tx, brand, accountId);
  if (!account) return null;
  const { email, first, last, language, roles, closed_at: closedAt, holder } = account;
  const bar = roles.includes('staff') ? 'staff' : closedAt !== null ? 'closed' : holder ? 'holder' : null;
  return { email, name: [first, last].filter(Boolean).join(' '), language, bar };
}
