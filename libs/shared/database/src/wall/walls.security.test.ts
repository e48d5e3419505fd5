import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, tables } from '../database.ts';
import { startThrowAwayServer } from '../embedded/shared-server.ts';
import { migrate } from '../migrations/migrate.ts';
import type { Migration } from '../migrations/migration.ts';
import { connectTo } from '../open-database.ts';
import { prepared } from '../prepared.ts';
import { query } from '../testing/support.ts';
import { rowsOf, seenAlso } from './raise-walls.ts';
import { acrossBrands, forBrand } from './scope.ts';
import { createSearch, holdsWords } from './words.ts';

const BRANDS = ['ada', 'bea', 'cleo'];

const first: Migration = {
  name: '0001-garage',
  walls: { note: rowsOf('car', 'car_id') },
  async up(db) {
    await sql`create table car (id integer primary key, brand text not null, text text not null default '')`.execute(
      db,
    );
    await sql`create table note (car_id integer not null references car on delete cascade, text text)`.execute(db);
    await sql`create table guest (id integer primary key, brand text not null, visits text[] not null)`.execute(db);
    await sql`create table notice (brand text, text text)`.execute(db);
    await sql`create table color (name text)`.execute(db);
    await sql`create table story (id uuid primary key default gen_random_uuid(), brand text, text text)`.execute(db);
    await createSearch(db, { table: 'story', text: sql.ref('text') });
  },
};
const second: Migration = {
  name: '0002-guests-visit',
  walls: { guest: seenAlso(':brand = any (visits)') },
  up: (db) => sql`create table key (id integer primary key, brand text not null)`.execute(db).then(() => undefined),
};

let server: string;
let name: string;
let database: Database;
const as = (role: string) => Object.assign(new URL(server), { username: role, pathname: `/${name}` }).href;
const on = (running: string) =>
  connectTo({ running: as(running), owner: as('product'), listening: as('product') }, () => {});

