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

describe('NHTSA ratings of a model year', () => {
  it('are exact if all matches agree', () => {
    expect(safety([{}, { production: 2 }])).toMatchObject({
      certainty: 'exact',
      depends_on: [],
      ratings: { overall: { low: 5, high: 5 }, rollover_percent: { low: 9.5, high: 9.5 } },
      assistance: [{ feature: 'backup_camera', availability: 'standard' }],
      variants: [{ production: 1 }, { production: 2 }],
      source: SOURCE,
    });
  });

  it('are a range by drive type until the VIN specifies it', () => {
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

  it('depend on the build date if early and late releases differ, which no VIN encodes', () => {
    expect(safety([{ overall: 4 }, { production: 2 }])).toMatchObject({ depends_on: ['production'] });
  });

  it("depend on a pickup's cab, and on a hybrid that NHTSA lists separately", () => {
    const truck = { make_key: 'FORD', model: 'F-150', body: 'PU/CC', drive: '4WD' };
    const ford = { make: 'Ford', model: 'F-150' };
    const rows = [truck, { ...truck, body: 'PU/RC', overall: 4 }];
    expect(safety(rows, {}, ford)).toMatchObject({ depends_on: ['body'] });
    expect(safety(rows, { 'Cab Type': 'Regular' }, ford)?.ratings.overall).toEqual({ low: 4, high: 4 });
    expect(safety([{}, { model: 'CAMRY HYBRID', overall: 4 }])).toMatchObject({ depends_on: ['hybrid'] });
    const hybrid = { 'Electrification Level': 'Strong HEV (Hybrid Electric Vehicle)' };
    expect(safety([{}, { model: 'CAMRY HYBRID', overall: 4 }], hybrid)?.ratings.overall).toEqual({ low: 4, high: 4 });
  });

  it("have no stars if a match wasn't rated", () => {
    expect(safety([{}, { production: 2, overall: null }])).toMatchObject({
      certainty: 'range',
      ratings: { overall: null },
    });
  });

  it('list only driver assistance that all matches share', () => {
    const one: NcapRow['assistance'] = [['backup_camera', 'optional', null]];
    expect(safety([{}, { assistance: one }])?.assistance).toEqual([]);
  });

  it('are null if NHTSA rated no match', () => {
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
