import type { Tx } from '@vinlore/database';
import { findStaff } from '../../accounts/staff-accounts.ts';
import { stateOf } from './team-state.ts';
import { writeState } from './team-store.ts';

/**
 * Lets somebody on the staff work at one more brand's desk, with the permissions that they have. The act that it is part of
 * stands in the audit log.
 *
 * @throws Error for an account that is not on the staff of `from`
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
