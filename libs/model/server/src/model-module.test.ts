import type { ModelQuery } from '@vinlore/model-domain';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFactsReader } from './facts-reader.ts';
import { modelMigrations } from './migrations.ts';
import { createModelApi, VIN } from './testing/model-api.ts';

let database: TestDatabase;
let asked: ModelQuery[];
let api: Awaited<ReturnType<typeof createModelApi>>;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'model', migrations: modelMigrations }] });
});
afterAll(() => database.drop());
beforeEach(async () => {
  asked = [];
  const facts = createFactsReader(database);
  api = await createModelApi((vehicle) => {
    asked.push(vehicle);
    return facts(vehicle);
  });
});

describe('GET /api/model-facts', () => {
  it('looks up a VIN by decoded year, make, model, and elements', async () => {
    const { status, data } = await api.ask(`vin=${VIN.toLowerCase()}`);
    expect([status, data]).toMatchObject([
      200,
      { vehicle: { vin: VIN, year: 2018, make: 'HONDA', model: 'Civic', title: '2018 Honda Civic' } },
    ]);
    expect(asked).toMatchObject([{ year: 2018, trim: 'LX', elements: { 'Body Class': 'Sedan/Saloon' } }]);
  });

  it('looks up a vehicle by name, with everything else unknown', async () => {
    const { status, data } = await api.ask('year=2018&make=honda&model=civic');
    expect([status, data]).toMatchObject([200, { vehicle: { vin: null, title: '2018 Honda Civic' } }]);
    expect(asked).toMatchObject([{ year: 2018, make: 'honda', model: 'civic', trim: null }]);
    expect(asked[0]!.elements).toBeUndefined();
  });

  it('reports a source as not loaded instead of empty', async () => {
    const { data } = await api.ask('year=2018&make=honda&model=civic');
    expect(data).toMatchObject({
      fuel_economy: null,
      not_loaded: ['fuel_economy', 'safety_ratings', 'complaints', 'investigations', 'communications'],
    });
  });

  it('spec §8: returns Wrong VIN with likely corrections', async () => {
    const { status, message, data } = await api.ask('vin=2HGFC2F59JH00000O');
    expect([status, message, data]).toEqual([422, 'Wrong VIN', { suggestions: [{ vin: VIN, positions: [17] }] }]);
    expect((await api.ask('vin=5YJSA1E25HF000000')).status).toBe(422);
  });

  it.each(['', 'year=2018&make=Honda', 'make=Honda&model=Civic'])(
    'asks for the missing fields of “%s”',
    async (query) => {
      const { status, message } = await api.ask(query);
      expect([status, message]).toEqual([422, 'Enter a VIN, or a year, make, and model.']);
    },
  );

  it('allows 60 requests a minute per address', async () => {
    const answers = [];
    for (let at = 0; at < 61; at++) answers.push(await api.ask('year=2018&make=Honda&model=Civic', '203.0.113.9'));
    expect(answers.map(({ status }) => status).slice(59)).toEqual([200, 429]);
  });
});
