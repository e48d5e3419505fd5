import { type Act, recordAct } from '@vinlore/audit';
import type { Brand } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import type { AccountRow } from '../../accounts/account-store.ts';
import { dropResets } from '../../accounts/mailed-tokens.ts';
import { dropAuthenticator } from '../../factors/authenticator-store.ts';
import { dropRecoveryCodes } from '../../factors/recovery-codes.ts';
import { revokeAll, revokeAt, revokeElsewhere } from '../../sessions/session-store.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { mailWelcome } from './team-letters.ts';
import { stateOf, type TeamState } from './team-state.ts';
import { writeState } from './team-store.ts';

/** The actor for the audit log: from `staffAct`, or from the approved request. */
export type By = Pick<Act, 'brand' | 'actor' | 'from' | 'detail'>;

const flat = ({ permissions, brands }: TeamState) => ({
  permissions: permissions.join(' '),
  brands: brands.join(' '),
});

/** Adds a person to the team. Ends their member sessions, which have proven at most a password. */
export async function putOnStaff(
  tx: Tx,
  deps: DeskDeps,
  { by, brand, account, state }: { by: By; brand: Brand; account: AccountRow; state: TeamState },
): Promise<void> {
  await writeState(tx, account.id, state);
  await revokeAll(tx, account.id, deps.clock());
  await dropResets(tx, account);
  await mailWelcome(tx, deps, brand, account);
  const subject = { kind: 'account', id: account.id };
  await recordAct(tx, { ...by, act: 'staff.added', subject, after: flat(state) });
}

/**
 * Changes a person's permissions and brands. Ends sessions at brands they lose; in all other sessions the change
 * applies to the next call.
 */
export async function changeState(
  tx: Tx,
  { clock }: Pick<DeskDeps, 'clock'>,
  { by, account, state }: { by: By; account: AccountRow; state: TeamState },
): Promise<void> {
  await writeState(tx, account.id, state);
  await revokeElsewhere(tx, account.id, [account.brand, ...state.brands], clock());
  await recordAct(tx, {
    ...by,
    act: 'staff.permissions-changed',
    subject: { kind: 'account', id: account.id },
    before: flat(stateOf(account)),
    after: flat(state),
  });
}

/** Removes a person from their own brand's team, or ends another brand's staff's access to this desk. */
export async function takeOffStaff(
  tx: Tx,
  { clock }: Pick<DeskDeps, 'clock'>,
  { by, account }: { by: By; account: AccountRow },
): Promise<void> {
  const before = stateOf(account);
  if (account.brand === by.brand) {
    await writeState(tx, account.id, null);
    await dropRecoveryCodes(tx, account.id);
    await dropAuthenticator(tx, account.id);
    await revokeAll(tx, account.id, clock());
  } else {
    await writeState(tx, account.id, { ...before, brands: before.brands.filter((key) => key !== by.brand) });
    await revokeAt(tx, account.id, by.brand, clock());
  }
  const subject = { kind: 'account', id: account.id };
  await recordAct(tx, { ...by, act: 'staff.removed', subject, before: { permissions: flat(before).permissions } });
}
