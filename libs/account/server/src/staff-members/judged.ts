import type { Tx } from '@vinlore/database';
import { type CallContext, refuse, refuseOwnAccount } from '@vinlore/server-kit';
import { type AccountRow, lockMember } from '../accounts/account-store.ts';
import { samePerson } from '../accounts/persons.ts';

/**
 * Locks a member on whom the caller may act: not staff, and not one of the caller's own accounts.
 *
 * @throws Refusal 403 for these, 404 if the brand has no such member
 */
export const lockJudged = async (tx: Tx, context: CallContext<'staff'>, id: string): Promise<AccountRow> =>
  judge(tx, context, await lockMember(tx, context.brand.key, id));

/** The same check for a member that was already loaded. @throws Refusal 403 or 404 */
export async function judge(
  tx: Tx,
  context: CallContext<'staff'>,
  account: AccountRow | undefined,
): Promise<AccountRow> {
  const { text } = context;
  if (!account) return refuse(404, text.t('members.none'));
  await refuseOwnAccount(tx, context, account.id, samePerson);
  if (account.roles.includes('staff')) return refuse(403, text.t('members.judgeStaff'));
  return account;
}
