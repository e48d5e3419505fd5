import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ConfirmedSchema } from '../contract/confirmed-fields.ts';
import { confirmedFields, type ConfirmedSelection, readColors, readPackages, readPlate } from './confirmed-fields.ts';
import { MOST_ITEMS, type SelectedColors, type SelectedPackages } from '../selection.ts';

const none: SelectedColors = { exterior: null, interior: null };
const selection: ConfirmedSelection = {
  vin: '1HG CM826 33A004352',
  year: 2003,
  make: 'Honda',
  model: 'Accord',
  trim: 'EX',
  colors: none,
  packages: [],
};

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** Arbitrary text in any script, without control characters and surrounding spaces. */
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => text === text.trim() && !/[\p{Cc}\u2028\u2029]/u.test(text) && text.length <= 80);
const color = fc.option(
  fc.record({ name: words, code: fc.option(fc.constantFrom('B-593M', '73')), hex: fc.option(fc.constant('#1b2a4a')) }),
);
const item = fc.record({
  name: words,
  code: fc.option(fc.constantFrom('354', 'ZL1')),
  price: fc.option(fc.nat({ max: 100_000_000 })),
});
const packages = fc.array(fc.record({ category_name: words, data: fc.array(item, { maxLength: 4 }) }), {
  maxLength: 5,
});

describe('spec §7: encodings of the confirmation', () => {
  it('encodes the VIN with hyphens for spaces, make and model in capitals, and regenerate as 1', () => {
    expect(confirmedFields(selection)).toMatchObject({
      vin: '1HG-CM826-33A004352',
      year: '2003',
      make: 'HONDA',
      model: 'ACCORD',
      regenerate: '1',
      buildsheet_color: 'no',
    });
    expect(confirmedFields({ ...selection, regenerate: false }).regenerate).toBe('0');
  });

  it('spec §5: sets buildsheet_color to yes on request, and always before model year 1999', () => {
    const flag = (year: number, buildSheetColor: boolean) =>
      confirmedFields({ ...selection, year, buildSheetColor }).buildsheet_color;
    expect([flag(1998, false), flag(1999, false), flag(1999, true)]).toEqual(['yes', 'no', 'yes']);
  });

  it('encodes colors as base64 of UTF-8 JSON and decodes Azul índigo unchanged', () => {
    const colors = { ...none, exterior: { name: 'Azul índigo', code: null, hex: null } };
    const { colors: sent = '' } = confirmedFields({ ...selection, colors });
    expect(new TextDecoder().decode(bytesOf(sent))).toBe(JSON.stringify(colors));
    expect(readColors(sent)).toEqual(colors);
  });

  it('decodes choices in any script unchanged', () => {
    fc.assert(
      fc.property(color, color, packages, (exterior, interior, groups) => {
        const chosen = { colors: { exterior, interior }, packages: groups as SelectedPackages };
        const fields = v.parse(ConfirmedSchema, confirmedFields({ ...selection, ...chosen }));
        expect(readColors(fields.colors)).toEqual(chosen.colors);
        expect(readPackages(fields.packages)).toEqual(chosen.packages);
      }),
    );
  });

  it('decodes a data plate unchanged, field by field', () => {
    const plate = { lines: ['ST 67-23637  LOS 37421 BDY'], codes: { paint: 'RR', axle: 'CQ' } };
    expect(readPlate(v.parse(ConfirmedSchema, confirmedFields({ ...selection, plate })).plate)).toEqual(plate);
    expect(readPlate('')).toEqual({ lines: [], codes: {} });
  });

  it('accepts an empty selection', () => {
    expect([readColors(''), readPackages('')]).toEqual([none, []]);
  });
});

describe('bad input', () => {
  it.each([
    ['base64 that is not JSON', base64('not JSON')],
    ['base64 that is not UTF-8', btoa('"\xff"')],
    ['half of base64', 'eyJhI'],
    ['no base64', 'ñ'],
    ['JSON of another kind', base64('[1]')],
    ['a price below nothing', base64('[{"category_name":"a","data":[{"name":"b","price":-1}]}]')],
    ['a field too many', base64('{"exterior":null,"interior":null,"roof":null}')],
  ])('%s is refused, never an error', (_what, text) => {
    expect(readColors(text)).toBeNull();
    expect(readPackages(text)).toBeNull();
    expect(readPlate(text)).toBeNull();
  });

  it.each([
    ['a field that no plate has', { codes: { vin: 'x' } }],
    ['five lines', { lines: ['1', '2', '3', '4', '5'] }],
    ['a code of 25 characters', { codes: { paint: 'x'.repeat(25) } }],
    ['an empty code', { codes: { paint: ' ' } }],
  ])('a plate with %s is refused', (_what, plate) => {
    expect(readPlate(base64(JSON.stringify(plate)))).toBeNull();
  });

  it('accepts 300 options and rejects 301', () => {
    const groups = (count: number) =>
      base64(JSON.stringify([{ category_name: 'a', data: Array.from({ length: count }, () => ({ name: 'b' })) }]));
    expect(readPackages(groups(MOST_ITEMS))?.[0]?.data).toHaveLength(300);
    expect(readPackages(groups(MOST_ITEMS + 1))).toBeNull();
  });

  it('any text is either decoded or rejected', () => {
    const harmless = fc.property(fc.string({ unit: 'binary' }), (text) => (readColors(text), readPackages(text), true));
    fc.assert(harmless, { numRuns: 20 });
  });
});
