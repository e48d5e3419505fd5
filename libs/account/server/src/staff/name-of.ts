import type { AccountRow } from '../accounts/account-store.ts';

/** A person's full name; '' if they gave none. */
export function nameOf({ first, last }: Pick<AccountRow, 'first' | 'last'>): string {
  return [first, last].filter(Boolean).join(' ');
}
