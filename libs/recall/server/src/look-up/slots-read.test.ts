import { loadSlot, type Database, useSlot } from '@vinlore/database';
import { askedBy, createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recallMigrations } from '../migrations.ts';
import { NHTSA, NHTSA_SET } from '../store/recall-sets.ts';
import { recallTable } from './recall-look-up.ts';
import { namedVehicles } from './recalled-models.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'recall', migrations: recallMigrations }] });
});
afterAll(() => database.drop());

const CAMPAIGNS = {
  table: 'recall_campaign',
  columns: ['source', 'campaign', 'manufacturer', 'type', 'summary', 'consequence', 'remedy', 'notes'],
};
const VEHICLES = {
  table: 'recall_vehicle',
  columns: 'source record_id campaign file make model make_key model_key year component'.split(' '),
};
const YEARS = Array.from({ length: 40 }, (_, at) => 1985 + at);

/** Fills the inactive slot with enough rows that a full scan isn't the fastest plan. */
const fill = (during = () => Promise.resolve()) =>
  loadSlot(database, NHTSA_SET, async (load) => {
    await load.add(CAMPAIGNS, [[NHTSA, '20V000001', 'Honda', 'vehicle', 'a', 'b', 'c', '']]);
    await load.add(
      VEHICLES,
      YEARS.flatMap((year) =>
        Array.from({ length: 100 }, (_, at) => {
          const model = `MODEL ${at}`;
          return [NHTSA, `${year}${at}`, '20V000001', 'FILE', 'HONDA', model, 'HONDA', model, year, 'BRAKES'];
        }),
      ),
    );
    await load.run('select 1');
    await during();
  });
async function use() {
  const { slot } = await fill();
  await database.transaction((tx) => useSlot(tx, NHTSA_SET, slot));
}

/** Returns the recall tables that a statement reads. */
async function readBy({ sql: text, parameters }: CompiledQuery): Promise<string[]> {
  const explain = CompiledQuery.raw(`explain (analyze, costs off, timing off) ${text}`, [...parameters]);
  const { rows } = await database.kysely.executeQuery<Record<string, string>>(explain);
  const lines = rows.map((row) => Object.values(row)[0]!);
  return lines
    .filter((line) => line.includes('actual'))
    .flatMap((line) => /\bon (recall_(?:vehicle|campaign)_\d)/.exec(line)?.[1] ?? []);
}

it('spec §4: recall lookups read only active slots, even during a load', async () => {
  await use();
  await use();
  const catalogue = { makes: () => [], models: () => [] };
  const looks: ((watched: Database) => Promise<unknown>)[] = [
    (watched) => recallTable(watched)({ year: 2018, make: 'Honda', model: 'Model 7' }),
    (watched) => namedVehicles(watched, catalogue).years(),
    (watched) => namedVehicles(watched, catalogue).makes(2018),
    (watched) => namedVehicles(watched, catalogue).models(2018, 'Honda'),
  ];
  const look = async () => {
    for (const work of looks) {
      const asked = await askedBy(database, work);
      const read = (await Promise.all(asked.map(readBy))).flat();
      expect(read).toContain('recall_vehicle_1');
      expect(read.filter((table) => /_[0123]$/.test(table) && !table.endsWith('_1'))).toEqual([]);
    }
  };
  await look();
  await fill(look);
  expect(await namedVehicles(database, catalogue).years()).toEqual(YEARS.toReversed());
});
