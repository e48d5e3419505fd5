import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelMatch, namesOfVehicle } from './model-names.ts';

const same = (make: string, one: string, other: string) => {
  const [a, b] = [modelMatch(make, one), modelMatch(make, other)];
  return a.key === b.key && (a.weight === null || b.weight === null || a.weight === b.weight);
};

describe("matches make and model spellings to vPIC's", () => {
  it.each([
    ['FORD', 'F-150', 'F150'],
    ['HONDA', 'CR-V', 'CRV'],
    ['HONDA', 'CIVIC 4DR', 'Civic'],
    ['HONDA', 'CIVIC SEDAN', 'Civic'],
    ['CHEVROLET', 'SILVERADO 1500', 'Silverado'],
    ['CHEVROLET', 'SILVERADO 2500 HD', 'Silverado 2500HD'],
    ['CHEVROLET', 'SILVERADO 1500 CREW CAB', 'SILVERADO 1500'],
    ['MERCEDES BENZ', 'C300', 'C 300'],
    ['MAZDA', 'MAZDA6', '6'],
    ['DODGE', 'RAM 1500 4X4', 'Ram'],
    ['ALFA ROMEO', 'GIULIA (952)', 'Giulia'],
  ])('%s: %s is %s', (make, one, other) => expect(same(make, one, other)).toBe(true));

  it.each([
    ['HONDA', 'CIVIC DEL SOL', 'CIVIC'],
    ['HONDA', 'ACCORD HYBRID', 'ACCORD'],
    ['CHEVROLET', 'SILVERADO 2500', 'SILVERADO 1500'],
    ['LEXUS', 'RX350', 'RX'],
    ['FORD', 'F-250', 'F-150'],
    ['BMW', '328I', '320I'],
    ['RAM', '1500', '2500'],
  ])('never wider than honest: %s %s is not %s', (make, one, other) => expect(same(make, one, other)).toBe(false));

  it("uses the VIN's series or trim as the model name if vPIC's model is broader", () => {
    const keys = (model: string, series: string | null, trim: string | null, make = 'LEXUS') =>
      namesOfVehicle({ year: 2015, make, model, series, trim }).map(({ key }) => key);
    expect(keys('RX', null, 'RX 350')).toEqual(['RX', 'RX350']);
    expect(keys('C-Class', 'C300', null, 'MERCEDES-BENZ')).toEqual(['CCLASS', 'C300']);
    expect(keys('Civic', null, 'Si', 'HONDA')).toEqual(['CIVIC']);
    expect(namesOfVehicle({ year: 2015, make: 'GMC', model: 'Sierra', series: '1500' })).toEqual([
      { key: 'SIERRA', weight: '1500' },
    ]);
  });

  it('ignores case, hyphens, and repeated spaces', () => {
    const word = fc.stringMatching(/^[A-Z]{1,6}[0-9]{0,3}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), word, (words, make) => {
        expect(modelMatch(make, words.join('  ').toLowerCase())).toEqual(modelMatch(make, words.join(' ')));
        expect(modelMatch(make, words.join(' ')).key).not.toBe('');
      }),
    );
  });
});
