import { migrate, type Migration } from '@vinlore/database';
import { createTestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createEpaList } from './epa/epa-list.ts';
import { createFactsReader } from './facts-reader.ts';
import { modelMigrations } from './migrations.ts';
import { createNcapLabels } from './ncap/ncap-labels.ts';

/** The former sticker table with a flex-fuel car in it. */
const BEFORE: Migration = {
  name: '0001-catalogue',
  async up(db) {
    await sql`
      create table catalogue_epa_vehicle (
        epa_id integer primary key, year integer not null, make_key text not null, model text not null, size_class text,
        cylinders integer, liters real, drive text, transmission text, turbo boolean not null, fuel text not null,
        technology text, city integer not null, highway integer not null, combined integer not null,
        electric_combined integer, electric_range integer, co2 integer, ghg_score integer, annual_cost integer,
        save_over_5_years integer, as_of date not null
      )`.execute(db);
    await sql`
      insert into catalogue_epa_vehicle values (7, 2014, 'FORD', 'Focus FWD FFV', 'Compact Cars', 4, 2, 'Front-Wheel Drive',
        'Manual 5-spd', false, 'Regular Gasoline', 'FFV', 26, 36, 30, null, null, 300, 6, 1900, 500, '2022-11-08')`.execute(
      db,
    );
  },
};

describe('former EPA list of stickers', () => {
  it('is used until EPA’s file is loaded again', async () => {
    const database = await createTestDatabase({
      migrations: [
        { slice: 'catalogue', migrations: [BEFORE] },
        { slice: 'model', migrations: modelMigrations },
      ],
    });
    const elements = { 'Fuel Type - Secondary': 'Ethanol (E85)' };
    const answer = await createEpaList(database)({ year: 2014, make: 'Ford', model: 'Focus', elements });
    await database.drop();
    expect(answer).toMatchObject({
      as_of: '2022-11-08',
      one: { epa_id: 7, second_fuel: 'E85', second_combined: null },
    });
  });
});

describe('star ratings loaded before window stickers used them', () => {
  it("are still shown, and don't appear on window stickers until reloaded", async () => {
    const database = await createTestDatabase({
      migrations: [{ slice: 'model', migrations: modelMigrations.slice(0, 3) }],
    });
    await sql`
      insert into model_ncap (slot, year, make_key, model, body, drive, overall, front_driver, side_driver, assistance)
      values (2, 2018, 'TOYOTA', 'CAMRY', '4 DR', 'FWD', 5, 4, 5, '[]')`.execute(database.kysely);
    await sql`insert into model_release values (2, null, '2026-11-03')`.execute(database.kysely);
    await sql`insert into model_slot (name, slot) values ('safety_ratings', 2)`.execute(database.kysely);
    await migrate(database, [{ slice: 'model', migrations: modelMigrations }]);
    const asked = { year: 2018, make: 'Toyota', model: 'Camry' };
    const [facts, label] = [await createFactsReader(database)(asked), await createNcapLabels(database)(asked)];
    await database.drop();
    expect(facts.safety).toMatchObject({ ratings: { overall: { low: 5, high: 5 } } });
    expect(label).toBeNull();
  });
});
