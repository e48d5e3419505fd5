import { randomUUID } from 'node:crypto';
import { type ActName, recordAct } from '@vinlore/audit';
import { acrossBrands, type Database, tables, type Tx } from '@vinlore/database';
import type { Actor } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { findStaff } from './staff-accounts.ts';
import type { AccountTables } from '../tables.ts';
import { findEvenClosed } from './account-store.ts';

/** An account, as an operator names it. */
export interface NamedAccount {
  readonly brand: string;
  readonly email: string;
}

/** Whether two accounts of any brands belong to one person. An id always matches itself, even if unknown. */
export async function samePerson(source: Database | Tx, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{
    same: boolean;
  }>`select account_same_person(${one}::uuid, ${other}::uuid) as same`.execute(tables<object>(source));
  return rows[0]!.same;
}

/** Whether an email is or was used by the account's person at any brand. */
export async function isEmailOfPerson(source: Database | Tx, email: string, accountId: string): Promise<boolean> {
  const known = tables<AccountTables>(source)
    .selectFrom('account_person_email as known')
    .innerJoin('account', 'account.person', 'known.person')
    .select('account.id')
    .where('known.email_hash', '=', sql<Buffer>`sha256(convert_to(${email}, 'UTF8'))`)
    .where('account.id', '=', accountId);
  return (await acrossBrands(() => known.executeTakeFirst())) !== undefined;
}

/** The person of an account and the ids of all their accounts; undefined if there is no such account. */
export async function personOf(
  source: Database | Tx,
  accountId: string,
): Promise<{ readonly person: string; readonly accounts: readonly string[] } | undefined> {
  const rows = await acrossBrands(() =>
    tables<AccountTables>(source)
      .selectFrom('account')
      .select(['id', 'person'])
      .where('person', '=', (query) => query.selectFrom('account').select('person').where('id', '=', accountId))
      .execute(),
  );
  return rows[0] && { person: rows[0].person, accounts: rows.map(({ id }) => id) };
}

/**
 * The staff member as the actor of an earlier call that is carried out now, at their brand's desk or another one they
 * can use; undefined if they no longer have access.
 */
export async function staffActor(source: Database | Tx, brand: string, accountId: string): Promise<Actor | undefined> {
  const account = await findStaff(source, brand, accountId);
  if (!account || account.closed_at) return undefined;
  return {
    accountId,
    sessionId: '',
    email: account.email,
    dealer: account.is_dealer,
    roles: account.roles,
    secondFactor: true,
    visiting: account.brand !== brand,
  };
}

/**
 * Returns a member as the caller of what runs in their name without a session, such as a request with an API key;
 * null if the account is closed, suspended, a guest's, or not there.
 */
export async function memberActor(source: Database | Tx, brand: string, accountId: string): Promise<Actor | null> {
  const account = await tables<AccountTables>(source)
    .selectFrom('account')
    .select(['email', 'is_dealer'])
    .where('id', '=', accountId)
    .where('brand', '=', brand)
    .where('closed_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('holder', '=', false)
    .executeTakeFirst();
  // Roles are for the desk, which no API key reaches.
  return account ? { accountId, sessionId: '', email: account.email, dealer: account.is_dealer, roles: [] } : null;
}

const noteOperator = (tx: Tx, brand: string, id: string, act: ActName, detail: object) =>
  recordAct(tx, { brand, actor: null, act, subject: { kind: 'account', id }, detail: { by: 'command', ...detail } });

/**
 * Records permanently that two accounts, and all accounts linked to them, belong to one person.
 *
 * @returns false if one of them doesn't exist
 */
export function mergePersons(database: Database, one: NamedAccount, other: NamedAccount): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [kept, merged] = [
      await findEvenClosed(tx, one.brand, one.email),
      await findEvenClosed(tx, other.brand, other.email),
    ];
    if (!kept || !merged) return false;
    if (kept.person === merged.person) return true;
    const to = { person: kept.person };
    await tables<AccountTables>(tx).updateTable('account').set(to).where('person', '=', merged.person).execute();
    await tables<AccountTables>(tx)
      .updateTable('account_person_email')
      .set(to)
      .where('person', '=', merged.person)
      .execute();
    await noteOperator(tx, one.brand, kept.id, 'account.persons-merged', { with: merged.id });
    return true;
  });
}

/**
 * Moves an account to another person, for a mailbox with a new owner. Only operators can do this; users can't separate
 * their own accounts.
 *
 * @returns false if there is no such account
 */
export function separatePerson(database: Database, { brand, email }: NamedAccount): Promise<boolean> {
  return database.transaction(async (tx) => {
    const account = await findEvenClosed(tx, brand, email);
    if (!account) return false;
    const person = randomUUID();
    await tables<AccountTables>(tx).updateTable('account').set({ person }).where('id', '=', account.id).execute();
    await tables<AccountTables>(tx)
      .updateTable('account_person_email')
      .set({ person })
      .where('email_hash', '=', sql<Buffer>`sha256(convert_to(${email}, 'UTF8'))`)
      .execute();
    await noteOperator(tx, brand, account.id, 'account.person-separated', {});
    return true;
  });
}
