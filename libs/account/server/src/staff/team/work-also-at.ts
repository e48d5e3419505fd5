import type { Tx } from '@vinlore/database';
import { findStaff } from '../../accounts/staff-accounts.ts';
import { stateOf } from './team-state.ts';
import { writeState } from './team-store.ts';

/**
 * Gives a staff account access to another brand's desk, with its permissions. The caller writes the audit log.
 *
 * @throws Error if the account isn't on the staff of `from`
 */
export async function workAlsoAt(
  tx: Tx,
  { from, accountId, brand }: { readonly from: string; readonly accountId: string; readonly brand: string },
): Promise<void> {
  const account = await findStaff(tx, from, accountId, true);
  if (!account) throw new Error(`Account ${accountId} does not work at ${from}.`);
  const state = stateOf(account);
  await writeState(tx, account.id, { ...state, brands: [...state.brands, brand] });
}
