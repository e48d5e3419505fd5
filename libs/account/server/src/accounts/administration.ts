import { recordAct } from '@vinlore/audit';
import { EmailSchema, NewPasswordSchema, STAFF_PASSWORD_LENGTH } from '@vinlore/account-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import * as v from 'valibot';
import { findGate, upsertGate } from '../gate/gate-store.ts';
import { argon2Hasher, type PasswordHasher } from '../passwords/hasher.ts';
import { isShortForStaff } from '../passwords/password-fault.ts';
import { revokeAll } from '../sessions/session-store.ts';
import { approveDealer } from './dealer-store.ts';
import { isLastOwner } from './staff-accounts.ts';
import type { AccountTables } from '../tables.ts';
import { type AccountRow, findEvenClosed } from './account-store.ts';
import { dropResets } from './mailed-tokens.ts';
import { replacePassword } from './replace-password.ts';

/** An account as an operator creates it. */
export interface AccountToCreate {
  readonly brand: string;
  readonly email: string;
  readonly password: string;
  readonly first?: string;
  readonly last?: string;
  readonly roles?: readonly string[];
  /** Keys of other brands whose desks the account can use. */
  readonly staffBrands?: readonly string[];
  readonly dealer?: boolean;
  /** Whether the quick start created it, for trial mode only. */
  readonly sample?: boolean;
}

const Pair = v.object({ email: EmailSchema, password: NewPasswordSchema });

/** Privileges that an operator's command sets, as comparable text; a change to any of them ends the account's sessions. */
const privilegesOf = ({ is_dealer, roles, staff_brands }: Pick<AccountRow, 'is_dealer' | 'roles' | 'staff_brands'>) =>
  JSON.stringify([is_dealer, roles.toSorted(), staff_brands.toSorted()]);

/** Thrown when the command would leave a brand's desk without an owner. */
export class LastOwner extends Error {
  override readonly name = 'LastOwner';
  constructor({ email, brand }: Pick<AccountToCreate, 'email' | 'brand'>) {
    super(`${email} is the only owner of the desk of ${brand}. Make another owner first.`);
  }
}

/** Thrown for a sample account that a production server has closed; only a trial start reopens it. */
export class SampleAccount extends Error {
  override readonly name = 'SampleAccount';
  constructor({ email, brand }: Pick<AccountToCreate, 'email' | 'brand'>) {
    super(`${email} is a sample account of ${brand} and stays closed in production. Use another address.`);
  }
}

/** Thrown for an account that was merged into another one and is closed for good. */
export class MergedAccount extends Error {
  override readonly name = 'MergedAccount';
  constructor({ email, brand }: Pick<AccountToCreate, 'email' | 'brand'>) {
    super(`${email} (${brand}) was merged into another account and stays closed. Use another address.`);
  }
}

/** Thrown when a staff password is too short. */
export class ShortStaffPassword extends Error {
  override readonly name = 'ShortStaffPassword';
  constructor() {
    super(`Passwords of staff need at least ${STAFF_PASSWORD_LENGTH} characters.`);
  }
}

/**
 * Creates an account, or brings the account with that email to exactly this state; idempotent. A new password or a
 * change of roles ends all its sessions. No confirmation email is sent: the operator vouches for the address.
 *
 * @returns the account's id
 * @throws v.ValiError if the email or password is invalid
 * @throws ShortStaffPassword for a staff password of fewer than 12 characters
 * @throws LastOwner if the brand's desk would have no owner left
 * @throws SampleAccount for a sample account that a production server has closed
 * @throws MergedAccount for an account that was merged into another one
 */
