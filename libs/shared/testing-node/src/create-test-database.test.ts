import { sql, type Kysely } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';

const garage = {
  slice: 'garage',
  migrations: [
    {
      name: '0001-cars',
      up: async (db: Kysely<object>) => void (await sql`create table car (vin text primary key)`.execute(db)),
    },
  ],
};

const open: TestDatabase[] = [];
const create = async () => {
  const database = await createTestDatabase({ migrations: [garage] });
  open.push(database);
  return database;
};

afterAll(() => Promise.all(open.map((database) => database.drop())));

test('stack.md: gives each caller a separate database, copied from one template', async () => {
  const [one, other] = await Promise.all([create(), create()]);
  await sql`insert into car values ('1M8GDM9AXKP042788')`.execute(one.kysely);
  const { rows } = await sql`select * from car`.execute(other.kysely);
  expect(rows).toEqual([]);
});

test('tests have no more rights than the product', async () => {
  const database = await create();
  const { rows } = await sql`select usesuper from pg_user where usename = current_user`.execute(database.kysely);
  expect(rows).toEqual([{ usesuper: false }]);
});

test('drops the database', async () => {
  const database = await createTestDatabase({ migrations: [garage] });
  await database.drop();
  const other = await create();
  const { rows } =
    await sql`select from pg_database where datname = ${new URL(database.connectionString).pathname.slice(1)}`.execute(
      other.kysely,
    );
  expect(rows).toEqual([]);
});