beforeAll(async () => {
  server = await startThrowAwayServer(inject('testRunDirectory'));
  name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${name} owner product`);
  database = on('product_running');
  await migrate(database, [{ slice: 'garage', migrations: [first] }]);
  await migrate(database, [{ slice: 'garage', migrations: [first, second] }]);
  await database.maintenance(async (db) => {
    await sql`insert into car select n, (${BRANDS}::text[])[1 + n % 3], 'car ' || n from generate_series(0, 29) n`.execute(
      db,
    );
    await sql`insert into note select n, 'note ' || n from generate_series(0, 29) n`.execute(db);
    await sql`insert into guest values (1, 'ada', '{}'), (2, 'bea', '{ada}'), (3, 'bea', '{cleo}')`.execute(db);
    await sql`insert into notice values (null, 'to all'), ('ada', 'to ada'), ('bea', 'to bea')`.execute(db);
    await sql`insert into color values ('red')`.execute(db);
    await sql`insert into story (brand, text) select brand, text from car`.execute(db);
    await sql`insert into key values (1, 'ada'), (2, 'bea')`.execute(db);
  });
});
afterAll(async () => {
  await database.close();
  await query(server, `drop database ${name} with (force)`);
});

const count = async (table: string, source: Pick<Database, 'kysely'> = database) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(source.kysely);
  return rows[0]!.n;
};
const brandsSeen = async (source = database) => {
  const { rows } = await sql<{ brand: string }>`select distinct brand from car order by 1`.execute(source.kysely);
  return rows.map(({ brand }) => brand);
};

describe('security: the wall between brands', () => {
  it('limits a query that forgot its brand to the rows of the current brand', async () => {
    for (const brand of BRANDS) expect(await forBrand(brand, () => brandsSeen())).toEqual([brand]);
    expect(await forBrand('nobody', () => brandsSeen())).toEqual([]);
    expect(await forBrand('ada', () => count('key')), 'a table of a later migration').toBe(1);
  });

  it('shows child rows with their parents', async () => {
    expect(await forBrand('ada', () => count('note'))).toBe(10);
    expect(await acrossBrands(() => count('note'))).toBe(30);
  });

  it('lets everyone see rows without a brand, and tables that have none', async () => {
    expect(await forBrand('ada', () => count('notice'))).toBe(2);
    expect(await forBrand('cleo', () => count('notice'))).toBe(1);
    expect(await forBrand('cleo', () => count('color'))).toBe(1);
  });

  it('shows other brands what a table shares with them', async () => {
    const seen = await Promise.all(BRANDS.map((brand) => forBrand(brand, () => count('guest'))));
    expect(seen).toEqual([2, 2, 1]);
  });

  it('prevents updates, deletes and inserts beyond it', async () => {
    await forBrand('ada', async () => {
      const changed = await sql`update car set text = 'taken' where brand = 'bea'`.execute(database.kysely);
      expect(changed.numAffectedRows).toBe(0n);
      const gone = await sql`delete from note where text = 'note 1'`.execute(database.kysely);
      expect(gone.numAffectedRows).toBe(0n);
      const refused = /row-level security/;
      await expect(sql`insert into car values (900, 'bea', '')`.execute(database.kysely)).rejects.toThrow(refused);
      await expect(sql`update car set brand = 'bea' where id = 0`.execute(database.kysely)).rejects.toThrow(refused);
      await expect(sql`insert into note values (1, 'mine')`.execute(database.kysely)).rejects.toThrow(refused);
    });
    expect(await brandsSeen()).toEqual(BRANDS);
  });

  it('shows all brands to work outside a request, and inside one if declared', async () => {
    expect(await brandsSeen()).toEqual(BRANDS);
    await forBrand('ada', async () => {
      expect(await acrossBrands(() => brandsSeen())).toEqual(BRANDS);
      expect(await brandsSeen()).toEqual(['ada']);
    });
  });

  it('keeps many concurrent brands on few connections apart', async () => {
    const asks = fc.array(
      fc.record({ brand: fc.constantFrom(...BRANDS), how: fc.constantFrom('plain', 'kept', 'tx') }),
      {
        minLength: 1,
        maxLength: 60,
      },
    );
    const kept = () => prepared<{ brand: string }>(database, sql`select distinct brand from car order by 1` as never);
    const ask = {
      plain: () => brandsSeen(),
      kept: async () => (await kept()).map(({ brand }) => brand),
      tx: () => database.transaction((tx) => brandsSeen({ ...database, kysely: tables<object>(tx) })),
    };
    await fc.assert(
      fc.asyncProperty(asks, async (wanted) => {
        const seen = await Promise.all(
          wanted.map(({ brand, how }) => forBrand(brand, () => ask[how as keyof typeof ask]())),
        );
        expect(seen).toEqual(wanted.map(({ brand }) => [brand]));
      }),
      { numRuns: 20 },
    );
  });

  it("applies each statement's own scope within a transaction, also after a savepoint", async () => {
    await forBrand('ada', () =>
      database.transaction(async (tx) => {
        const db = tables<object>(tx);
        const seen = () => brandsSeen({ ...database, kysely: db });
        expect(await seen()).toEqual(['ada']);
        await sql`savepoint before`.execute(db);
        expect(await acrossBrands(seen)).toEqual(BRANDS);
        await sql`rollback to savepoint before`.execute(db);
        expect(await seen()).toEqual(['ada']);
        expect(await acrossBrands(seen)).toEqual(BRANDS);
        expect(await forBrand('bea', seen)).toEqual(['bea']);
        expect(await seen()).toEqual(['ada']);
      }),
    );
  });

  it('leaves the connection unchanged after a failed query', async () => {
    const narrow = on('product_running');
    for (let turn = 0; turn < 12; turn++) {
      await expect(forBrand('ada', () => sql`select 1 / 0 from car`.execute(narrow.kysely))).rejects.toThrow('zero');
      await expect(forBrand('ada', () => sql`select nonsense`.execute(narrow.kysely))).rejects.toThrow('nonsense');
      expect(await forBrand('bea', () => brandsSeen(narrow))).toEqual(['bea']);
    }
    await narrow.close();
  });

  it('leaves nothing on the connection with transaction pooling, and shows nothing without a brand', async () => {
    const client = new pg.Client({ connectionString: as('product_running') });
    await client.connect();
    const bare = await client.query('select count(*)::int as n from car');
    await client.query('begin');
    await client.query(`select set_config('vinlore.brand', 'ada', true)`);
    const within = await client.query('select count(*)::int as n from car');
    await client.query('commit');
    const after = await client.query('select count(*)::int as n from car');
    await client.end();
    expect([bare.rows[0].n, within.rows[0].n, after.rows[0].n]).toEqual([0, 10, 0]);
  });

  it('can neither be switched off nor changed by the running role', async () => {
    const { rows } = await sql<{ name: string }>`select polname as name from pg_policy
      where polrelid = 'car'::regclass`.execute(database.kysely);
    for (const statement of [
      'alter table car disable row level security',
      'alter table car no force row level security',
      `drop policy ${rows[0]!.name} on car`,
      'create policy open on car using (true)',
      'alter role product_running bypassrls',
      'set row_security = off; select * from car',
    ])
      await expect(sql.raw(statement).execute(database.kysely), statement).rejects.toThrow();
  });

  it('does not apply to the owner of the tables, who needs no scope', async () => {
    const owner = on('product');
    expect(await forBrand('ada', () => count('car', owner))).toBe(30);
    await owner.close();
  });

  it('is created once: a start without changes touches no table', async () => {
    const policies = () =>
      database.asOwner((db) => sql`select oid, polname, xmin from pg_policy order by oid`.execute(db));
    const before = await policies();
    await migrate(database, [{ slice: 'garage', migrations: [first, second] }]);
    expect((await policies()).rows).toEqual(before.rows);
    await migrate(database, [{ slice: 'garage', migrations: [first, { ...second, walls: {} }] }]);
    expect(await forBrand('ada', () => count('guest')), 'a condition that is no longer meant').toBe(1);
    await migrate(database, [{ slice: 'garage', migrations: [first, second] }]);
    expect(await forBrand('ada', () => count('guest'))).toBe(2);
  });
});

describe('security: search behind the wall', () => {
  const find = async (words: string) => {
    const holds = await holdsWords(database, { table: 'story', text: sql.ref('text'), words });
    const { rows } = await sql<{ text: string }>`select text from story where ${holds} order by text`.execute(
      database.kysely,
    );
    return rows.map(({ text }) => text);
  };

  it("finds the brand's own rows by text, few or many", async () => {
    const few = ['car 1', 'car 10', 'car 13', 'car 16', 'car 19'];
    expect(await forBrand('bea', () => find('car 1'))).toEqual(few);
    expect(await forBrand('bea', () => find('nothing'))).toEqual([]);
    expect(await acrossBrands(() => find('car 2'))).toHaveLength(11);
    await acrossBrands(() =>
      sql`insert into story (brand, text) select 'cleo', 'many' from generate_series(1, 10001)`.execute(
        database.kysely,
      ),
    );
    expect(await forBrand('cleo', () => find('many'))).toHaveLength(10_001);
    expect(await forBrand('ada', () => find('many'))).toEqual([]);
  });
});
