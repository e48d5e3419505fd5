import type { Tx } from '@vinlore/database';
import { type CallContext, refuse, refuseOwnAccount } from '@vinlore/server-kit';
import { type AccountRow, lockMember } from '../accounts/account-store.ts';
import { samePerson } from '../accounts/persons.ts';

/**
 * Holds a member whom the caller may judge: none of the staff, and not themselves at another address.
 *
 * @throws Refusal 403 for these, 404 where the brand has no such member
 */
export const lockJudged = async (tx: Tx, context: CallContext<'staff'>, id: string): Promise<AccountRow> =>
  judge(tx, context, await lockMember(tx, context.brand.key, id));

/** The same of a member who was looked up before, held or not. @throws Refusal 403 or 404 */
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
