import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { backup } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { startThrowAwayServer } from './embedded/shared-server.ts';
import type { Database } from './database.ts';
import { runsAsOwner } from './migrations/grants.ts';
import { migrate } from './migrations/migrate.ts';
import type { SliceMigrations } from './migrations/migration.ts';
import { connectTo, openDatabase } from './open-database.ts';
import { definePart } from './routines/routine.ts';
import { query, temporaryDirectory } from './testing/support.ts';

const step = (name: string, ...statements: string[]) => ({
  name,
  up: async (db: Parameters<SliceMigrations['migrations'][number]['up']>[0]) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

const first: SliceMigrations = {
  slice: 'things',
  migrations: [
    step(
      '0001',
      'create table thing (id bigint generated always as identity primary key, n serial, text text)',
      'create table trail (id bigint generated always as identity primary key, text text)',
      `create function trail_stays() returns trigger language plpgsql as $$ begin raise exception 'append-only'; end $$`,
      'create trigger trail_stays before update or delete or truncate on trail execute function trail_stays()',
      'create schema apart',
      'create table apart.part (id integer primary key)',
      'create function doubled(n integer) returns integer language sql as $$ select n * 2 $$',
    ),
  ],
  appendOnly: ['trail'],
};
const second: SliceMigrations = {
  ...first,
  migrations: [
    ...first.migrations,
    step('0002', 'create table later (text text)', 'create table apart.later (text text)'),
  ],
};

/** A database with two roles, as set up by an operator. */
async function twoRoles(): Promise<Database & { reopened(owner?: 'none'): Database }> {
  const server = await startThrowAwayServer(inject('testRunDirectory'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${name} owner product`);
  const as = (role: string) => Object.assign(new URL(server), { username: role, pathname: `/${name}` }).href;
  const running = as('product_running');
  const opened: Database[] = [];
  const open = (owner: string) => {
    const database = connectTo({ running, owner, listening: owner }, () => {});
    opened.push(database);
    return database;
  };
  onTestFinished(async () => {
    await Promise.all(opened.map((each) => each.close()));
    await query(server, `drop database ${name} with (force)`);
  });
  return { ...open(as('product')), reopened: (owner) => open(owner === 'none' ? running : as('product')) };
}

const run = (database: Database, statement: string) => sql.raw(statement).execute(database.kysely);

/** Everything an attacker would try who controls a query of the running product. */
const REFUSED = [
  'alter table trail disable trigger trail_stays',
  'alter table trail disable trigger all',
  'drop trigger trail_stays on trail',
  'create or replace function trail_stays() returns trigger language plpgsql as $$ begin return new; end $$',
  'alter function trail_stays() owner to product_running',
  'drop function trail_stays() cascade',
  "update trail set text = 'x'",
  'delete from trail',
  'truncate trail',
  'alter table trail rename to trail_away',
  'drop table trail',
  'set role product',
  'set session_replication_role = replica',
  'create table mine (n integer)',
  'create table apart.mine (n integer)',
  'create schema mine',
  'create function mine() returns integer language sql as $$ select 1 $$',
  'alter table thing add column x text',
  'alter table thing enable row level security',
  'truncate thing',
  "insert into applied_migration values ('x', 'y', 1)",
  'delete from applied_migration',
  'create role other',
  "copy thing to program 'true'",
  "select pg_read_file('/etc/passwd')",
] as const;

describe('security: the running role reads and writes rows, and owns nothing', () => {
  it('can work on all tables, including those of later migrations', async () => {
    const database = await twoRoles();
    await migrate(database, [first]);
    await migrate(database, [second]);
    await run(database, "insert into thing (text) values ('a')");
    await run(database, "update thing set text = 'b'");
    await run(database, "insert into trail (text) values ('a')");
    await run(database, 'insert into apart.part values (1)');
    await run(database, "insert into later values ('x')");
    await run(database, "insert into apart.later values ('x')");
    const { rows } =
      await sql`select text, doubled(2) as four, (select count(*) from trail) as trail from thing`.execute(
        database.kysely,
      );
    expect(rows).toEqual([{ text: 'b', four: 4, trail: 1 }]);
    await run(database, 'delete from thing');
    expect(await runsAsOwner(database)).toBe(false);
  });

  it('gets its rights when several processes start on a new database at once', async () => {
    const database = await twoRoles();
    const processes = Array.from({ length: 4 }, () => database.reopened());
    await Promise.all(processes.map((each) => migrate(each, [first])));
    await run(database, "insert into thing (text) values ('a')");
  });

  it("can't bypass the guard of an append-only table, alter a table or create one", async () => {
    const database = await twoRoles();
    await migrate(database, [first]);
    await run(database, "insert into trail (text) values ('a')");
    // PostgreSQL only warns that nothing was granted.
    await run(database, 'grant all on trail to product_running');
    for (const statement of REFUSED) {
      const refused = await run(database, statement).then(
        () => 'it went through',
        (error: { code?: string }) => error.code,
      );
      expect([statement, refused]).toEqual([statement, expect.stringMatching(/^(42501|42809)$/)]);
    }
    expect((await sql`select text from trail`.execute(database.kysely)).rows).toEqual([{ text: 'a' }]);
  });

  it('calls routines, also recreated ones, but changes neither them nor the record of their texts', async () => {
    const database = await twoRoles();
    const doing = (text: string): SliceMigrations => ({
      ...first,
      routines: [definePart(`create function told(input jsonb) returns jsonb language sql as $$ ${text} $$`)],
    });
    const told = async () => (await run(database, `select told('{"a": 1}') as told`)).rows;
    // If only named roles may call functions by default, the new one must still be callable.
    await database.asOwner((db) => sql`alter default privileges revoke execute on functions from public`.execute(db));
    await migrate(database, [doing(`select input->'a'`)]);
    expect(await told()).toEqual([{ told: 1 }]);
    await migrate(database, [doing(`select input`)]);
    expect(await told()).toEqual([{ told: { a: 1 } }]);
    for (const statement of [
      `create or replace function told(input jsonb) returns jsonb language sql as $$ select null::jsonb $$`,
      'drop function told(jsonb)',
      `update applied_routine set hash = ''`,
      'delete from applied_routine',
      `insert into applied_routine values ('mine', '')`,
    ])
      await expect(run(database, statement), statement).rejects.toMatchObject({ code: '42501' });
    await migrate(database.reopened('none'), [doing(`select input`)]);
    await expect(migrate(database.reopened('none'), [doing(`select '2'::jsonb`)])).rejects.toMatchObject({
      code: 'MAY_NOT_MIGRATE',
    });
  });

  it('is granted privileges on tables migrated with a single role', async () => {
    const database = await twoRoles();
    await database.asOwner((db) => migrate({ ...database, maintenance: (work) => work(db) }, [first]));
    await expect(run(database, 'select from thing')).rejects.toMatchObject({ code: '42501' });
    await migrate(database, [first]);
    await run(database, 'select from thing');
    await expect(run(database, 'delete from trail')).rejects.toMatchObject({ code: '42501' });
  });

  it('loses excess privileges at the next start', async () => {
    const database = await twoRoles();
    await migrate(database, [first]);
    await database.asOwner((db) => sql`grant update on trail to product_running`.execute(db));
    await migrate(database, [first]);
    await expect(run(database, "update trail set text = ''")).rejects.toMatchObject({ code: '42501' });
  });

  it('starts without the owner if nothing is pending, and says what to do otherwise', async () => {
    const database = await twoRoles();
    await migrate(database, [first]);
    const alone = database.reopened('none');
    await migrate(alone, [first]);
    await expect(migrate(alone, [second])).rejects.toMatchObject({
      code: 'MAY_NOT_MIGRATE',
      advice: expect.stringContaining('npm run migrate'),
    });
  });

  it('gets its privileges back in a restore, which the owner runs', async () => {
    const database = await twoRoles();
    await migrate(database, [first]);
    await run(database, "insert into trail (text) values ('kept')");
    const file = join(await temporaryDirectory(), 'backup.gz');
    await backup(database, file);
    await restore(database, file, { slices: [second], force: true });
    await run(database, "insert into later values ('x')");
    await expect(run(database, 'delete from trail')).rejects.toMatchObject({ code: '42501' });
  });

  it('is the role of the embedded database too, also in a DATA_DIR from a version with one role', async () => {
    const dataDir = join(await temporaryDirectory(), 'data');
    const former = await openDatabase({ dataDir, log: () => {} });
    await former.asOwner((db) => migrate({ ...former, kysely: db } as Database, [first]));
    await former.close();
    const database = await openDatabase({ dataDir, log: () => {} });
    await migrate(database, [first]);
    await run(database, "insert into trail (text) values ('a')");
    await expect(run(database, 'alter table trail disable trigger all')).rejects.toMatchObject({ code: '42501' });
    expect(await runsAsOwner(database)).toBe(false);
    await database.close();
  });

  it('is refused if the two URLs point to different databases', async () => {
    const [one, two] = [await twoRoles(), await twoRoles()];
    const options = { dataDir: 'none', log: () => {} };
    const wrong = openDatabase({ ...options, url: one.connectionString, directUrl: two.ownerConnectionString });
    await expect(wrong).rejects.toMatchObject({ code: 'TWO_DATABASES' });
    const right = await openDatabase({ ...options, url: one.connectionString, directUrl: one.ownerConnectionString });
    await right.close();
  });
});
