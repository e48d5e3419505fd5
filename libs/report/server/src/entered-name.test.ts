import { describe, expect, it } from 'vitest';
import { nameDiffers, namesMore } from './entered-name.ts';

const camaro = { year: 1969, make: 'Chevrolet', model: 'Camaro', series: 'Camaro Convertible' };

describe('docs/decisions.md §4: check_vname is confirmed if its year or make differs from the decode', () => {
  it.each([
    ['1969 Chevrolet Camaro', []],
    ['1969 Chevy Camaro Z/28 tribute', []],
    ['Camaro SS', []],
    ['1969', []],
    ['', []],
    ['1968 Chevrolet Camaro', ['year']],
    ['1969 Ford Mustang', ['make']],
    ['1969 Pontiac Camaro', ['make']],
    ['1970 Ferrari Dino', ['year', 'make']],
    ['Dad’s old car', ['make']],
  ] as const)('%s differs in %j', (entered, differs) => {
    expect(nameDiffers(entered, camaro)).toEqual(differs);
  });

  it('doesn’t mistake digits of a model for a year, and accepts every name of a make', () => {
    expect(nameDiffers('BMW 2002', { year: 1974, make: 'BMW', model: '2002', series: '2002' })).toEqual([]);
    const benz = { year: 1965, make: 'Mercedes-Benz', model: '230', series: null };
    expect(nameDiffers('1965 MERCEDES BENZ 230 SL', benz)).toEqual([]);
    expect(nameDiffers('1965 Mercedes 230', benz)).toEqual([]);
  });

  it('ignores a year and make that the decode lacks', () => {
    expect(nameDiffers('1970 Ford Mustang', { year: null, make: null, model: null, series: null })).toEqual([]);
  });
});

describe('a name that only repeats the decode', () => {
  it('adds nothing, whatever its order and spelling', () => {
    expect(namesMore('1969 CHEVROLET Camaro', camaro)).toBe(false);
    expect(namesMore('Chevy Camaro convertible', camaro)).toBe(false);
    expect(namesMore('1969 Chevrolet Camaro Z/28', camaro)).toBe(true);
  });
});
