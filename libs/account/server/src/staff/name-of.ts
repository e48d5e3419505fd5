import type { AccountRow } from '../accounts/account-store.ts';

/** Somebody's name as they gave it; '' where they gave none. */
export function nameOf({ first, last }: Pick<AccountRow, 'first' | 'last'>): string {
  return [first, last].filter(Boolean).join(' ');
}
