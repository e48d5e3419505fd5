import { describe, expect, it } from 'vitest';
import type { ModelQuery } from '../facts/model-facts.ts';
import { ncapRow } from '../testing/ncap-row.ts';
import type { NcapRow } from './ncap-row.ts';
import { safetyOf } from './safety-of.ts';

const SOURCE = { name: 'NHTSA', release: null, as_of: '2026-11-20' };
const safety = (
  rows: readonly Partial<NcapRow>[],
  elements: Record<string, string> = {},
  query: Partial<ModelQuery> = {},
) =>
  safetyOf(
    { year: 2018, make: 'Toyota', model: 'Camry', elements, ...query },
    rows.map((row) => ncapRow(row)),
    SOURCE,
  );

describe('NHTSA’s ratings of a model year', () => {
  it('are exact where all that fit have the same', () => {
    expect(safety([{}, { production: 2 }])).toMatchObject({
      certainty: 'exact',
      depends_on: [],
      ratings: { overall: { low: 5, high: 5 }, rollover_percent: { low: 9.5, high: 9.5 } },
      assistance: [{ feature: 'backup_camera', availability: 'standard' }],
      variants: [{ production: 1 }, { production: 2 }],
      source: SOURCE,
    });
  });

  it('are a range by drive while the VIN does not say it, and those of the drive where it does', () => {
    const rows = [{}, { drive: 'AWD', rollover: 4 }];
    expect(safety(rows)).toMatchObject({
      certainty: 'range',
      depends_on: ['drive'],
      ratings: { rollover: { low: 4, high: 5 } },
    });
    expect(safety(rows, { 'Drive Type': 'AWD/All-Wheel Drive' })).toMatchObject({
      certainty: 'exact',
      ratings: { rollover: { low: 4, high: 4 } },
    });
  });

  it('depend on the production where an early and a later release differ, which no VIN says', () => {
    expect(safety([{ overall: 4 }, { production: 2 }])).toMatchObject({ depends_on: ['production'] });
  });

  it('depend on the cab of a pickup, and on the hybrid that NHTSA names apart', () => {
    const truck = { make_key: 'FORD', model: 'F-150', body: 'PU/CC', drive: '4WD' };
    const ford = { make: 'Ford', model: 'F-150' };
    const rows = [truck, { ...truck, body: 'PU/RC', overall: 4 }];
    expect(safety(rows, {}, ford)).toMatchObject({ depends_on: ['body'] });
    expect(safety(rows, { 'Cab Type': 'Regular' }, ford)?.ratings.overall).toEqual({ low: 4, high: 4 });
    expect(safety([{}, { model: 'CAMRY HYBRID', overall: 4 }])).toMatchObject({ depends_on: ['hybrid'] });
    const hybrid = { 'Electrification Level': 'Strong HEV (Hybrid Electric Vehicle)' };
    expect(safety([{}, { model: 'CAMRY HYBRID', overall: 4 }], hybrid)?.ratings.overall).toEqual({ low: 4, high: 4 });
  });

  it('are no stars where one that fits was not rated', () => {
    expect(safety([{}, { production: 2, overall: null }])).toMatchObject({
      certainty: 'range',
      ratings: { overall: null },
    });
  });

  it('tell only the assistance that all have alike', () => {
    const one: NcapRow['assistance'] = [['backup_camera', 'optional', null]];
    expect(safety([{}, { assistance: one }])?.assistance).toEqual([]);
  });

  it('are nothing where NHTSA rated none that fits', () => {
    expect(safety([])).toBeNull();
    expect(safety([{ drive: 'AWD' }], { 'Drive Type': 'FWD/Front-Wheel Drive' })).toBeNull();
    const bare = {
      overall: null,
      front: null,
      front_driver: null,
      front_passenger: null,
      side: null,
      side_driver: null,
    };
    const none = {
      ...bare,
      side_passenger: null,
      side_pole: null,
      rollover: null,
      rollover_percent: null,
      assistance: [],
    };
    expect(safety([none])).toBeNull();
  });
});
