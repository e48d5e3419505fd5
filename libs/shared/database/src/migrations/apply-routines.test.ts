import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { connectTo } from '../open-database.ts';
import { definePart, type Part } from '../routines/routine.ts';
import { freshDatabase } from '../testing/support.ts';
import { migrate } from './migrate.ts';
import type { SliceMigrations } from './migration.ts';

const times = (factor: number) =>
  definePart(`create function scaled(input jsonb) returns jsonb language sql stable as $$
    select to_jsonb((input->>'n')::int * ${factor}) $$`);
const plus = (more: number) =>
  definePart(`create function raised(input jsonb) returns jsonb language sql stable as $$
    select to_jsonb((input->>'n')::int + ${more}) $$`);
const broken = definePart(`create function raised(input jsonb) returns jsonb language sql as $$ select nonsense $$`);

const slice = (...routines: readonly Part[]): SliceMigrations => ({ slice: 's', migrations: [], routines });
const ask = async (database: Database, name: string) => {
  const { rows } = await sql<{ answer: number }>`select ${sql.id(name)}('{"n": 5}'::jsonb) as answer`.execute(
    database.kysely,
  );
  return rows[0]!.answer;
};
const made = async (database: Database) => {
  const { rows } = await sql<{ name: string; oid: number }>`
    select proname as name, oid::int from pg_proc where pronamespace = 'public'::regnamespace order by 1`.execute(
    database.kysely,
  );
  return rows;
};

describe('routines follow their text', () => {
  test('recreates one whose text changed and leaves the others', async () => {
    const database = await freshDatabase();
    await migrate(database, [slice(times(2), plus(1))]);
    const [raised, scaled] = await made(database);
    expect([await ask(database, 'scaled'), await ask(database, 'raised')]).toEqual([10, 6]);

    await migrate(database, [slice(times(2), plus(1))]);
    expect(await made(database)).toEqual([raised, scaled]);

    await migrate(database, [slice(times(3), plus(1))]);
    expect([await ask(database, 'scaled'), await ask(database, 'raised')]).toEqual([15, 6]);
    const [stays, anew] = await made(database);
    expect(stays).toEqual(raised);
    expect(anew!.oid).not.toBe(scaled!.oid);
  });

  test('drops every signature of a previous release and keeps the rows', async () => {
    const database = await freshDatabase();
    const before: SliceMigrations = {
      slice: 's',
      migrations: [
        {
          name: '0001-old',
          up: async (db) => {
            await sql`create table kept (n integer)`.execute(db);
            await sql`insert into kept values (7)`.execute(db);
            await sql`create function scaled(n integer) returns integer language sql as 'select n'`.execute(db);
            await sql`create function scaled(n integer, m integer) returns integer language sql as 'select n * m'`.execute(
              db,
            );
          },
        },
      ],
    };
    await migrate(database, [before]);
    await migrate(database, [{ ...before, routines: [times(2)] }]);
    const { rows } = await sql`select oid::regprocedure::text as signature, (select n from kept) as n from pg_proc
      where proname = 'scaled'`.execute(database.kysely);
    expect(rows).toEqual([{ signature: 'scaled(jsonb)', n: 7 }]);
  });

  test('drops one that is no longer declared', async () => {
    const database = await freshDatabase();
    await migrate(database, [slice(times(2), plus(1))]);
    await migrate(database, [slice(times(2))]);
    expect((await made(database)).map(({ name }) => name)).toEqual(['scaled']);
    await migrate(database, [slice(times(2), plus(1))]);
    expect(await ask(database, 'raised')).toBe(6);
  });

  test('changes nothing if one text is invalid', async () => {
    const database = await freshDatabase();
    await migrate(database, [slice(times(2), plus(1))]);
    const before = await made(database);
    await expect(migrate(database, [slice(times(3), broken)])).rejects.toMatchObject({
      code: 'MIGRATION_FAILED',
      message: expect.stringContaining('The routine raised failed: column "nonsense" does not exist') as string,
    });
    expect(await made(database)).toEqual(before);
    expect([await ask(database, 'scaled'), await ask(database, 'raised')]).toEqual([10, 6]);
    await migrate(database, [slice(times(3), plus(1))]);
    expect(await ask(database, 'scaled')).toBe(15);
  });

  test('succeeds in several processes that start concurrently', async () => {
    const database = await freshDatabase();
    await migrate(database, [slice(times(2), plus(1))]);
    const others = [1, 2, 3].map(() => connectTo(database.connectionString, () => {}));
    await Promise.all([database, ...others].map((each) => migrate(each, [slice(times(4), plus(4))])));
    await Promise.all(others.map((other) => other.close()));
    expect([await ask(database, 'scaled'), await ask(database, 'raised')]).toEqual([20, 9]);
  });

  test('stops on a duplicate name, a bug in the product', async () => {
    const database = await freshDatabase();
    await expect(migrate(database, [slice(times(2), times(3))])).rejects.toThrow('"scaled()" twice');
  });
});
