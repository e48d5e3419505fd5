import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDataBench, type DataBench } from '../testing/data-bench.ts';
import { failedImports } from './failed-imports.ts';

let bench: DataBench;
beforeAll(async () => {
  bench = await createDataBench();
});
beforeEach(() => bench.clean());
afterAll(() => bench.database.drop());

const NOW = new Date('2026-11-22T10:00:00Z');
const ended = (kind: string, state: string, at: string) =>
  sql`insert into data_import (brand, kind, name, size, fingerprint, state, ended_at)
    values ('one', ${kind}, ${kind}, 1, '', ${state}, ${at})`.execute(bench.database.kysely);
const failed = (brand = 'one', most = 9) => failedImports(bench.database, brand, most, NOW);

it('counts a failed import as open until one of its type succeeds or a week has passed', async () => {
  await ended('plates', 'failed', '2026-11-14T10:00:00Z');
  expect(await failed()).toEqual({ count: 0, since: null });
  await ended('plates', 'failed', '2026-11-20T10:00:00Z');
  await ended('recalls', 'failed', '2026-11-21T10:00:00Z');
  expect(await failed()).toEqual({ count: 2, since: new Date('2026-11-20T10:00:00Z') });
  await ended('plates', 'done', '2026-11-21T12:00:00Z');
  expect(await failed()).toEqual({ count: 1, since: new Date('2026-11-21T10:00:00Z') });
  expect((await failed('other')).count).toBe(0);
});

it('stops counting at the limit', async () => {
  for (let times = 0; times < 3; times++) await ended('recalls', 'failed', '2026-11-21T10:00:00Z');
  expect((await failed('one', 2)).count).toBe(2);
});
