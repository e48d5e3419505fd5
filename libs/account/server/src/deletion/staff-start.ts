import { randomUUID } from 'node:crypto';
import type { deletionDeskContract } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import { type Handler, refuse, refuseOwnAccount, staffAct } from '@vinlore/server-kit';
import { lockMember } from '../accounts/account-store.ts';
import { samePerson } from '../accounts/persons.ts';
import { keepRequest, waitingUntil } from './deletion-store.ts';
import { confirmLetter, type DeletionVoices } from './letters.ts';
import type { DeletionDeps } from './deps.ts';

/**
 * POST /api-cwa/staff/member/start-deletion: the same request as the member's own. Sends no second email while one is
 * open, no matter who made it. Locks the account row, so only one of two concurrent calls sends it.
 */
export function staffStartDeletionCall(
  { database, mail, clock }: DeletionDeps,
  voices: DeletionVoices,
): Handler<typeof deletionDeskContract.staffStartDeletion> {
  return ({ account_id: accountId, reason }, context) => {
    const { brand, text } = context;
    return database.transaction(async (tx) => {
      const account = await lockMember(tx, brand.key, accountId);
      if (!account) return refuse(404, text.t('deletion.noMember'));
      await refuseOwnAccount(tx, context, accountId, samePerson);
      if (account.roles.includes('staff')) return refuse(403, text.t('deletion.ofStaff'));
      if (account.closed_at) return refuse(409, text.t('deletion.isClosed'));
      const now = clock();
      const waiting = await waitingUntil(tx, accountId, now);
      if (waiting) return { confirm_until: waiting.toISOString() };
      const asked = await keepRequest(tx, { id: randomUUID(), brand: brand.key, accountId }, now);
      if (!asked) return refuse(409, text.t('deletion.askedEnough'));
      const voice = await voices(brand.key, account.language);
      await mail.send(tx, confirmLetter({ ...voice, to: account.email }, asked.token, asked.until));
      const subject = { kind: 'account', id: accountId };
      await recordAct(tx, { ...staffAct(context), act: 'account.deletion-asked', subject, detail: { reason } });
      return { confirm_until: asked.until.toISOString() };
    });
  };
}
