import { describe, expect, it } from 'vitest';
import { ncapRow } from '../testing/ncap-row.ts';
import type { ModelQuery } from '../facts/model-facts.ts';
import { labelRatings } from './label-ratings.ts';
import type { NcapRow } from './ncap-row.ts';

const label = (
  rows: readonly Partial<NcapRow>[],
  elements: Record<string, string> = {},
  query: Partial<ModelQuery> = {},
) =>
  labelRatings(
    { year: 2018, make: 'Toyota', model: 'Camry', elements, ...query },
    rows.map((row) => ncapRow(row)),
  );

describe('window sticker ratings', () => {
  it('are those of the only match, row by row', () => {
    expect(label([{ label_side: [4, null], rollover: null }])).toEqual({
      ...{ overall: 5, frontal_driver: 4, frontal_passenger: 5, side_front: 4, side_rear: null, rollover: null },
    });
  });

  it('exist when all matches have the same stars', () => {
    expect(label([{}, { drive: 'AWD', rollover_percent: 11.2, side_pole: 3 }, { production: 2 }])).toMatchObject({
      overall: 5,
    });
  });

  it('are null if two matches differ in a row, and decided if the VIN picks one', () => {
    const rows = [{}, { drive: 'AWD', rollover: 4 }];
    expect(label(rows)).toBeNull();
    expect(label(rows, { 'Drive Type': 'AWD/All-Wheel Drive' })).toMatchObject({ rollover: 4 });
    expect(label([{}, { production: 2, label_side: [5, 4] }])).toBeNull();
  });

  it("are those of the coupe if NHTSA didn't rate the convertible and the VIN says coupe", () => {
    const rows = [{ body: '2 DR' }, { body: 'C', overall: null }];
    expect(label(rows)).toBeNull();
    expect(label(rows, { 'Body Class': 'Coupe' })).toMatchObject({ overall: 5 });
  });

  it("are null if one match is rated and another isn't", () => {
    expect(label([{}, { production: 2, overall: null }])).toBeNull();
  });

  it("don't use a lighter truck, even if NHTSA lists no other", () => {
    const truck = { make_key: 'CHEVROLET', model: 'SILVERADO 1500', body: 'PU/CC', drive: '4WD' };
    const chevrolet = { make: 'Chevrolet', model: 'Silverado' };
    expect(label([truck], { Series: '1500' }, chevrolet)).toMatchObject({ overall: 5 });
    expect(label([truck], { Series: '2500' }, chevrolet)).toBeNull();
  });

  it("are null for a load without the label's side crash ratings", () => {
    expect(label([{ label_side: null }])).toBeNull();
    expect(label([])).toBeNull();
  });
});
