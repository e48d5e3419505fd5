import { takesTwo, type teamContract } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import type { Tx } from '@vinlore/database';
import {
  type CallContext,
  demandSecond,
  type Handler,
  refuse,
  refuseOwnAccount,
  Reply,
  staffAct,
} from '@vinlore/server-kit';
import { type AccountRow, findOwner, insertIfNew } from '../../accounts/account-store.ts';
import { samePerson } from '../../accounts/persons.ts';
import { dropFactors } from '../../factors/factors.ts';
import { revokeAll, revokeAt } from '../../sessions/session-store.ts';
import { brandsOfStaff } from '../desk-brands.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { changeState, takeOffStaff } from '../team/change-team.ts';
import { losesOwner, type OwnerChange, ownerRightsRequest } from '../team/owner-rights.ts';
import { mailReset } from '../team/team-letters.ts';
import { sameState, stateOf, type TeamState, teamState } from '../team/team-state.ts';
import { findStaff, hasOtherOwner, holdTeam } from '../../accounts/staff-accounts.ts';
import { hasApprover, teamPeopleOf, staffOf } from '../team/team-store.ts';

type Call = CallContext<'staff'>;

/** Somebody who works at this desk, held until the transaction ends. @throws Refusal 404 */
async function person(tx: Tx, { brand, text }: Call, id: string): Promise<AccountRow> {
  return (await findStaff(tx, brand.key, id, true)) ?? refuse(404, text.t('desk.noSuchPerson'));
}

/** Nobody changes their own rights, with whichever of their accounts. @throws Refusal 422 */
async function demandOther(tx: Tx, { actor, text }: Call, id: string): Promise<void> {
  if (await samePerson(tx, actor.accountId, id)) refuse(422, text.t('desk.notOneself'));
}

/** The same, other than the caller, and with an account of this brand: what owners here decide of. */
async function ownPerson(tx: Tx, call: Call, id: string): Promise<AccountRow> {
  const account = await person(tx, call, id);
  await demandOther(tx, call, id);
  return account.brand === call.brand.key ? account : refuse(422, call.text.t('desk.elsewhere'));
}

/**
 * Nobody gives what they do not have: brands at whose desks the caller works, or that the person has already; and what a
 * person may do more, they may do at all their desks.
 */
async function demandGivable(tx: Tx, { actor, brand, text }: Call, before: TeamState, after: TeamState) {
  const own = await brandsOfStaff(tx, brand.key, actor.accountId);
  const gains = after.permissions.some((permission) => !before.permissions.includes(permission));
  const foreign = after.brands.filter((key) => !own.includes(key) && (gains || !before.brands.includes(key)));
  if (foreign.length > 0) refuse(422, text.t('desk.brandsNotYours', { brands: foreign.join(', ') }));
}

/** Who works at this brand's desk. */
export function listCall({ database }: DeskDeps): Handler<typeof teamContract.list> {
  return async ({ search, cursor }, { brand }) => {
    const { people, more } = await staffOf(database, brand.key, { search, ...(cursor && { cursor }) });
    return { people: await teamPeopleOf(database, brand.key, people), more };
  };
}

/** Somebody who works at this brand's desk. */
export function oneCall({ database }: DeskDeps): Handler<typeof teamContract.one> {
  return async ({ id }, { brand, text }) => {
    const account = await findStaff(database, brand.key, id);
    const [found] = account ? await teamPeopleOf(database, brand.key, [account]) : [];
    return found ?? refuse(404, text.t('desk.noSuchPerson'));
  };
}

/** Asks a second owner; where there is none, the words say that the operator has to approve it. */
async function askSecondOwner(
  tx: Tx,
  { secondPerson }: DeskDeps,
  call: Call,
  request: OwnerChangeRequest,
): Promise<{ done: false } | Reply<{ done: false }>> {
  const { brand, actor, text } = call;
  const id = await secondPerson.ask(
    tx,
    ownerRightsRequest(staffAct(call), request.change, request.account, request.state),
  );
  if (await hasApprover(tx, brand.key, 'owner', actor.accountId)) return { done: false };
  return new Reply({ done: false }, text.t('kit.waitsForOperator', { brand: brand.name, id }));
}

interface OwnerChangeRequest {
  readonly change: OwnerChange;
  readonly account: AccountRow;
  readonly state: TeamState;
}

