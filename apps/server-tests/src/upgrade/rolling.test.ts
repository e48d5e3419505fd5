import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, type Migration, type SliceMigrations } from '@vinlore/database';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBuilt, start, stopAll } from '../testing/started-process.ts';
import { productMigrations } from '../testing/test-product.ts';
import { ALL_WELL, ask, journey } from './journey.ts';

const password = 'nine green bottles';

/** Adds to everything that the release before uses: a column to each table, another table, an index. */
const expands: Migration = {
  name: '9001-next-release-expands',
  async up(db) {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(db);
    for (const { name } of rows) await sql`alter table ${sql.table(name)} add column of_next_release text`.execute(db);
    await sql`create table of_next_release (id uuid primary key, brand text not null)`.execute(db);
    await sql`create index account_of_next_release on account (of_next_release)`.execute(db);
  },
};

const contracts: Migration = {
  name: '9002-next-release-contracts',
  contracts: true,
  async up(db) {
    await sql`alter table account drop column of_next_release`.execute(db);
  },
};

/** The product's migrations with those that a next release adds. */
const nextRelease = async (...more: readonly Migration[]): Promise<SliceMigrations[]> =>
  (await productMigrations()).map((slice) =>
    slice.slice === 'account' ? { ...slice, migrations: [...slice.migrations, ...more] } : slice,
  );

// Today's build stands for the release before, and made-up migrations for the next one.
describe.skipIf(!isBuilt)('a rolling upgrade', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-rolling-'));
  let database: TestDatabase;
  const startRelease = () =>
    start({
      DATA_DIR: folder,
      DATABASE_URL: database.connectionString,
      DATABASE_DIRECT_URL: database.ownerConnectionString,
      VINLORE_MODE: 'trial',
      SAMPLE_PASSWORD: password,
    });
  beforeAll(async () => {
    database = await createTestDatabase({ migrations: await productMigrations() });
  });
  afterAll(async () => {
    await stopAll();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('servers of the release before keep working while the next one expands the schema, and start on it', async () => {
    const running = await startRelease().ready;
    expect(await journey(running, { password, staff: 'staff@example.com' })).toEqual(ALL_WELL);
    await migrate(database, await nextRelease(expands));
    // The same connections, whose prepared queries were planned for the tables as they were.
    expect(await journey(running, { password, staff: 'owner@example.com' })).toEqual(ALL_WELL);
    const restarted = await startRelease().ready;
    expect((await ask(restarted, '/readyz')).status).toBe(200);
    expect(await journey(restarted, { password, staff: 'support@example.com' })).toEqual({ ...ALL_WELL, refund: 403 });
  });

  it('once the next release contracts the schema, the release before refuses to start, and says why', async () => {
    await migrate(database, await nextRelease(expands, contracts));
    const refused = startRelease();
    expect(await refused.ended).toBe(1);
    expect(refused.said()).toContain('account/9001-next-release-expands');
    expect(refused.said()).toContain('from a newer version of the product');
  });
});
