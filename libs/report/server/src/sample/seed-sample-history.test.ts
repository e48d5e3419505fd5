import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { historyMigrations } from '../events/events-migrations.ts';
import { eventsSource } from '../events/events-source.ts';
import { eventsOf, SAMPLE_SOURCES } from './sample-car.ts';
import { SAMPLE_CARS } from './sample-cars.ts';
import { seedSampleHistory } from './seed-sample-history.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'report', migrations: historyMigrations }] });
});
afterAll(() => database.drop());

const asked = (vin: string) =>
  eventsSource(database).ask(
    { vin, year: null, make: null, model: null, decoded: null, type: 'US' },
    new AbortController().signal,
  );

it('marks every sample, and changes nothing when the product starts again', async () => {
  const stored = async () =>
    (
      await sql<{ events: number; cars: number; marked: boolean }>`
        select count(*)::int as events, count(distinct vin)::int as cars, bool_and(sample) as marked
        from history_event`.execute(database.kysely)
    ).rows[0]!;
  await seedSampleHistory(database);
  const first = await stored();
  expect(first).toEqual({
    events: SAMPLE_CARS.flatMap(eventsOf).length,
    cars: SAMPLE_CARS.filter(({ history }) => history.length > 0).length,
    marked: true,
  });
  await seedSampleHistory(database);
  expect(await stored()).toEqual(first);
});

it('reads the histories back unchanged', async () => {
  for (const car of SAMPLE_CARS) {
    const { events } = await asked(car.vin);
    expect(new Set(events)).toEqual(new Set(eventsOf(car)));
  }
});

it('docs/decisions.md §5: the sample feeds answer for sample vehicles, even the empty one, and for no other vehicle', async () => {
  const empty = SAMPLE_CARS.find(({ history }) => history.length === 0)!;
  const { answers } = await asked(empty.vin);
  expect(answers.map(({ name, covers, records, sample }) => ({ name, covers, records, sample }))).toEqual(
    Object.entries(SAMPLE_SOURCES)
      .map(([name, covers]) => ({ name, covers, records: 0, sample: true }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  );
  expect((await asked('4T1BF1FK9CU512345')).answers).toEqual([]);
});