export async function createAccount(
  database: Database,
  account: AccountToCreate,
  hasher: PasswordHasher = argon2Hasher,
): Promise<string> {
  const { email, password } = v.parse(Pair, account);
  if (isShortForStaff(password, account.roles ?? [])) throw new ShortStaffPassword();
  const known = await findEvenClosed(database, account.brand, email);
  if (known?.is_sample && known.closed_at && !account.sample) throw new SampleAccount(account);
  const kept = known?.password_hash && (await hasher.verify(known.password_hash, password));
  const passwordHash = kept ? known.password_hash : await hasher.hash(password);
  const state = {
    password_hash: passwordHash,
    holder: false,
    first: account.first ?? null,
    last: account.last ?? null,
    is_dealer: account.dealer ?? false,
    roles: [...(account.roles ?? [])],
    staff_brands: [...(account.staffBrands ?? [])],
    closed_at: null,
    is_sample: account.sample ?? known?.is_sample ?? false,
  };
  return database.transaction(async (tx) => {
    const now = new Date();
    if (known && !state.roles.includes('owner') && (await isLastOwner(tx, known))) throw new LastOwner(account);
    const made = await tables<AccountTables>(tx)
      .insertInto('account')
      .values({ brand: account.brand, email, created_at: now, ...state })
      .onConflict((conflict) =>
        conflict.columns(['brand', 'email']).doUpdateSet(state).where('account.merged_into', 'is', null),
      )
      .returning('id')
      .executeTakeFirst();
    if (!made) throw new MergedAccount(account);
    const { id } = made;
    if (state.is_dealer && !known?.dealer_approved_at) await approveDealer(tx, id, now);
    const unchanged = known && kept && !known.closed_at && privilegesOf(known) === privilegesOf(state);
    if (unchanged) return id;
    if (known) {
      await revokeAll(tx, id, now);
      await dropResets(tx, known);
    }
    const detail = { by: 'command', dealer: state.is_dealer, roles: state.roles.join(' ') };
    const act = known ? 'account.changed' : 'account.created';
    await recordAct(tx, { brand: account.brand, actor: null, act, subject: { kind: 'account', id }, detail });
    return id;
  });
}

/**
 * Sets an account's password and ends all its sessions.
 *
 * @returns false if the email has no account in that brand
 * @throws v.ValiError if the password is too short or too long
 * @throws ShortStaffPassword for a staff password of fewer than 12 characters
 * @throws SampleAccount for a sample account that a production server has closed
 * @throws MergedAccount for an account that was merged into another one
 */
export async function setPassword(
  database: Database,
  account: { readonly brand: string; readonly email: string; readonly password: string },
): Promise<boolean> {
  const { email, password } = v.parse(Pair, account);
  const passwordHash = await argon2Hasher.hash(password);
  return database.transaction(async (tx) => {
    const known = await findEvenClosed(tx, account.brand, email);
    if (!known) return false;
    if (known.is_sample && known.closed_at) throw new SampleAccount(account);
    if (known.merged_into) throw new MergedAccount(account);
    if (isShortForStaff(password, known.roles)) throw new ShortStaffPassword();
    await replacePassword(tx, { account: known, passwordHash, now: new Date() });
    const subject = { kind: 'account', id: known.id };
    const detail = { by: 'command' };
    await recordAct(tx, { brand: account.brand, actor: null, act: 'account.password-changed', subject, detail });
    return true;
  });
}

/** Credentials of a brand's gate. */
export interface GatePair {
  readonly brand: string;
  readonly email: string;
  readonly password: string;
  /** Whether the quick start sets them, for trial mode only. */
  readonly sample?: boolean;
}

/**
 * Prepares new gate credentials for a brand. Hashes outside the transaction, because it is slow.
 *
 * @returns a function that stores them in the caller's transaction; null if they are already set
 * @throws v.ValiError if the email or password is invalid
 */
export async function prepareGate(
  database: Database,
  gate: GatePair,
  hasher: PasswordHasher = argon2Hasher,
): Promise<((tx: Tx) => Promise<void>) | null> {
  const { email, password } = v.parse(Pair, gate);
  const { brand, sample = false } = gate;
  const known = await findGate(database, brand);
  if (known?.email === email && known.is_sample === sample && (await hasher.verify(known.password_hash, password)))
    return null;
  const passwordHash = await hasher.hash(password);
  return (tx) => upsertGate(tx, { brand, email, passwordHash, sample });
}

/** The email of a brand's gate; null if no credentials are set. */
export async function gateEmail(source: Database | Tx, brand: string): Promise<string | null> {
  return (await findGate(source, brand))?.email ?? null;
}

/**
 * Sets the gate credentials of a brand, replacing the previous ones; idempotent.
 *
 * @throws v.ValiError if the email or password is invalid
 */
export async function setGate(database: Database, gate: GatePair, hasher?: PasswordHasher): Promise<void> {
  const keep = await prepareGate(database, gate, hasher);
  if (!keep) return;
  const { brand } = gate;
  await database.transaction(async (tx) => {
    await keep(tx);
    const subject = { kind: 'gate', id: brand };
    await recordAct(tx, { brand, actor: null, act: 'account.gate-set', subject, detail: { by: 'command' } });
  });
}
