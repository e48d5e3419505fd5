import { type memberDeskContract, MEMBERS_PATHS } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import { withSecret } from '@vinlore/brand';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { endView, keepView, openViewsOf } from '../../views/view-store.ts';
import type { MembersDeskDeps } from '../deps.ts';
import { lockJudged } from '../judged.ts';
import { viewedLetter } from '../letters.ts';
import { memberVoices } from '../member-voices.ts';

/**
 * POST /api-cwa/staff/member/view: starts a read-only view, with the email to the member and the audit log entry in one
 * transaction. Ends the caller's previous view, so no one has two open.
 */
export function staffViewMemberCall(deps: MembersDeskDeps): Handler<typeof memberDeskContract.staffViewMember> {
  const { database, mail, clock, originOf, endViewLater } = deps;
  const voice = memberVoices(deps);
  return ({ id, reason }, context) =>
    database.transaction(async (tx) => {
      const { actor, brand, text } = context;
      const account = await lockJudged(tx, context, id);
      if (account.closed_at) return refuse(409, text.t('members.viewClosed'));
      if (account.suspended_at) return refuse(409, text.t('members.viewSuspended'));
      if (account.holder) return refuse(409, text.t('members.viewHolder'));
      const now = clock();
      const staffId = actor.accountId;
      for (const former of await openViewsOf(tx, staffId)) {
        const ended = await endView(tx, former, now);
        const subject = { kind: 'account', id: ended?.account_id ?? id };
        if (ended)
          await recordAct(tx, { ...staffAct(context), act: 'account.view-ended', subject, detail: { by: 'next' } });
      }
      const asked = { accountId: id, brand: brand.key, staffId, staffSessionId: actor.sessionId, reason };
      const view = await keepView(tx, asked, now);
      await endViewLater(tx, { id: view.id, brand: brand.key }, { startAfter: view.until });
      await mail.send(tx, viewedLetter(await voice(context, account), reason, now));
      const subject = { kind: 'account', id };
      await recordAct(tx, { ...staffAct(context), act: 'account.view-begun', subject, detail: { reason } });
      return {
        address: originOf(brand) + withSecret(MEMBERS_PATHS.view, 'token', view.code),
        until: view.until.toISOString(),
      };
    });
}
