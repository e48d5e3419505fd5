import type { profileContract } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import { tables, type Tx } from '@vinlore/database';
import { deny, type Handler, refuse, Reply } from '@vinlore/server-kit';
import { dropResets } from '../../accounts/mailed-tokens.ts';
import { reopenAfterVeto } from '../../deletion/reopen.ts';
import { revokeAll } from '../../sessions/session-store.ts';
import type { AccountTables } from '../../tables.ts';
import { dropEmailChange, isUniqueViolation } from '../email-change-store.ts';
import { vetoedLetter, vetoNoticeLetter } from '../profile-letters.ts';
import type { ProfileDeps } from '../profile-deps.ts';
import { profileTexts } from '../profile-texts.ts';
import { dropAskedVeto, findVeto, restoreBefore, type Restored, type Veto } from '../../veto/veto-store.ts';

/** Locks the account first, like every call around an email change, to avoid deadlocks. */
async function holdAccountOf(tx: Tx, { account_id }: Veto): Promise<{ email: string; closed_at: Date | null }> {
  return tables<AccountTables>(tx)
    .selectFrom('account')
    .select(['email', 'closed_at'])
    .where('id', '=', account_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Undoes an email change from the former address ("This wasn't me"). An unconfirmed change is canceled; within 72 hours
 * after confirmation, email, password, passkeys, and second factor are restored. Either way, all sessions end, links to
 * the new mailbox become invalid, other modules' data moves back to the former address, and both addresses are
 * notified. Deletions requested since are canceled too.
 */
export function vetoEmailCall(deps: ProfileDeps): Handler<typeof profileContract.vetoEmail> {
  const { database, mail, clock, originOf, moveMailbox } = deps;
  return async ({ token }, { brand, text, event }) => {
    const over = () => deny({ name: 'auth.token.refused', kind: 'email-veto' }, 422, text.t('profile.vetoOver'));
    const undo = async (tx: Tx) => {
      const now = clock();
      const found = (await findVeto(tx, brand.key, token, now)) ?? over();
      const { email: newEmail, closed_at } = await holdAccountOf(tx, found);
      // A concurrent undo or change came first; its result stands.
      const veto = (await findVeto(tx, brand.key, token, now)) ?? over();
      const { account_id, old_email, changed_at } = veto;
      await dropEmailChange(tx, account_id);
      let restored: Restored | null = null;
      if (changed_at) {
        restored = await restoreBefore(tx, veto);
        await dropResets(tx, { brand: brand.key, email: newEmail });
        await moveMailbox(tx, { brand: brand.key, from: newEmail, to: old_email });
        await reopenAfterVeto(tx, account_id, closed_at, now);
      } else await dropAskedVeto(tx, account_id);
      await revokeAll(tx, account_id, now);
      await recordAct(tx, {
        brand: brand.key,
        actor: account_id,
        act: 'account.email-vetoed',
        subject: { kind: 'account', id: account_id },
        detail: { after: changed_at ? 'changed' : 'asked' },
      });
      const addressee = { brand, text, origin: originOf(brand) };
      await mail.send(tx, vetoedLetter({ ...addressee, to: old_email }, changed_at ? 'former' : 'stopped'));
      if (changed_at) await mail.send(tx, vetoedLetter({ ...addressee, to: newEmail }, 'new'));
      if (veto.by_staff) await mail.send(tx, vetoNoticeLetter(brand, await profileTexts(brand.language), old_email));
      return { account_id, old_email, restored };
    };
    try {
      const { account_id: person, old_email: email, restored } = await database.transaction(undo);
      if (restored) event('auth.email.changed', { kind: 'veto', person });
      if (restored?.password) event('auth.password.changed', { kind: 'veto', person });
      return new Reply({ email }, text.t('profile.vetoed'));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return refuse(422, text.t('profile.vetoTaken', { support: brand.support_email }));
    }
  };
}
