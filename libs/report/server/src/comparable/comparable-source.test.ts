import { askedBy, createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import type { HistoryEvent } from '@vinlore/report-domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tables } from '@vinlore/database';
import { CompiledQuery, sql } from 'kysely';
import { migrations } from '../migrations.ts';
import { comparableSource } from './comparable-source.ts';
import { keepEvents } from '../events/keep-events.ts';

const VIN = '4T1BF1FK9DU000009';

let database: TestDatabase;

function sold(vin: string, more: Partial<HistoryEvent> = {}): HistoryEvent {
  return {
    ...{ vin, kind: 'auction', date: '2014-12-18', place: null, source: 'Test sales', recordId: vin, sample: false },
    odometer: { value: 38_882, unit: 'mi', code: null },
    ...{ confidence: 'reported', detail: { price: { amount: 1_350_000, currency: 'USD' } } },
    ...more,
  };
}

beforeAll(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'report', migrations }] });
  await keepEvents(database, [
    sold('4T1BF1FK5DU275482'),
    sold('4T1BF1FK1DU111111', { kind: 'sale', date: '2015-01-02' }),
    // None of these match: another model year, another engine, another kind of record, an incomplete date, a sample,
    // and a classic number.
    sold('4T1BF1FK5CU275482'),
    sold('4T1BK1FK5DU275482'),
    sold('4T1BF1FK2DU222222', { kind: 'listing' }),
    sold('4T1BF1FK3DU333333', { date: '2014-12' }),
    sold('4T1BF1FK4DU444444', { sample: true }),
    sold('4T1BF1FK5D'),
  ]);
});
afterAll(() => database.close());

test('finds sales of vehicles with the same make, model, body, engine, and year, newest first', async () => {
  expect(await comparableSource(database)(VIN)).toEqual([
    {
      ...{ vin: '4T1BF1FK1DU111111', day: '2015-01-02', market: 'sale', source: 'Test sales', sample: false },
      odometer: { value: 38_882, unit: 'mi', code: null },
      price: { amount: 1_350_000, currency: 'USD' },
    },
    expect.objectContaining({ vin: '4T1BF1FK5DU275482', day: '2014-12-18', market: 'auction' }),
  ]);
});

test('finds nothing for a classic number', async () => {
  expect(await comparableSource(database)('242377Z106550')).toEqual([]);
});

test('compares a sample vehicle only with samples', async () => {
  const sales = await comparableSource(database)('WBA8E9G53GN000000');
  expect(sales.length).toBeGreaterThan(60);
  expect(sales.every(({ sample }) => sample)).toBe(true);
});

test('uses an index, however many other records there are', async () => {
  const [asked] = await askedBy(database, (watched) => comparableSource(watched)(VIN));
  const { sql: text, parameters } = asked!;
  const rows = await database.transaction(async (tx) => {
    const db = tables<object>(tx);
    await sql`set local enable_seqscan = off`.execute(db);
    return (await db.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]))).rows;
  });
  expect(JSON.stringify(rows)).toContain('history_event_comparable');
});
