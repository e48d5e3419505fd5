import { recordAct } from '@vinlore/audit';
import type { profileContract } from '@vinlore/account-domain';
import { type Handler, refuse, Reply } from '@vinlore/server-kit';
import { dropResets } from '../../accounts/mailed-tokens.ts';
import { revokeAll } from '../../sessions/session-store.ts';
import { changeEmail, takeEmailChange } from '../email-change-store.ts';
import { emailNoticeLetter } from '../profile-letters.ts';
import type { ProfileParts } from '../profile-parts.ts';

/**
 * Makes a new e-mail effective. All sessions end, and so do links to reset the password that went to the former
 * address: whoever held that mailbox holds nothing here any more. An address that belongs to another account meanwhile is
 * refused in the words of an old link.
 */
export function confirmEmailCall(parts: ProfileParts): Handler<typeof profileContract.confirmEmail> {
  const { database, mail, clock, originOf } = parts;
  return async ({ token }, { brand, text }) =>
    database.transaction(async (tx) => {
      const change = await takeEmailChange(tx, brand.key, token, clock());
      const former = change && (await changeEmail(tx, change));
      if (!change || former === undefined) return refuse(422, text.t('profile.linkOver'));
      await revokeAll(tx, change.account_id, clock());
      await dropResets(tx, { brand: brand.key, email: former });
      await mail.send(tx, emailNoticeLetter({ brand, text, origin: originOf(brand), to: former }, 'changed'));
      await recordAct(tx, {
        brand: brand.key,
        actor: change.account_id,
        act: 'account.email-changed',
        subject: { kind: 'account', id: change.account_id },
      });
      return new Reply({ email: change.new_email }, text.t('profile.emailChanged'));
    });
}
