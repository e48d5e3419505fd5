import type { User } from '@vinlore/account-domain';
import type { Language } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { Selectable } from 'kysely';
import { imageAddress } from './image-address.ts';
import { reservedFor } from '../veto/veto-store.ts';
import type { AccountTables } from '../tables.ts';

/** An account as the table holds it. */
export type AccountRow = Selectable<AccountTables['account']>;

/** What a new account starts with. */
export interface NewAccount {
  readonly brand: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly phone?: string | null;
  /** It keeps what was bought, until its buyer makes it an account. */
  readonly holder?: boolean;
  readonly createdAt: Date;
}

const byEmail = (source: Database | Tx, brand: string, email: string) =>
  tables<AccountTables>(source).selectFrom('account').selectAll().where('brand', '=', brand).where('email', '=', email);

/** The account of an email within a brand. One that its member has closed is none. */
export function findByEmail(source: Database | Tx, brand: string, email: string): Promise<AccountRow | undefined> {
  return byEmail(source, brand, email).where('closed_at', 'is', null).executeTakeFirst();
}

/** The same, closed or not: for the few who have something to say of a closed one. */
export function findEvenClosed(source: Database | Tx, brand: string, email: string): Promise<AccountRow | undefined> {
  return byEmail(source, brand, email).executeTakeFirst();
}

/** The account of an id. One that its member has closed is none. */
export function findById(database: Database, id: string): Promise<AccountRow | undefined> {
  return tables<AccountTables>(database)
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

/** A member of a brand, closed or not, held until the transaction ends; undefined where the brand has none of that id. */
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
 * @returns the new account; undefined where the email already has one, open or closed, which stays as it is, or where a former
 *   owner of the address can still get it back
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

/** Makes a holder its buyer's account: they have proven the mailbox. @returns undefined where there is no holder of the email */
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

/** Whose an address is: the account that has it, or else the one that can still get it back. */
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
 * Holds an account as it was when its password was checked, until the transaction ends.
 *
 * @returns undefined where it was closed, or given another password, since then
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

/** Keeps the language that a member uses, for mails that no request causes. */
export async function rememberLanguage(
  source: Database | Tx,
  { id, language: known }: Pick<AccountRow, 'id' | 'language'>,
  language: Language,
): Promise<void> {
  if (known === language) return;
  await tables<AccountTables>(source).updateTable('account').set({ language }).where('id', '=', id).execute();
}

/** A member as the client knows them. */
export function userOf(account: AccountRow): User {
  const { id, email, first, last, phone, profile_image, is_dealer, roles } = account;
  return { id, email, first, last, phone, profile_image: imageAddress(profile_image), is_dealer, roles };
}
