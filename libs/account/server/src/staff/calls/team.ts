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

/** A team member of this desk, locked until the transaction ends. @throws Refusal 404 */
async function person(tx: Tx, { brand, text }: Call, id: string): Promise<AccountRow> {
  return (await findStaff(tx, brand.key, id, true)) ?? refuse(404, text.t('desk.noSuchPerson'));
}

/** Refuses changes to the caller's own permissions, with any of their accounts. @throws Refusal 422 */
async function demandOther(tx: Tx, { actor, text }: Call, id: string): Promise<void> {
  if (await samePerson(tx, actor.accountId, id)) refuse(422, text.t('desk.notOneself'));
}

/** The same for someone other than the caller whose account belongs to this brand, so its owners decide. */
async function ownPerson(tx: Tx, call: Call, id: string): Promise<AccountRow> {
  const account = await person(tx, call, id);
  await demandOther(tx, call, id);
  return account.brand === call.brand.key ? account : refuse(422, call.text.t('desk.elsewhere'));
}

/**
 * Callers can only grant what they have: brands whose desks they can use or that the person has already. New
 * permissions apply at all of the person's desks, so the caller needs access to all of them.
 */
async function demandGivable(tx: Tx, { actor, brand, text }: Call, before: TeamState, after: TeamState) {
  const own = await brandsOfStaff(tx, brand.key, actor.accountId);
  const gains = after.permissions.some((permission) => !before.permissions.includes(permission));
  const foreign = after.brands.filter((key) => !own.includes(key) && (gains || !before.brands.includes(key)));
  if (foreign.length > 0) refuse(422, text.t('desk.brandsNotYours', { brands: foreign.join(', ') }));
}

/** Lists the team of this brand's desk. */
export function listCall({ database }: DeskDeps): Handler<typeof teamContract.list> {
  return async ({ search, cursor }, { brand }) => {
    const { people, more } = await staffOf(database, brand.key, { search, ...(cursor && { cursor }) });
    return { people: await teamPeopleOf(database, brand.key, people), more };
  };
}

/** Returns a team member of this brand's desk. */
export function oneCall({ database }: DeskDeps): Handler<typeof teamContract.one> {
  return async ({ id }, { brand, text }) => {
    const account = await findStaff(database, brand.key, id);
    const [found] = account ? await teamPeopleOf(database, brand.key, [account]) : [];
    return found ?? refuse(404, text.t('desk.noSuchPerson'));
  };
}

/**
 * Requests a second owner's approval; if there is no second owner, the response says that the operator must approve.
 */
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

/** Requests to add a person to the team; creates an account if the email has none. Any permissions need two people. */
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

/** Changes a person's permissions and brands. */
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

/** Keeps the last owner an owner; otherwise no one could restore the permissions. */
async function demandOwnerLeft(tx: Tx, { brand, text }: Call, account: AccountRow, after: TeamState | null) {
  if (losesOwner(account, brand.key, after) && !(await hasOtherOwner(tx, brand.key, account.id)))
    refuse(422, text.t('desk.lastOwner'));
}

/** Removes a person from the team, or ends another brand's staff's access to this desk. */
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

/** Resets a lost second factor: at the next password sign-in, they set up a new one. */
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

/** Ends a person's sessions: all of them, or for staff of another brand, those at this desk. */
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
