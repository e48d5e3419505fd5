import type { deletionContract } from '@vinlore/account-domain';
import { type ActName, recordAct } from '@vinlore/audit';
import { acrossBrands } from '@vinlore/database';
import { deny, type Handler, refuse } from '@vinlore/server-kit';
import { revokeAll } from '../sessions/session-store.ts';
import { isLastOwner } from '../accounts/staff-accounts.ts';
import { noteClosed, noteRestored, requestToConfirm, requestToUndo, setClosed } from './deletion-store.ts';
import { closedLetter, type DeletionVoices, restoredLetter } from './letters.ts';
import type { DeletionDeps } from './deps.ts';

/**
 * Closes an account with the token from its email: ends all sessions and blocks sign-in. Refuses the last owner of a
 * brand's desk, since no one could grant owner permissions after that.
 */
export function confirmDeletionCall(
  { database, mail, clock, keepers }: DeletionDeps,
  voices: DeletionVoices,
): Handler<typeof deletionContract.confirmDeletion> {
  return async ({ token }, { brand, text }) => {
    const voice = await voices(brand.key, text.language);
    const closed = await database.transaction(async (tx) => {
      const now = clock();
      const request = await requestToConfirm(tx, brand.key, token, now);
      if (!request) return null;
      if (await isLastOwner(tx, { brand: brand.key, id: request.account_id }))
        return refuse(409, text.t('deletion.lastOwner', { brand: voice.brand.name }));
      const email = await setClosed(tx, request.account_id, now);
      if (!email) return null;
      await revokeAll(tx, request.account_id, now);
      const owner = { id: request.account_id, email, brand: voice.brand };
      for (const keeper of keepers) await acrossBrands(() => keeper.close?.(tx, owner));
      const undo = await noteClosed(tx, request, now);
      await mail.send(tx, closedLetter({ ...voice, to: email }, undo.token, undo.eraseAt));
      await recordAct(tx, act('account.closed', brand.key, request.account_id));
      return { erase_at: undo.eraseAt.toISOString() };
    });
    return closed ?? deny({ name: 'auth.token.refused', kind: 'deletion' }, 422, text.t('deletion.linkOver'));
  };
}

/** Reactivates a closed account with the token from its email. */
export function undoDeletionCall(
  { database, mail, clock }: DeletionDeps,
  voices: DeletionVoices,
): Handler<typeof deletionContract.undoDeletion> {
  return async ({ token }, { brand, text }) => {
    const voice = await voices(brand.key, text.language);
    const opened = await database.transaction(async (tx) => {
      const now = clock();
      const request = await requestToUndo(tx, brand.key, token, now);
      const email = request && (await setClosed(tx, request.account_id, null));
      if (!request || !email) return false;
      await noteRestored(tx, request.id, now);
      await mail.send(tx, restoredLetter({ ...voice, to: email }));
      await recordAct(tx, act('account.restored', brand.key, request.account_id));
      return true;
    });
    return opened
      ? null
      : deny({ name: 'auth.token.refused', kind: 'undo-deletion' }, 422, text.t('deletion.linkOver'));
  };
}

/** The holder of the emailed link acts as the account. */
const act = (what: ActName, brand: string, accountId: string) => ({
  brand,
  actor: accountId,
  act: what,
  subject: { kind: 'account', id: accountId },
});
