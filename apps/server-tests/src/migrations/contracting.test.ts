import type { SliceMigrations } from '@vinlore/database';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productMigrations } from '../testing/test-product.ts';
import { contractions } from '../upgrade/contractions.ts';
import { type SchemaFacts, schemaFacts } from '../upgrade/schema-facts.ts';

/** Migrations from before rolling upgrades: none ran beside an earlier release. Never add to this list. */
const BEFORE_ROLLING_UPGRADES: readonly string[] = [
  'account 0004-devices-of-sessions',
  'account 0010-desks-of-other-brands',
  'account 0013-registrations-side-by-side',
  'content 0004-picture-words',
  'content 0007-free-redirect',
  'data 0002-imports-by-command',
  'desk 0002-hand-overs-of-one-browser',
  'feedback 0002-desk',
  'ratings 0003-desk',
  'recall 0004-slots',
  'refund 0005-taxes',
  'staff 0002-persons-of-approvals',
  'sticker 0003-kinds-subjects-revocation',
  'vehicle 0003-color-of-plates',
];

/**
 * Runs migrations one after the other, and compares the schema before and after each, so nothing in how its statements
 * are written can hide a change.
 *
 * @returns what each takes away from the release before it, by `module migration`
 */
async function contractionsOf(slices: readonly SliceMigrations[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const database = await createTestDatabase({ migrations: [] });
  try {
    return await database.asOwner(async (db) => {
      const found = new Map<string, readonly string[]>();
      let before = await schemaFacts(db);
      for (const { slice, migrations } of slices)
        for (const { name, up } of migrations) {
          await db.transaction().execute((transaction) => up(transaction));
          const after = await schemaFacts(db);
          const lines = contractions(before, after);
          if (lines.length > 0) found.set(`${slice} ${name}`, lines);
          before = after;
        }
      return found;
    });
  } finally {
    await database.drop();
  }
}

/** Names of the migrations that say `contracts: true`. */
const declared = (slices: readonly SliceMigrations[]) =>
  slices.flatMap(({ slice, migrations }) =>
    migrations.filter(({ contracts }) => contracts).map(({ name }) => `${slice} ${name}`),
  );

it(
  'migrations say so when they contract the schema, which ends rolling upgrades from the release before',
  { timeout: 120_000 },
  async () => {
    const slices = await productMigrations();
    const silent = [...(await contractionsOf(slices))].filter(([name]) => !declared(slices).includes(name));
    expect(Object.fromEntries(silent.filter(([name]) => !BEFORE_ROLLING_UPGRADES.includes(name)))).toEqual({});
    expect(silent.map(([name]) => name).sort()).toEqual(BEFORE_ROLLING_UPGRADES);
  },
);

describe('a migration contracts the schema', () => {
  let database: TestDatabase;
  let before: SchemaFacts;
  beforeAll(async () => {
    database = await createTestDatabase({ migrations: [] });
    await database.asOwner(async (db) => {
      await sql
        .raw(
          `create table person (id int primary key);
          create table pair (one int, other int, primary key (one, other));
          create table car (id int primary key, vin text not null unique, miles int, state text not null default 'new',
            owner int, constraint states check (state in ('new', 'old')));
          create function miles_of(car int) returns int language sql as 'select 1';
          create view cars as select id, vin from car`,
        )
        .execute(db);
      before = await schemaFacts(db);
    });
  });
  afterAll(() => database.drop());

  /** What a migration with this SQL takes away; its changes are rolled back. */
  const contractedBy = (text: string) =>
    database.asOwner(async (db) => {
      const transaction = await db.startTransaction().execute();
      try {
        await sql.raw(text).execute(transaction);
        return contractions(before, await schemaFacts(transaction));
      } finally {
        await transaction.rollback().execute();
      }
    });

  it.each([
    [
      'drop function miles_of; create function miles_of(car int, at date) returns int language sql as $$select 1$$',
      'routine miles_of has other',
    ],
    [
      'drop function miles_of; create function miles_of(car int) returns bigint language sql as $$select 1::bigint$$',
      'routine miles_of has other',
    ],
    [
      'drop function miles_of; create function miles_of(id int) returns int language sql as $$select 1$$',
      'routine miles_of has other',
    ],
    ['drop function miles_of', 'routine miles_of has other'],
    ['alter function miles_of rename to miles', 'routine miles_of has other'],
    ["do $$ begin execute 'alter table car ' || 'drop' || ' column miles'; end $$", 'car.miles is gone'],
    ['alter table car rename miles to kilometers', 'car.miles is gone'],
    ['alter table car rename to vehicle', 'car.vin is gone'],
    ['drop view cars', 'cars.vin is gone'],
    ['alter table car alter miles type bigint', 'car.miles is bigint'],
    ['alter table car alter miles set not null', 'car.miles is required'],
    ['alter table car add color text not null', 'car.color is new and required'],
    ['alter table car alter state drop default', 'car.state has no default'],
    ['alter table car add check (miles >= 0) not valid', 'car: CHECK ((miles >= 0)) is new'],
    [
      "alter table car drop constraint states, add check (state in ('new'))",
      "car: CHECK ((state = 'new'::text)) is new",
    ],
    ['alter table car add foreign key (owner) references person', 'car: FOREIGN KEY (owner)'],
    [
      'alter table car add maker int, add foreign key (owner, maker) references pair match full',
      'car: FOREIGN KEY (owner, maker)',
    ],
    [
      'create unique index on car (owner, miles)',
      'car: CREATE UNIQUE INDEX ON public.car USING btree (owner, miles) is new',
    ],
    [
      'create unique index on car ((miles + 1))',
      'car: CREATE UNIQUE INDEX ON public.car USING btree (((miles + 1))) is new',
    ],
    ['alter table car drop constraint car_vin_key', 'car: CREATE UNIQUE INDEX ON public.car USING btree (vin) is gone'],
  ])('%s', async (text, line) => {
    expect(await contractedBy(text)).toContainEqual(expect.stringContaining(line));
  });

  it.each([
    'create table tire (id int primary key, car int references car, size int not null check (size > 0))',
    "alter table car add color text not null default 'red', add unique (color)",
    'alter table car add seller int references person, add check (seller > 0)',
    'alter table car add maker int, add foreign key (owner, maker) references pair',
    "alter table car drop constraint states, add constraint states_2 check (state in ('new', 'old', 'sold')) not valid",
    'alter table car drop constraint states',
    'alter table car rename constraint states to car_states',
    'alter table car alter state drop not null',
    'create index on car (miles)',
    'create function miles_of(car text) returns int language sql as $$select 1$$',
    'create or replace function miles_of(car int) returns int language sql as $$select 2$$',
    'create or replace view cars as select id, vin, miles from car',
  ])('%s: only expands it', async (text) => {
    expect(await contractedBy(text)).toEqual([]);
  });
});