/** Asks to put somebody on the staff; an email without an account gets one. Whatever rights come with it, it takes two. */
export function addCall(deps: DeskDeps): Handler<typeof teamContract.add> {
  const { database, clock } = deps;
  return ({ email, permissions, brands }, call) =>
    database.transaction(async (tx) => {
      const { brand, text } = call;
      await holdTeam(tx, brand.key);
      const wanted = { brand: brand.key, email, passwordHash: null, createdAt: clock() };
      const account = (await insertIfNew(tx, wanted)) ?? (await findOwner(tx, wanted))!;
      if (account.closed_at) return refuse(422, text.t('desk.closed'));
      if (account.roles.includes('staff')) return refuse(422, text.t('desk.already'));
      await demandOther(tx, call, account.id);
      const state = teamState(permissions, brands, brand.key);
      await demandGivable(tx, call, stateOf(account), state);
      return askSecondOwner(tx, deps, call, { change: 'add', account, state });
    });
}

/** Changes what somebody may do and where. */
export function changeCall(deps: DeskDeps): Handler<typeof teamContract.change> {
  const { database } = deps;
  return ({ id, permissions, brands, was }, call) =>
    database.transaction(async (tx) => {
      await holdTeam(tx, call.brand.key);
      const account = await ownPerson(tx, call, id);
      const before = stateOf(account);
      const state = teamState(permissions, brands, account.brand);
      if (sameState(before, state)) return { done: true };
      if (!sameState(before, teamState(was.permissions, was.brands, account.brand)))
        return refuse(409, call.text.t('desk.changedMeanwhile', { email: account.email }));
      await demandGivable(tx, call, before, state);
      await demandOwnerLeft(tx, call, account, state);
      if (takesTwo(before, state)) return askSecondOwner(tx, deps, call, { change: 'set', account, state });
      await changeState(tx, deps, { by: staffAct(call), account, state });
      return { done: true };
    });
}

/** The last owner stays one: else nobody could give the rights back. */
async function demandOwnerLeft(tx: Tx, { brand, text }: Call, account: AccountRow, after: TeamState | null) {
  if (losesOwner(account, brand.key, after) && !(await hasOtherOwner(tx, brand.key, account.id)))
    refuse(422, text.t('desk.lastOwner'));
}

/** Takes somebody off the staff, or ends the work of another brand's staff here. */
export function removeCall(deps: DeskDeps): Handler<typeof teamContract.remove> {
  const { database } = deps;
  return ({ id }, call) =>
    database.transaction(async (tx) => {
      await holdTeam(tx, call.brand.key);
      const account = await person(tx, call, id);
      await demandOther(tx, call, id);
      await demandOwnerLeft(tx, call, account, null);
      const state = teamState([], [], account.brand);
      if (takesTwo(stateOf(account), state)) return askSecondOwner(tx, deps, call, { change: 'leave', account, state });
      await takeOffStaff(tx, deps, { by: staffAct(call), account });
      return { done: true };
    });
}

/** Forgets a lost second factor: at their next login, by password, they set up another one. */
export function resetFactorCall(deps: DeskDeps): Handler<typeof teamContract.resetFactor> {
  const { database, clock } = deps;
  return async ({ id }, call) => {
    await database.transaction(async (tx) => {
      const account = await ownPerson(tx, call, id);
      await demandSecond(tx, call, {
        kind: 'second-factor-reset',
        permission: 'owner',
        subject: { kind: 'account', id },
        about: id,
        facts: {},
      });
      const any = await dropFactors(tx, id);
      const ended = await revokeAll(tx, id, clock());
      if (!any && ended === 0) return;
      await mailReset(tx, deps, call.brand, account);
      const subject = { kind: 'account', id };
      await recordAct(tx, { ...staffAct(call), act: 'staff.second-factor-reset', subject });
    });
    return null;
  };
}

/** Ends somebody's sessions: all of them, or, of another brand's staff, those at this desk. */
export function endSessionsCall({ database, clock }: DeskDeps): Handler<typeof teamContract.endSessions> {
  return ({ id }, call) =>
    database.transaction(async (tx) => {
      const { brand } = call;
      const account = await person(tx, call, id);
      await refuseOwnAccount(tx, call, id, samePerson);
      const ended =
        account.brand === brand.key ? await revokeAll(tx, id, clock()) : await revokeAt(tx, id, brand.key, clock());
      const subject = { kind: 'account', id };
      if (ended > 0)
        await recordAct(tx, { ...staffAct(call), act: 'staff.sessions-ended', subject, detail: { ended } });
      return { ended };
    });
}
