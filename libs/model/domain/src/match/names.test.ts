import { describe, expect, it } from 'vitest';
import { listedNames, moreWords } from './names.ts';

describe('EPA model names', () => {
  it.each([
    ['F150 Pickup 4WD FFV', 'FORD', 'F150', [['PICKUP'], ['4WD'], ['FFV']]],
    ['Camry LE/SE', 'TOYOTA', 'CAMRY', [['LE', 'SE']]],
    ['Town and Country/Voyager', 'CHRYSLER', 'VOYAGER', []],
    ['CLK320 (Cabriolet)', 'MERCEDESBENZ', 'CLK320', [['CABRIOLET']]],
    ['Mazda 3', 'MAZDA', '3', []],
    ['K1500 Silverado 4WD', 'CHEVROLET', 'SILVERADO', [['K1500'], ['4WD']]],
  ])('%s of %s %s says more', (name, make, model, more) => {
    expect(moreWords(name, make, model)).toEqual(more);
  });

  it.each([
    ['Accord', 'HONDA', 'CIVIC'],
    ['Accordion', 'HONDA', 'ACCORD'],
    ['G37', 'INFINITI', 'G'],
    ['Accord', 'HONDA', 'ACCORDCROSSTOUR'],
    ['Accord', 'HONDA', ''],
  ])('%s is no %s %s', (name, make, model) => {
    expect(moreWords(name, make, model)).toBeNull();
  });

  it('are matched by series and trim if manufacturers file those as the model', () => {
    const named = (model: string, trim: string, elements = {}) =>
      listedNames({ year: 2010, make: 'Mercedes-Benz', model, trim, elements });
    expect(named('E-Class', 'E350 4 MATIC')).toContain('E350');
    expect(named('CLK-Class', 'CLK320A')).toContain('CLK320');
    expect(
      listedNames({ year: 1999, make: 'Acura', model: 'TL', elements: { 'Displacement (L)': '3.211' } }),
    ).toContain('32TL');
  });
});
