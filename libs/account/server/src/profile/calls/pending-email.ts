import type { profileContract } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import { type Handler, refuse, Reply } from '@vinlore/server-kit';
import { ownAct } from '../../own-act.ts';
import { holdAccount } from '../../factors/factors.ts';
import { dropEmailChange } from '../email-change-store.ts';
import type { ProfileDeps } from '../profile-deps.ts';
import { askEmailChange, ownProfile } from '../save-profile.ts';
import { dropAskedVeto } from '../../veto/veto-store.ts';

/** Cancels a pending email change. */
export function cancelEmailChangeCall(deps: ProfileDeps): Handler<typeof profileContract.cancelEmailChange> {
  return (_input, context) =>
    deps.database.transaction(async (tx) => {
      const { actor } = context;
      await holdAccount(tx, actor.accountId);
      const isOff = await dropEmailChange(tx, actor.accountId);
      await dropAskedVeto(tx, actor.accountId);
      if (isOff) {
        const subject = { kind: 'account', id: actor.accountId };
        await recordAct(tx, { ...ownAct(context), act: 'account.email-change-canceled', subject });
      }
      return new Reply(await ownProfile(deps, tx, context), context.text.t('profile.emailCanceled'));
    });
}

/** Resends the link to the new address; the earlier link becomes invalid. Counts as another change. */
export function resendEmailChangeCall(deps: ProfileDeps): Handler<typeof profileContract.resendEmailChange> {
  return (_input, context) =>
    deps.database.transaction(async (tx) => {
      const { text } = context;
      const { email, pending_email } = await ownProfile(deps, tx, context);
      if (pending_email === null) return refuse(422, text.t('profile.nothingPending'));
      await askEmailChange(deps, tx, context, email, pending_email);
      return new Reply(await ownProfile(deps, tx, context), text.t('profile.emailResent', { email: pending_email }));
    });
}
