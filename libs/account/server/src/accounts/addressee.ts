import type { Language } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import { lockMember } from './account-store.ts';

/**
 * Whom staff want to write to first, held until the transaction ends. Suspended members are written to like others.
 *
 * @returns null where the brand has no such account; a `language` of null is the brand's; `bar`: why nobody is written to there
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
