import { tables, type Tx } from '@vinlore/database';
import { type ApprovalRequest, type CarryOut, refuse, type staffAct } from '@vinlore/server-kit';
import * as v from 'valibot';
import type { AccountRow } from '../../accounts/account-store.ts';
import type { AccountTables } from '../../tables.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { changeState, putOnStaff, takeOffStaff } from './change-team.ts';
import { textFor } from './team-letters.ts';
import { sameState, stateOf, teamState, type TeamState } from './team-state.ts';
import { hasOtherOwner, holdTeam } from '../../accounts/staff-accounts.ts';

/** Kind of the requests that change permissions of staff. */
export const OWNER_RIGHTS = 'owner-rights';

const words = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ').filter(Boolean)),
);
const FactsSchema = v.object({
  change: v.picklist(['add', 'set', 'leave']),
  permissions: words,
  brands: words,
  was_permissions: words,
  was_brands: words,
});

/** The requested change: add to the team, change permissions, or remove. */
export type OwnerChange = v.InferOutput<typeof FactsSchema>['change'];

/** The request for a second owner's approval. `state` is the target state; absent when removing a person. */
export function ownerRightsRequest(
  asking: ReturnType<typeof staffAct>,
  change: OwnerChange,
  account: AccountRow,
  state: TeamState,
): ApprovalRequest {
  const was = stateOf(account);
  return {
    brand: asking.brand,
    askedBy: asking.actor,
    from: asking.from,
    kind: OWNER_RIGHTS,
    permission: 'owner',
    subject: { kind: 'account', id: account.id },
    about: account.id,
    facts: {
      change,
      permissions: state.permissions.join(' '),
      brands: state.brands.join(' '),
      was_permissions: was.permissions.join(' '),
      was_brands: was.brands.join(' '),
    },
  };
}

const open = (tx: Tx, id: string) =>
  tables<AccountTables>(tx).selectFrom('account').selectAll().where('id', '=', id).where('closed_at', 'is', null);

/** Carries out an approved change if the account is still in the state it had at the request. Idempotent. */
export function carryOutOwnerRights(deps: DeskDeps): CarryOut {
  const { database, brands } = deps;
  return async ({ id, brand: key, askedBy, approvedBy, subject, facts }) => {
    const brand = brands.find((each) => each.key === key)!;
    const { change, permissions, brands: others, was_permissions, was_brands } = v.parse(FactsSchema, facts);
    await database.transaction(async (tx) => {
      await holdTeam(tx, key);
      const approver = approvedBy === null ? undefined : await open(tx, approvedBy).executeTakeFirst();
      const text = await textFor({ language: approver?.language ?? null }, brand);
      const account = await open(tx, subject.id).forNoKeyUpdate().executeTakeFirst();
      if (!account) return refuse(422, text.t('desk.gone'));
      const now = stateOf(account);
      const state = teamState(permissions, others, account.brand);
      const onStaff = account.roles.includes('staff');
      const by = { brand: key, actor: null, detail: { approval: id, askedBy, approvedBy } };
      const done = change === 'leave' ? !worksAt(account, key) : onStaff && sameState(now, state);
      if (done) return;
      const unchanged = sameState(now, teamState(was_permissions, was_brands, account.brand));
      if (!unchanged || onStaff === (change === 'add')) return refuse(422, text.t('desk.changedSince'));
      if (losesOwner(account, key, change === 'leave' ? null : state) && !(await hasOtherOwner(tx, key, account.id)))
        return refuse(422, text.t('desk.lastOwner'));
      if (change === 'add') await putOnStaff(tx, deps, { by, brand, account, state });
      else if (change === 'set') await changeState(tx, deps, { by, account, state });
      else await takeOffStaff(tx, deps, { by, account });
    });
  };
}

const worksAt = ({ roles, brand, staff_brands }: AccountRow, key: string) =>
  roles.includes('staff') && (brand === key || staff_brands.includes(key));

/** Whether a change removes one of a brand's own owners. */
export function losesOwner(account: AccountRow, brand: string, after: TeamState | null): boolean {
  const isOwner = account.brand === brand && stateOf(account).permissions.includes('owner');
  return isOwner && !after?.permissions.includes('owner');
}
