import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPartOfName, modelAndTrim, vehicleName } from '../index.ts';

describe("model and trim in a vehicle's name", () => {
  it.each([
    ['Civic', 'EX', 'Civic EX'],
    ['Civic', null, 'Civic'],
    [null, 'EX', 'EX'],
    ['420', '420SEL', '420SEL'],
    ['XJ', 'XJL Supercharged', 'XJL Supercharged'],
    ['Cutlass Supreme', 'Supreme', 'Cutlass Supreme'],
    ['Explorer', 'EX', 'Explorer EX'],
    ['S', 'Sport', 'S Sport'],
    ['Outback', 'Outback Limited + M/R + ES + NAVI', 'Outback Limited'],
    ['Legacy', 'Premium + CWP+Navi+M/R', 'Legacy Premium'],
    ['911', 'Carrera (2WD + 4WD)', '911 Carrera (2WD + 4WD)'],
    ['Forester', '2.5+', 'Forester 2.5+'],
    ['Challenger', 'R/T', 'Challenger R/T'],
    ['Accord', 'LX, EX, SE', 'Accord'],
    ['Silverado', 'LT/LTZ', 'Silverado'],
    ['Civic', 'Limited Anniversary Edition', 'Civic'],
  ])('%s and %s: %s', (model, trim, name) => {
    expect(modelAndTrim(model, trim)).toBe(name);
  });

  it('never loses the model or repeats a name', () => {
    const word = fc.constantFrom('Civic', 'EX', 'Si', 'Sport', 'Supreme', 'Cutlass', '+ NAVI', 'LX/EX');
    const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => [...new Set(parts)].join(' '));
    fc.assert(
      fc.property(words, words, (model, trim) => {
        const name = modelAndTrim(model, trim)!;
        expect(name.startsWith(model)).toBe(true);
        expect(name).not.toBe(`${model} ${model}`);
      }),
    );
  });

  it('leaves out a trim that is long, lists packages, or names several trims', () => {
    for (const trim of ['Limited + M/R', 'LX/EX', 'LX, EX', 'Limited Anniversary Edition'])
      expect(isPartOfName(trim), trim).toBe(false);
    expect(isPartOfName('EX-L')).toBe(true);
  });
});

describe('vehicle name', () => {
  it('spec §3: is year, make, and model, plus the trim if it belongs in the name', () => {
    const cutlass = { year: 1989, make: 'OLDSMOBILE', model: 'Cutlass Supreme', trim: 'Supreme' };
    expect(vehicleName(cutlass)).toBe('1989 Oldsmobile Cutlass Supreme');
    expect(vehicleName({ ...cutlass, trim: 'SL' })).toBe('1989 Oldsmobile Cutlass Supreme SL');
    expect(vehicleName({ year: null, make: null, model: null, trim: null })).toBe('');
  });
});
