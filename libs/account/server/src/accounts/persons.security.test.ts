import { tables } from '@vinlore/database';
import { createTestDatabase } from '@vinlore/testing-node';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { accountMigrations } from '../migrations.ts';
import type { AccountTables } from '../tables.ts';
import { testMigrations } from '../testing/migrations.ts';
import { mergePersons, personOf, samePerson, separatePerson } from './persons.ts';

const database = await createTestDatabase({ migrations: testMigrations });
afterAll(() => database.drop());

let accounts = 0;
const unique = () => `a${++accounts}@example.com`;
async function account(brand: string, email = unique()): Promise<string> {
  const { id } = await tables<AccountTables>(database)
    .insertInto('account')
    .values({ brand, email, password_hash: null, first: null, last: null, phone: null, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const move = (id: string, email: string) =>
  tables<AccountTables>(database).updateTable('account').set({ email }).where('id', '=', id).execute();

describe('a person has one stable id across brands', () => {
  it('links accounts that share an email, even when created concurrently', async () => {
    const email = unique();
    const ids = await Promise.all(['a', 'b', 'c', 'd'].map((brand) => account(brand, email)));
    for (const id of ids) expect(await samePerson(database, ids[0]!, id)).toBe(true);
    expect((await personOf(database, ids[0]!))!.accounts.toSorted()).toEqual(ids.toSorted());
    expect(await samePerson(database, ids[0]!, await account('a'))).toBe(false);
  });

  it('keeps the person on an email change: earlier accounts stay linked, and a new account under the old email joins them', async () => {
    const email = unique();
    const [one, other] = [await account('a', email), await account('b', email)];
    await move(one, unique());
    expect(await samePerson(database, one, other)).toBe(true);
    await move(other, unique());
    const again = await account('c', email);
    expect(await samePerson(database, again, one)).toBe(true);
  });

  it('records when an email changed, and only then', async () => {
    const id = await account('a');
    const since = async () =>
      (
        await tables<AccountTables>(database)
          .selectFrom('account')
          .select('email_changed_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).email_changed_at;
    expect(await since()).toBeNull();
    await tables<AccountTables>(database).updateTable('account').set({ first: 'Ana' }).where('id', '=', id).execute();
    expect(await since()).toBeNull();
    await move(id, unique());
    expect(await since()).toBeInstanceOf(Date);
  });

  it('permanently links two people when one takes over the other’s email', async () => {
    const shared = unique();
    const [one, two] = [await account('a', shared), await account('a')];
    const third = await account('b', unique());
    await move(third, shared);
    expect(await samePerson(database, one, third)).toBe(true);
    await move(third, unique());
    expect(await samePerson(database, one, third)).toBe(true);
    expect(await samePerson(database, one, two)).toBe(false);
  });

  it('lets the operator link and separate people, and records both', async () => {
    const [first, second] = [unique(), unique()];
    const [one, two] = [await account('a', first), await account('b', second)];
    expect(await mergePersons(database, { brand: 'a', email: first }, { brand: 'b', email: second })).toBe(true);
    expect(await samePerson(database, one, two)).toBe(true);
    expect(await samePerson(database, one, await account('c', second)), 'and whoever comes with its email').toBe(true);
    expect(await separatePerson(database, { brand: 'a', email: first })).toBe(true);
    expect(await samePerson(database, one, two)).toBe(false);
    expect(await mergePersons(database, { brand: 'a', email: first }, { brand: 'b', email: unique() })).toBe(false);
    const { rows } = await sql<{ act: string }>`select act from audit_entry where subject_id = ${one}
      order by id`.execute(database.kysely);
    expect(rows.map(({ act }) => act)).toEqual(['account.persons-merged', 'account.person-separated']);
  });

  it('keeps nothing of a person once their last account is erased', async () => {
    const [email, newer] = [unique(), unique()];
    const [one, other] = [await account('a', email), await account('b', email)];
    await move(one, newer);
    const person = (await personOf(database, one))!.person;
    const emails = async () =>
      (
        await tables<AccountTables>(database)
          .selectFrom('account_person_email')
          .selectAll()
          .where('person', '=', person)
          .execute()
      ).length;
    const erase = (id: string) => tables<AccountTables>(database).deleteFrom('account').where('id', '=', id).execute();
    expect(await emails()).toBe(2);
    await erase(one);
    expect(await emails()).toBe(2);
    await erase(other);
    expect(await emails()).toBe(0);
  });

  it('links exactly the accounts that ever shared an email, for any concurrent inserts and changes', async () => {
    const step = fc.record({ what: fc.constantFrom('make', 'move'), which: fc.nat(), email: fc.nat({ max: 5 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        const round = ++accounts;
        const of = new Map<string, Set<number>>();
        let brand = 0;
        for (const { what, which, email } of steps) {
          const address = `r${round}-${email}@example.com`;
          const ids = [...of.keys()];
          if (what === 'make' || ids.length === 0) of.set(await account(`b${++brand}`, address), new Set([email]));
          else {
            const id = ids[which % ids.length]!;
            await move(id, address);
            of.get(id)!.add(email);
          }
        }
        const ids = [...of.keys()];
        // Connected components of the graph of shared emails.
        const groups = ids.map((id) => new Set([id]));
        for (const id of ids)
          for (const other of ids) {
            if (![...of.get(id)!].some((email) => of.get(other)!.has(email))) continue;
            const [into, from] = [groups.find((group) => group.has(id))!, groups.find((group) => group.has(other))!];
            if (into === from) continue;
            for (const each of from) into.add(each);
            groups.splice(groups.indexOf(from), 1);
          }
        for (const id of ids)
          for (const other of ids)
            expect(await samePerson(database, id, other)).toBe(groups.find((group) => group.has(id))!.has(other));
      }),
      { numRuns: 25 },
    );
  });
});

it('groups existing accounts by email in the migration', async () => {
  const older = await createTestDatabase({
    migrations: testMigrations.map((each) =>
      each.slice === 'account'
        ? { ...each, migrations: accountMigrations.filter(({ name }) => name !== '0012-persons') }
        : each,
    ),
  });
  try {
    const { rows } = await sql<{ id: string }>`insert into account (brand, email, created_at) values
      ('a', 'x@example.com', now()), ('b', 'x@example.com', now()), ('a', 'y@example.com', now())
      returning id`.execute(older.kysely);
    await older.asOwner(async (db) => {
      for (const { name, up } of accountMigrations) if (name === '0012-persons') await up(db);
    });
    const [x, alsoX, y] = rows.map(({ id }) => id);
    expect(await samePerson(older, x!, alsoX!)).toBe(true);
    expect(await samePerson(older, x!, y!)).toBe(false);
  } finally {
    await older.drop();
  }
});
