import { acrossBrands, type Database, tables, type Tx } from '@vinlore/database';
import type { AccountTables } from '../tables.ts';

/** The person behind an account. */
export interface KnownPerson {
  readonly name: string;
  readonly email: string;
  /** Id of the person, the same for all their accounts at all brands. */
  readonly person: string;
  /** When the account's email last changed; null if it never did. */
  readonly emailChangedAt: Date | null;
}

/** The people behind account ids, for callers allowed to see them. Erased accounts are missing. */
export async function peopleOf(
  source: Database | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownPerson>> {
  if (ids.length === 0) return new Map();
  const known = tables<AccountTables>(source)
    .selectFrom('account')
    .select(['id', 'email', 'first', 'last', 'person', 'email_changed_at'])
    .where('id', 'in', [...ids]);
  // Includes colleagues from other brands and former ones, because they are named for what they did here.
  const rows = await acrossBrands(() => known.execute());
  return new Map(
    rows.map(({ id, email, first, last, person, email_changed_at: emailChangedAt }) => [
      id,
      { name: [first, last].filter(Boolean).join(' '), email, person, emailChangedAt },
    ]),
  );
}
