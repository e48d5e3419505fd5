import type { FoundBy, memberDeskContract } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import { permits } from '@vinlore/contract';
import { type Database, pageOf } from '@vinlore/database';
import { type Handler, refuse, refuseOwnAccount, staffAct } from '@vinlore/server-kit';
import { peopleOf } from '../../accounts/people.ts';
import { samePerson } from '../../accounts/persons.ts';
import { type EmailChange, waitingChange } from '../../profile/email-change-store.ts';
import { openSessionsOf, revokeAll, revokeSession } from '../../sessions/session-store.ts';
import { dealerState } from '../../accounts/dealer-store.ts';
import { closingRequest, memberOf } from '../member-store.ts';
import { listedMember, membersPage } from '../member-lists.ts';
import type { MembersDeskDeps } from '../deps.ts';

/** Asks the finders of other modules for the owners of a number. */
async function findByNumber({ finders }: MembersDeskDeps, brand: string, search: string) {
  const answers = await Promise.all(finders.map(async ({ by, find }) => ({ by, ids: await find({ brand, search }) })));
  const found = answers.filter(({ ids }) => ids.length > 0);
  const by = [...new Set(found.map((each) => each.by))] as FoundBy[];
  return { by, ids: found.length > 0 ? [...new Set(found.flatMap(({ ids }) => ids))] : null };
}

/**
 * GET /api-cwa/staff/members: single search. If a finder recognizes the text as a number, its owners are returned;
 * otherwise it is matched as part of account fields.
 */
export function staffMembersCall(deps: MembersDeskDeps): Handler<typeof memberDeskContract.staffMembers> {
  return async ({ kind, search, cursor }, { brand }) => {
    const number = search ? await findByNumber(deps, brand.key, search) : { by: [], ids: null };
    const found = pageOf(await membersPage(deps.database, brand.key, { kind, search, among: number.ids, cursor }));
    const members = found.rows.map(listedMember);
    return { members, cursor: found.more ? members.at(-1)!.id : null, found_by: number.by };
  };
}

/** A pending email change with the requesting colleague's name; '' if they are gone. */
async function listedChange(database: Database, { new_email, expires_at, asked_by, reason }: EmailChange) {
  const people = asked_by === null ? null : await peopleOf(database, [asked_by]);
  const who = people?.get(asked_by!);
  return {
    email: new_email,
    until: expires_at.toISOString(),
    staff: people && { name: who?.name || who?.email || '', reason: reason ?? '' },
  };
}

/** GET /api-cwa/staff/member: a member's account data. */
export function staffMemberCall({ database, clock }: MembersDeskDeps): Handler<typeof memberDeskContract.staffMember> {
  return async ({ id }, { brand, text }) => {
    const account = await memberOf(database, brand.key, id);
    if (!account) return refuse(404, text.t('members.none'));
    const now = clock();
    const [sessions, deletion, change] = await Promise.all([
      openSessionsOf(database, id, now),
      account.closed_at && closingRequest(database, id),
      waitingChange(database, id, now),
    ]);
    const state = dealerState(account);
    return {
      ...listedMember(account),
      phone: account.phone ?? '',
      suspended_reason: account.suspended_reason,
      email_change: change && !account.closed_at ? await listedChange(database, change) : null,
      language: account.language,
      merged_into: account.merged_into,
      dealer: state && {
        state,
        since: account.dealer_since!.toISOString(),
        approved_at: account.dealer_approved_at?.toISOString() ?? null,
        withdrawn_at: account.dealer_withdrawn_at?.toISOString() ?? null,
      },
      deletion: deletion
        ? {
            id: deletion.id,
            requested_at: deletion.requested_at.toISOString(),
            erase_at: deletion.erase_at!.toISOString(),
          }
        : null,
      sessions: sessions.map(({ id: session, browser, system, created_at, last_seen_at }) => ({
        id: session,
        browser,
        system,
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
      })),
    };
  };
}

/** POST /api-cwa/staff/member/end-sessions: a no-op for a session that has ended. */
export function staffEndSessionsCall({
  database,
  clock,
}: MembersDeskDeps): Handler<typeof memberDeskContract.staffEndSessions> {
  return async ({ id, session_id: sessionId, reason }, context) => {
    const { actor, brand, text } = context;
    const ended = await database.transaction(async (tx) => {
      const account = await memberOf(tx, brand.key, id);
      if (!account) return refuse(404, text.t('members.none'));
      await refuseOwnAccount(tx, context, id, samePerson);
      const ofStaff = account.roles.includes('staff');
      if (ofStaff && !permits(actor.roles, 'owner')) return refuse(403, text.t('members.ofStaff'));
      const count = sessionId
        ? Number(await revokeSession(tx, { accountId: id, sessionId }, clock()))
        : await revokeAll(tx, id, clock());
      const subject = { kind: 'account', id };
      if (count > 0)
        await recordAct(tx, {
          ...staffAct(context),
          act: 'account.sessions-ended',
          subject,
          detail: { count, reason },
        });
      return count;
    });
    return { ended };
  };
}
