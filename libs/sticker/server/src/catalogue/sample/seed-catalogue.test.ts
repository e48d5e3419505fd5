import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueMigrations } from '../migrations.ts';
import { seedSampleCatalogue } from './seed-catalogue.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'catalogue', migrations: catalogueMigrations }] });
});
afterAll(() => database.drop());

it('seeds a few samples, all marked, idempotently on every start', async () => {
  const stored = async () =>
    (
      await sql<{ vehicles: number; lines: number; marked: boolean }>`
        select count(distinct (year, make_key, model_key)) as vehicles, count(*) as lines, bool_and(sample) as marked
        from catalogue_entry`.execute(database.kysely)
    ).rows[0]!;
  await seedSampleCatalogue(database);
  const first = await stored();
  expect(first).toMatchObject({ vehicles: 6, marked: true });
  expect(first.lines).toBeLessThan(300);
  await seedSampleCatalogue(database);
  expect(await stored()).toEqual(first);
});

it('gives each sample what the selection step shows: trims, both kinds of colors, packages', async () => {
  const { rows } = await sql<{ kinds: string[] }>`
    select array_agg(distinct kind) as kinds from catalogue_entry group by year, make_key, model_key`.execute(
    database.kysely,
  );
  for (const { kinds } of rows) expect(kinds).toEqual(expect.arrayContaining(['trim', 'exterior', 'interior', 'item']));
});
