import type { User } from '@vinlore/account-domain';
import type { Language } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { Selectable } from 'kysely';
import { imageAddress } from './image-address.ts';
import { reservedFor } from '../veto/veto-store.ts';
import type { AccountTables } from '../tables.ts';

/** An account row. */
export type AccountRow = Selectable<AccountTables['account']>;

/** Columns of a new account. */
export interface NewAccount {
  readonly brand: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly phone?: string | null;
  /** Whether it only holds guest purchases, until the buyer turns it into an account. */
  readonly holder?: boolean;
  readonly createdAt: Date;
}

const byEmail = (source: Database | Tx, brand: string, email: string) =>
  tables<AccountTables>(source).selectFrom('account').selectAll().where('brand', '=', brand).where('email', '=', email);

/** The account with an email within a brand; closed accounts are excluded. */
export function findByEmail(source: Database | Tx, brand: string, email: string): Promise<AccountRow | undefined> {
  return byEmail(source, brand, email).where('closed_at', 'is', null).executeTakeFirst();
}

/** The same, including closed accounts, for callers that handle them. */
export function findEvenClosed(source: Database | Tx, brand: string, email: string): Promise<AccountRow | undefined> {
  return byEmail(source, brand, email).executeTakeFirst();
}

/** The account with an id; closed accounts are excluded. */
export function findById(database: Database, id: string): Promise<AccountRow | undefined> {
  return tables<AccountTables>(database)
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

/** Locks a brand's account, closed or not, until the transaction ends; undefined if the brand has no such id. */
export function lockMember(tx: Tx, brand: string, id: string): Promise<AccountRow | undefined> {
  return tables<AccountTables>(tx)
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * @returns the new account; undefined if the email already has an account, open or closed, which stays unchanged, or if
 * a former owner of the address can still recover it
 */
export async function insertIfNew(tx: Tx, account: NewAccount): Promise<AccountRow | undefined> {
  if ((await reservedFor(tx, account.brand, account.email, account.createdAt)) !== undefined) return undefined;
  return tables<AccountTables>(tx)
    .insertInto('account')
    .values({
      brand: account.brand,
      email: account.email,
      password_hash: account.passwordHash,
      phone: account.phone ?? null,
      holder: account.holder ?? false,
      created_at: account.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['brand', 'email']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Turns a holder into its buyer's account; they have proven the mailbox. @returns undefined if the email has no holder
 */
export function adoptHolder(
  tx: Tx,
  { brand, email, passwordHash, phone }: Pick<NewAccount, 'brand' | 'email' | 'passwordHash' | 'phone'>,
): Promise<AccountRow | undefined> {
  return tables<AccountTables>(tx)
    .updateTable('account')
    .set({ holder: false, password_hash: passwordHash, phone: phone ?? null })
    .where('brand', '=', brand)
    .where('email', '=', email)
    .where('holder', '=', true)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** The account that owns an address: the one that has it, or else the one that can still recover it. */
export async function findOwner(
  tx: Tx,
  { brand, email, createdAt }: Pick<NewAccount, 'brand' | 'email' | 'createdAt'>,
): Promise<AccountRow | undefined> {
  const known = await findEvenClosed(tx, brand, email);
  const owner = known ? undefined : await reservedFor(tx, brand, email, createdAt);
  if (owner === undefined) return known;
  return tables<AccountTables>(tx).selectFrom('account').selectAll().where('id', '=', owner).executeTakeFirst();
}

/**
 * Locks an account until the transaction ends, if it is unchanged since its password was checked.
 *
 * @returns undefined if it was closed or its password changed since
 */
export function holdUnchanged(tx: Tx, { id, password_hash }: AccountRow): Promise<AccountRow | undefined> {
  return tables<AccountTables>(tx)
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .where('password_hash', 'is not distinct from', password_hash)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Stores the member's language, for emails that no request triggers. */
export async function rememberLanguage(
  source: Database | Tx,
  { id, language: known }: Pick<AccountRow, 'id' | 'language'>,
  language: Language,
): Promise<void> {
  if (known === language) return;
  await tables<AccountTables>(source).updateTable('account').set({ language }).where('id', '=', id).execute();
}

/** The account as its client sees it. */
export function userOf(account: AccountRow): User {
  const { id, email, first, last, phone, profile_image, is_dealer, roles } = account;
  return { id, email, first, last, phone, profile_image: imageAddress(profile_image), is_dealer, roles };
}
