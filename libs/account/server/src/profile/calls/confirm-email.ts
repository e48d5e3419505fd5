import { recordAct } from '@vinlore/audit';
import type { profileContract } from '@vinlore/account-domain';
import { deny, type Handler, Reply } from '@vinlore/server-kit';
import { dropResets } from '../../accounts/mailed-tokens.ts';
import { revokeAll } from '../../sessions/session-store.ts';
import { holdAccount } from '../../factors/factors.ts';
import { accountOfChange, changeEmail, takeEmailChange } from '../email-change-store.ts';
import { emailNoticeLetter } from '../profile-letters.ts';
import type { ProfileDeps } from '../profile-deps.ts';
import { vetoOf, vetoToken } from '../../veto/veto-store.ts';

/**
 * Applies a confirmed email change. Ends all sessions and invalidates password reset links sent to the former address,
 * so its mailbox no longer gives access. Other modules move the data they store under the address. An address that was
 * taken by another account in the meantime is refused like an expired link.
 */
export function confirmEmailCall(deps: ProfileDeps): Handler<typeof profileContract.confirmEmail> {
  const { database, mail, clock, originOf, signer, moveMailbox } = deps;
  return async ({ token }, { brand, text, event }) => {
    const { account_id: person, new_email: email } = await database.transaction(async (tx) => {
      // Lock the account first, like every call around an email change, to avoid deadlocks.
      const accountId = await accountOfChange(tx, brand.key, token);
      if (accountId !== undefined) await holdAccount(tx, accountId);
      const change = await takeEmailChange(tx, brand.key, token, clock());
      const former = change && (await changeEmail(tx, change, clock()));
      if (!change || former === undefined)
        return deny({ name: 'auth.token.refused', kind: 'email' }, 422, text.t('profile.linkOver'));
      await revokeAll(tx, change.account_id, clock());
      await dropResets(tx, { brand: brand.key, email: former });
      await moveMailbox(tx, { brand: brand.key, from: former, to: change.new_email });
      const veto = await vetoOf(tx, change.account_id, former);
      const addressee = { brand, text, origin: originOf(brand), to: former };
      await mail.send(tx, emailNoticeLetter(addressee, 'changed', veto && vetoToken(signer, veto)));
      await recordAct(tx, {
        brand: brand.key,
        actor: change.account_id,
        act: 'account.email-changed',
        subject: { kind: 'account', id: change.account_id },
        ...(change.asked_by !== null && { detail: { asked_by: change.asked_by } }),
      });
      return change;
    });
    event('auth.email.changed', { person });
    return new Reply({ email }, text.t('profile.emailChanged'));
  };
}
