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

/** An account as an operator makes it. */
export interface AccountToCreate {
  readonly brand: string;
  readonly email: string;
  readonly password: string;
  readonly first?: string;
  readonly last?: string;
  readonly roles?: readonly string[];
  /** Keys of other brands at whose desks they work. */
  readonly staffBrands?: readonly string[];
  readonly dealer?: boolean;
  /** The quick start makes it, for trial mode only. */
  readonly sample?: boolean;
}

const Pair = v.object({ email: EmailSchema, password: NewPasswordSchema });

/** What an operator's command decides of an account; each of it ends sessions that were opened under another. */
const privilegesOf = ({ is_dealer, roles, staff_brands }: Pick<AccountRow, 'is_dealer' | 'roles' | 'staff_brands'>) =>
  JSON.stringify([is_dealer, roles.toSorted(), staff_brands.toSorted()]);

/** An account cannot be made less than an owner: its brand's desk has no other. */
export class LastOwner extends Error {
  override readonly name = 'LastOwner';
  constructor({ email, brand }: Pick<AccountToCreate, 'email' | 'brand'>) {
    super(`${email} is the only owner of the desk of ${brand}. Make another owner first.`);
  }
}

/** A production closed this sample account; only a trial's start opens it again. */
export class SampleAccount extends Error {
  override readonly name = 'SampleAccount';
  constructor({ email, brand }: Pick<AccountToCreate, 'email' | 'brand'>) {
    super(`${email} is a sample account of ${brand} and stays closed in production. Use another address.`);
  }
}

/** Their member's other account has all that this one had; it is closed for good. */
export class MergedAccount extends Error {
  override readonly name = 'MergedAccount';
  constructor({ email, brand }: Pick<AccountToCreate, 'email' | 'brand'>) {
    super(`${email} (${brand}) was merged into another account and stays closed. Use another address.`);
  }
}

/** Somebody on the staff was to get a password that is too short for them. */
export class ShortStaffPassword extends Error {
  override readonly name = 'ShortStaffPassword';
  constructor() {
    super(`Passwords of staff need at least ${STAFF_PASSWORD_LENGTH} characters.`);
  }
}

/**
 * Makes an account, or brings the one of that email to exactly this state; doing it twice changes nothing. Another
 * password or other roles end all its sessions. No mail has to be confirmed: the operator vouches for the address.
 *
 * @returns the account's id
 * @throws v.ValiError for an email or password that is none
 * @throws ShortStaffPassword for somebody on the staff with fewer than 12 characters
 * @throws LastOwner where the brand's desk would have no owner any more
 * @throws SampleAccount for a sample account that a production has closed
 * @throws MergedAccount for one that was merged into another
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
 * Gives an account another password and ends all its sessions.
 *
 * @returns false where the email has no account in that brand
 * @throws v.ValiError for a password that is too short or too long
 * @throws ShortStaffPassword for somebody on the staff with fewer than 12 characters
 * @throws SampleAccount for a sample account that a production has closed
 * @throws MergedAccount for one that was merged into another
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

/** The pair that opens a brand's gate. */
export interface GatePair {
  readonly brand: string;
  readonly email: string;
  readonly password: string;
  /** The quick start sets it, for trial mode only. */
  readonly sample?: boolean;
}

/**
 * Prepares to set the pair that opens a brand's gate, in place of the former one: hashing takes its time, and none of a
 * transaction's.
 *
 * @returns what keeps the pair in the acting transaction; null where it stands so already
 * @throws v.ValiError for an email or password that is none
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

/** The email that opens a brand's gate; null where no pair is set. */
export async function gateEmail(source: Database | Tx, brand: string): Promise<string | null> {
  return (await findGate(source, brand))?.email ?? null;
}

/**
 * Sets the pair that opens a brand's gate, in place of the former one; doing it twice changes nothing.
 *
 * @throws v.ValiError for an email or password that is none
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
