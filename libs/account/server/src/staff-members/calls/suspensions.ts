import type { memberDeskContract } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import { acrossBrands, tables, type Tx } from '@vinlore/database';
import { type CallContext, type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { revokeAll } from '../../sessions/session-store.ts';
import type { AccountTables } from '../../tables.ts';
import { suspendedLetter, suspensionLiftedLetter } from '../letters.ts';
import { lockJudged } from '../judged.ts';
import { memberVoices } from '../member-voices.ts';
import type { MembersDeskDeps } from '../deps.ts';

type StaffContext = CallContext<'staff'>;

const setSuspended = (tx: Tx, id: string, suspended: { readonly at: Date; readonly reason: string } | null) =>
  tables<AccountTables>(tx)
    .updateTable('account')
    .set({ suspended_at: suspended?.at ?? null, suspended_reason: suspended?.reason ?? null })
    .where('id', '=', id)
    .execute();

/**
 * POST /api-cwa/staff/member/suspend: ends sessions, cancels plans, and stops emails about vehicles. Orders and
 * documents stay available through their own links.
 */
export function staffSuspendMemberCall(deps: MembersDeskDeps): Handler<typeof memberDeskContract.staffSuspendMember> {
  const { database, mail, clock, keepers } = deps;
  const voice = memberVoices(deps);
  return ({ id, reason }, context) =>
    database.transaction(async (tx) => {
      const account = await lockJudged(tx, context, id);
      if (account.closed_at) return refuse(409, context.text.t('members.suspendClosed'));
      if (account.suspended_at) return { suspended_at: account.suspended_at.toISOString() };
      const at = clock();
      await setSuspended(tx, id, { at, reason });
      await revokeAll(tx, id, at);
      const owner = { id, email: account.email, brand: context.brand };
      for (const keeper of keepers()) await acrossBrands(() => keeper.suspend?.(tx, owner));
      await mail.send(tx, suspendedLetter(await voice(context, account)));
      await note(tx, context, id, 'account.suspended', reason);
      return { suspended_at: at.toISOString() };
    });
}

/** POST /api-cwa/staff/member/lift-suspension: allows sign-in again; canceled plans and emails don't restart. */
export function staffLiftSuspensionCall(deps: MembersDeskDeps): Handler<typeof memberDeskContract.staffLiftSuspension> {
  const voice = memberVoices(deps);
  return ({ id, reason }, context) =>
    deps.database.transaction(async (tx) => {
      const account = await lockJudged(tx, context, id);
      if (!account.suspended_at) return null;
      await setSuspended(tx, id, null);
      await deps.mail.send(tx, suspensionLiftedLetter(await voice(context, account)));
      await note(tx, context, id, 'account.suspension-lifted', reason);
      return null;
    });
}

const note = (
  tx: Tx,
  context: StaffContext,
  id: string,
  act: 'account.suspended' | 'account.suspension-lifted',
  reason: string,
) => recordAct(tx, { ...staffAct(context), act, subject: { kind: 'account', id }, detail: { reason } });
