import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFactsReader } from '../facts-reader.ts';
import { modelMigrations } from '../migrations.ts';
import { modelLoaders } from '../model-loaders.ts';
import { bring } from '../testing/flat-lines.ts';
import { createNcapLabels } from './ncap-labels.ts';

/** The columns we read from NHTSA's file, with values of a made-up car. */
const CAR = {
  ...{ MAKE: 'ACURA', MODEL: 'ADX', MODEL_YR: '2026', BODY_STYLE: 'SUV', VEHICLE_TYPE: 'MPV', DRIVE_TRAIN: 'AWD' },
  ...{ PRODUCTION_RELEASE: '1', BLIND_SPOT_DETECTION: 'Standard', FRNT_COLLISION_WARNING: 'Standard' },
  ...{ NHTSA_FRNT_COLLISION_WARNING: 'Standard', NHTSA_FCW_EVALUATION: 'Meets Performance Criteria' },
  ...{ LANE_DEPARTURE_WARNING: 'Stanard', NHTSA_LANE_DEPARTURE_WARNING: '', NHTSA_LDW_EVALUATION: 'Test Pending' },
  ...{ CRASH_IMMINENT_BRAKE: 'Optional', NHTSA_CRASH_IMMINENT_BRAKE: '', NHTSA_CIB_EVALUATION: 'Does Not Meet' },
  ...{ DYNAMIC_BRAKE_SUPPORT: 'No', NHTSA_DYNAMIC_BRAKE_SUPPORT: '', NHTSA_DBS_EVALUATION: '' },
  ...{ OVERALL_STARS: '5', FRNT_DRIV_STARS: '5', FRNT_PASS_STARS: '4', OVERALL_FRNT_STARS: '5' },
  ...{ SIDE_DRIV_STARS: '5', SIDE_PASS_STARS: '5', OVERALL_SIDE_STARS: '5', SIDE_POLE_STARS: '0' },
  ...{ COMB_FRNT_STAR: '4', COMB_REAR_STAR: '5' },
  ...{ ROLLOVER_POSSIBILITY: '0.155', ROLLOVER_STARS: '4', NHTSA_BACKUP_CAMERA: '', BACKUP_CAMERA: '' },
};
type Car = Partial<typeof CAR>;

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'model', migrations: modelMigrations }] });
  folder = mkdtempSync(join(tmpdir(), 'ncap-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const bringText = (text: string) => {
  const path = join(folder, 'Safercar_data.csv');
  writeFileSync(path, text);
  const file = { name: 'Safercar_data.csv', path, bytes: 1, sha256: '', modified: '2026-11-03T10:00:00Z' };
  return bring(database, modelLoaders(database).ncap, [{ ...file, unchanged: false }]);
};
const load = (...cars: Car[]) =>
  bringText(
    [Object.keys(CAR).join(','), ...cars.map((car) => Object.values({ ...CAR, ...car }).join(','))].join('\r\n'),
  );
const adx = async (elements: Record<string, string> = {}) =>
  createFactsReader(database)({ year: 2026, make: 'Acura', model: 'ADX', elements });

describe('NHTSA’s star ratings', () => {
  it("are loaded with the file's date and returned for a vehicle", async () => {
    expect(await load({}, { DRIVE_TRAIN: 'FWD', ROLLOVER_POSSIBILITY: '0.159' }, { MODEL_YR: 'n/a' })).toMatchObject({
      ...{ rows: 2, refused: 1, counted: 2, asOf: '2026-11-03' },
    });
    const { safety, not_loaded } = await adx({ 'Drive Type': 'AWD/All-Wheel Drive' });
    expect(not_loaded).not.toContain('safety_ratings');
    expect(safety).toMatchObject({
      certainty: 'exact',
      ratings: {
        ...{ overall: { low: 5, high: 5 }, front_passenger: { low: 4, high: 4 } },
        ...{ side_pole: null, rollover_percent: { low: 15.5, high: 15.5 } },
      },
      source: { name: 'NHTSA', as_of: '2026-11-03' },
    });
    expect(safety!.assistance).toEqual([
      { feature: 'forward_collision_warning', availability: 'standard', meets_criteria: true },
      { feature: 'lane_departure_warning', availability: 'standard', meets_criteria: null },
      { feature: 'crash_imminent_braking', availability: 'optional', meets_criteria: false },
      { feature: 'dynamic_brake_support', availability: 'none', meets_criteria: null },
      { feature: 'blind_spot_detection', availability: 'standard', meets_criteria: null },
    ]);
    expect((await adx()).safety).toMatchObject({
      certainty: 'range',
      depends_on: ['drive'],
      ratings: { rollover_percent: { low: 15.5, high: 15.9 } },
    });
  });

  it('appear on a window sticker if the match is unambiguous, with side and pole combined since 2011', async () => {
    await load({}, { DRIVE_TRAIN: 'FWD', ROLLOVER_STARS: '5' }, { MODEL_YR: '2010', COMB_FRNT_STAR: '' });
    const label = createNcapLabels(database);
    const asked = { year: 2026, make: 'Acura', model: 'ADX' };
    const ratings = { overall: 5, frontal_driver: 5, frontal_passenger: 4, side_rear: 5, rollover: 4 };
    expect(await label({ ...asked, elements: { 'Drive Type': 'AWD/All-Wheel Drive' } })).toEqual({
      ratings: { ...ratings, side_front: 4 },
      as_of: '2026-11-03',
    });
    expect(await label(asked)).toBeNull();
    expect(await label({ ...asked, year: 2010 })).toMatchObject({ ratings: { ...ratings, side_front: 5 } });
    expect(await label({ ...asked, year: 2025 })).toBeNull();
  });

  it('stay unchanged if a column is missing or the file is a web page', async () => {
    await load({});
    await expect(bringText('MAKE,MODEL\nACURA,ADX\n')).rejects.toThrow('MODEL_YR');
    await expect(bringText('<!doctype html><title>Moved</title>\n<p>Moved\n')).rejects.toThrow('MAKE');
    expect((await adx()).safety?.certainty).toBe('exact');
  });
});
