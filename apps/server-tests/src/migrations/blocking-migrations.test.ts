import type { Migration, SliceMigrations } from '@vinlore/database';
import { migrationsOf } from '@vinlore/server/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestProduct, type TestProduct } from '../testing/test-product.ts';
import { sqlOf } from './recorded-sql.ts';
import { blockersIn, canJudge } from './squawk.ts';

/**
 * Migrations from before production: wherever they are still pending, their tables are empty. Never add to this list.
 */
const ON_EMPTY_TABLES: Readonly<Record<string, readonly string[]>> = {
  account: [
    '0004-devices-of-sessions',
    '0005-indexes-of-purges',
    '0009-members-at-the-desk',
    '0010-desks-of-other-brands',
    '0011-samples',
    '0012-persons',
    '0013-registrations-side-by-side',
  ],
  audit: ['0002-before-and-after', '0003-read-by-staff'],
  content: ['0004-picture-words'],
  coupon: ['0002-coupon-lists'],
  data: ['0002-imports-by-command'],
  deletion: ['0002-order-of-the-desk'],
  desk: ['0002-hand-overs-of-one-browser'],
  feedback: ['0002-desk', '0003-who-answered'],
  'figure-desk': ['0001-days'],
  jobs: ['0001-pg-boss'],
  profile: ['0001-profiles'],
  purchase: ['0005-order-lists', '0006-test-orders', '0007-browsers', '0008-order-lists-behind-the-wall'],
  ratings: ['0003-desk'],
  refund: ['0002-second-person'],
  report: ['0004-reports-by-vin'],
  staff: ['0002-persons-of-approvals'],
  sticker: ['0003-kinds-subjects-revocation', '0004-stickers-by-vin'],
  tickets: ['0003-desk', '0004-who-answered'],
  vehicle: ['0002-vins-at-the-desk'],
};

/** SQL by `module migration`; concurrent index builds don't block. */
async function sqlByName(slices: readonly SliceMigrations[]): Promise<ReadonlyMap<string, string>> {
  const all = slices.flatMap(({ slice, migrations }) =>
    migrations
      .filter(({ concurrently }) => !concurrently)
      .map(async (migration) => [`${slice} ${migration.name}`, await sqlOf(migration)] as const),
  );
  return new Map(await Promise.all(all));
}

describe('migrations', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct();
  });
  afterAll(() => product.close());

  it.runIf(canJudge)("don't block any potentially large table", async () => {
    const statements = await sqlByName(migrationsOf(product.product.modules));
    expect(statements.size).toBeGreaterThan(90);
    const exempt = Object.entries(ON_EMPTY_TABLES).flatMap(([slice, names]) => names.map((name) => `${slice} ${name}`));
    const blockers = await blockersIn(statements);
    expect(Object.fromEntries([...blockers].filter(([name]) => !exempt.includes(name)))).toEqual({});
    expect(exempt.filter((name) => !blockers.has(name))).toEqual([]);
  });

  it('contain all schema changes: no routine makes any', () => {
    const routines = migrationsOf(product.product.modules).flatMap(({ routines: of = [] }) => of);
    expect(routines.length).toBeGreaterThan(20);
    const changes = /\b(?:alter|cluster|reindex|truncate|vacuum|drop|lock table|create (?!function))/i;
    const faults = routines.filter(({ text }) => changes.test(text.replaceAll(/--.*/g, '')));
    expect(faults.map(({ name }) => name)).toEqual([]);
  });
});

describe.runIf(canJudge)('what blocks a large table', () => {
  const inMigration = async (...statements: readonly string[]) => {
    const up = async (db: Parameters<Migration['up']>[0]) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    };
    const found = await blockersIn(new Map([['made up', await sqlOf({ up })]]));
    return (found.get('made up') ?? []).map((line) => line.replace(/:.* – /, ': '));
  };

  it.each([
    [
      'create index car_vin on car (vin)',
      ['require-concurrent-index-creation: Use `largeIndexes` of `@vinlore/database`.'],
    ],
    ['drop index car_vin', [expect.stringMatching(/^require-concurrent-index-deletion: /)]],
    ['alter table car alter column miles type bigint', [expect.stringMatching(/^changing-column-type: /)]],
    ['alter table car add column miles integer not null', [expect.stringMatching(/^adding-required-field: /)]],
    [
      'alter table car add column key uuid not null default gen_random_uuid()',
      [expect.stringMatching(/^adding-field-with-default: /)],
    ],
    ['alter table car alter column miles set not null', [expect.stringMatching(/^adding-not-nullable-field: /)]],
    [
      'alter table car add constraint car_miles check (miles >= 0)',
      [expect.stringMatching(/^constraint-missing-not-valid: /)],
    ],
    [
      'alter table car add constraint car_owner foreign key (owner) references person',
      [
        expect.stringMatching(/^constraint-missing-not-valid: /),
        expect.stringMatching(/^adding-foreign-key-constraint: /),
      ],
    ],
    [
      'alter table car add constraint car_vin unique (vin)',
      [
        expect.stringMatching(/^constraint-missing-not-valid: /),
        expect.stringMatching(/^disallowed-unique-constraint: Make a unique index with `largeIndexes`/),
      ],
    ],
    [
      'alter table car add primary key (id)',
      expect.arrayContaining([expect.stringMatching(/^adding-serial-primary-key-field: /)]),
    ],
    ['alter table car ad column miles', expect.arrayContaining(['syntax-error: Squawk cannot read it.'])],
  ])('%s', async (statement, faults) => {
    expect(await inMigration(statement)).toEqual(faults);
  });

  it.each([
    'alter table car add column miles integer',
    'alter table car add column miles integer not null default 0',
    'alter table car add constraint car_miles check (miles >= 0) not valid',
    'alter table car validate constraint car_miles',
    'drop table car',
  ])('%s: is allowed', async (statement) => {
    expect(await inMigration(statement)).toEqual([]);
  });

  it('is allowed on a table created by the same migration', async () => {
    const create = 'create table car (id uuid primary key, vin text)';
    expect(await inMigration(create, 'create index car_vin on car (vin)')).toEqual([]);
  });

  it('is allowed after review: `set not null` after a validated check', async () => {
    const looked = '-- squawk-ignore adding-not-nullable-field\nalter table car alter column miles set not null';
    expect(await inMigration(looked)).toEqual([]);
  });
});
