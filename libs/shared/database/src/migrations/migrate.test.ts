import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { connectTo } from '../open-database.ts';
import { freshDatabase } from '../testing/support.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import type { Migration, SliceMigrations } from './migration.ts';
import { readRecord } from './record.ts';

const creates = (table: string): Migration => ({
  name: `create-${table}`,
  up: async (db: Kysely<object>) => void (await sql`create table ${sql.table(table)} (id integer)`.execute(db)),
});
const slice = (name: string, ...migrations: Migration[]): SliceMigrations => ({ slice: name, migrations });

describe('migrations per slice, forward only', () => {
  test('are each applied once, in order, across several starts', async () => {
    const database = await freshDatabase();
    await migrate(database, [slice('account', creates('member'))]);
    await migrate(database, [
      slice('account', creates('member'), creates('session')),
      slice('sticker', creates('paper')),
    ]);
    expect(await readRecord(database.kysely)).toEqual([
      { slice: 'account', name: 'create-member' },
      { slice: 'account', name: 'create-session' },
      { slice: 'sticker', name: 'create-paper' },
    ]);
  });

  test('succeed in several processes that start concurrently, and each runs once', async () => {
    const database = await freshDatabase();
    const others = [1, 2, 3].map(() => connectTo(database.connectionString, () => {}));
    const slices = [slice('account', creates('a'), creates('b')), slice('sticker', creates('c'))];
    await Promise.all([database, ...others].map((each) => migrate(each, slices)));
    await Promise.all(others.map((other) => other.close()));
    expect(await readRecord(database.kysely)).toHaveLength(3);
  });

  test('leave nothing behind on failure, and keep earlier ones', async () => {
    const database = await freshDatabase();
    const halfway: Migration = {
      name: 'halfway',
      up: async (db) => {
        await sql`create table half (id integer)`.execute(db);
        await sql`select 1 / 0`.execute(db);
      },
    };
    await expect(migrate(database, [slice('account', creates('whole'), halfway)])).rejects.toMatchObject({
      code: 'MIGRATION_FAILED',
      message: expect.stringContaining('account/halfway failed: division by zero'),
    });
    const { rows } = await sql`select to_regclass('whole') as whole, to_regclass('half') as half`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ whole: 'whole', half: null }]);
    expect(await readRecord(database.kysely)).toEqual([{ slice: 'account', name: 'create-whole' }]);
  });

  test('stop on a duplicate name, a bug in the product', async () => {
    const database = await freshDatabase();
    await expect(migrate(database, [slice('a', creates('x'), creates('x'))])).rejects.toThrow('"a/create-x" twice');
  });
});

describe('a rolling upgrade', () => {
  const note = { ...creates('note'), name: '0001' };
  const expands: Migration = {
    name: '0002',
    up: async (db) => void (await sql`alter table note add column more text`.execute(db)),
  };
  const contracts: Migration = {
    name: '0003',
    contracts: true,
    up: async (db) => void (await sql`alter table note drop column id`.execute(db)),
  };

  test('lets the previous version start again on a schema that only grew, and leaves it as it is', async () => {
    const database = await freshDatabase();
    await migrate(database, [slice('notes', note)]);
    await migrate(database, [slice('notes', note, expands), slice('added', creates('other'))]);
    await migrate(database, [slice('notes', note)]);
    expect(await readRecord(database.kysely)).toHaveLength(3);
    await migrate(database, [slice('notes', note, expands), slice('added', creates('other'))]);
  });

  test('stops the previous version once the schema lacks what it uses', async () => {
    const database = await freshDatabase();
    await migrate(database, [slice('notes', note, expands, contracts)]);
    await expect(migrate(database, [slice('notes', note)])).rejects.toMatchObject({ code: 'MIGRATIONS_DIFFER' });
    await expect(migrate(database, [slice('notes', note, expands)])).rejects.toMatchObject({
      code: 'MIGRATIONS_DIFFER',
    });
  });

  test('stops a version with migrations of its own that the database has not had', async () => {
    const database = await freshDatabase();
    await migrate(database, [slice('notes', note, expands)]);
    const fork = [slice('notes', note), slice('fork', creates('fork'))];
    await expect(migrate(database, fork)).rejects.toMatchObject({ code: 'MIGRATIONS_DIFFER' });
  });

  test('waits for a table without holding up its readers', async () => {
    const database = await freshDatabase();
    await migrate(database, [slice('notes', note)]);
    const migrator = connectTo(database.connectionString, () => {});
    let migrating: Promise<void> | undefined;
    await database.maintenance((db) =>
      db.transaction().execute(async (transaction) => {
        await sql`select from note`.execute(transaction);
        migrating = migrate(migrator, [slice('notes', note, expands)]);
        migrating.catch(() => {});
        const isWaiting = sql<{ waiting: boolean }>`select exists (select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock') as waiting`;
        await expect
          .poll(async () => (await isWaiting.execute(database.kysely)).rows[0]!.waiting, { timeout: 20_000 })
          .toBe(true);
        // A request has a second for it.
        await sql`select from note`.execute(database.kysely);
      }),
    );
    await migrating;
    await migrator.close();
    await sql`select more from note`.execute(database.kysely);
  });
});

describe('stop the start if a recorded migration disappeared, or another one came before it', () => {
  const a = creates('a');
  const b = creates('b');
  const c = creates('c');
  const applied = [a, b].map(({ name }) => ({ slice: 's', name }));

  test.each([
    ['disappeared', [slice('s', a)], 's/create-b'],
    ['has another one before it', [slice('s', a, c, b)], 's/create-b'],
    ['belongs to a slice that is gone', [slice('t', a, b)], 's/create-a'],
  ])('%s', (_what, slices, named) => {
    expect(() => pendingMigrations(slices, applied)).toThrow(`The database has the migration ${named}`);
  });

  test('but not if the same ones are listed in another order', () => {
    expect(pendingMigrations([slice('s', b, a, c)], applied).map(({ migration }) => migration)).toEqual([c]);
  });

  test('for any history, done plus pending equals known, slice by slice', () => {
    const history = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 });
    fc.assert(
      fc.property(history, fc.nat(), (names, cut) => {
        const done = names.slice(0, cut % (names.length + 1));
        const known = slice('s', ...names.map((name) => ({ name, up: async () => {} })));
        const pending = pendingMigrations(
          [known],
          done.map((name) => ({ slice: 's', name })),
        );
        expect([...done, ...pending.map(({ migration }) => migration.name)]).toEqual(names);
        expect(pending.map(({ position }) => position)).toEqual(names.map((_, index) => index).slice(done.length));
      }),
    );
  });
});
