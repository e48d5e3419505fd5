import { recordAct } from '@vinlore/audit';
import type { Database } from '@vinlore/database';
import { findByEmail } from '../accounts/account-store.ts';
import { revokeAll } from '../sessions/session-store.ts';
import { dropFactors } from '../factors/factors.ts';
import { realmOf } from '../factors/factor-letters.ts';

/**
 * Removes a lost second factor, including passkeys, and ends all sessions of the account. For desks with no owner left
 * who could do it, and for members who lost their authenticator and recovery codes.
 *
 * @returns false if the email has no account at that brand
 */
export async function resetSecondFactor(
  database: Database,
  { brand, email }: { readonly brand: string; readonly email: string },
  now: Date,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const account = await findByEmail(tx, brand, email);
    if (!account) return false;
    await dropFactors(tx, account.id);
    await revokeAll(tx, account.id, now);
    const subject = { kind: 'account', id: account.id };
    const detail = { by: 'command' };
    await recordAct(tx, { brand, actor: null, act: `${realmOf(account)}.second-factor-reset`, subject, detail });
    return true;
  });
}
