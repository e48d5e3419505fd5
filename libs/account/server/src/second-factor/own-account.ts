import { type CallContext, refuse } from '@vinlore/server-kit';
import { type AccountRow, findById } from '../accounts/account-store.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';

/**
 * The account of a staff member at their own brand's desk, the only place to set up and verify factors. People from
 * another brand have verified theirs there.
 *
 * @throws Refusal 403 at another brand's desk
 */
export async function ownAccount(
  { database }: Pick<SecondFactorDeps, 'database'>,
  { actor, text }: CallContext<'bearer' | 'staff'>,
): Promise<AccountRow> {
  if (actor.visiting) return refuse(403, text.t('second-factor.atHome'));
  return (await findById(database, actor.accountId)) ?? refuse(401, text.t('kit.badToken'));
}
