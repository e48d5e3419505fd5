import { describe, expect, it } from 'vitest';
import { type TinyPattern, type TinyWmi, tinyIndex } from '../../testing/tiny-index.ts';
import { decodeVin } from '../decode-vin.ts';

const TODAY = new Date('2026-06-01T00:00:00Z');
const elements = (vin: string, schemas: TinyPattern[][], links?: TinyWmi['links'], certain = false) => {
  const all: TinyWmi['links'] = links ?? schemas.map((_, at) => [at, 2000, null]);
  return decodeVin(tinyIndex([{ wmi: '1HG', links: all }], schemas), vin, { today: TODAY, certain }).elements;
};
const trim = (key: string, value: string): TinyPattern => ({ key, element: 'Trim', value });

describe('the winning pattern', () => {
  const vin = '1HGCM82633A004352';

  it('comes from the schema that applies from the later year', () => {
    const schemas = [[trim('*****', 'Old')], [trim('*****', 'New')]];
    expect(
      elements(vin, schemas, [
        [0, 2001, null],
        [1, 2003, 2003],
      ]).Trim,
    ).toBe('New');
    expect(
      elements(vin, schemas, [
        [0, 2003, 2003],
        [1, 2001, null],
      ]).Trim,
    ).toBe('Old');
  });

  it("isn't taken from schemas of other years", () => {
    expect(elements(vin, [[trim('*****', 'EX')]], [[0, 2004, null]]).Trim).toBeUndefined();
    expect(elements(vin, [[trim('*****', 'EX')]], [[0, 2001, 2002]]).Trim).toBeUndefined();
  });

  it('is the newest in its schema', () => {
    expect(elements(vin, [[trim('CM8', 'Newer'), trim('C*8', 'Older')]]).Trim).toBe('Newer');
    expect(elements(vin, [[trim('C*8', 'Newer'), trim('CM8', 'Older')]]).Trim).toBe('Newer');
    expect(elements(vin, [[trim('CM9', 'Newer'), trim('C*8', 'Older')]]).Trim).toBe('Older');
  });

  it('is the newest among schemas that apply from the same year, in any order', () => {
    const links: TinyWmi['links'] = [
      [1, 2000, null],
      [0, 2000, null],
    ];
    expect(elements(vin, [[trim('CM8', 'Newer')], [trim('C*8', 'Older')]], links).Trim).toBe('Newer');
    expect(elements(vin, [[trim('CM8', 'A'), trim('CM*', 'C')], [trim('C*8', 'B')]], links).Trim).toBe('A');
    expect(elements(vin, [[trim('CM9', 'A'), trim('CM*', 'C')], [trim('C*8', 'B')]], links).Trim).toBe('C');
  });

  it('is every one for elements that keep all values', () => {
    const info = (key: string, value: string): TinyPattern => ({ key, element: 'Other Engine Info', value });
    expect(elements(vin, [[info('CM8', 'EFI'), info('C*8', 'SOHC'), info('*****', 'EFI')]])['Other Engine Info']).toBe(
      'EFI; SOHC',
    );
  });

  it('for a partial VIN has to hold for every completion, on request', () => {
    const schema = [trim('CM826', 'EX'), trim('CM8', 'LX')];
    const certain = (typed: string) => elements(typed, [schema], undefined, true).Trim;
    expect([certain('1HGCM826*3A'), certain('1HGCM82**3A'), certain('1HGCM83**3A')]).toEqual(['EX', undefined, 'LX']);
    expect(elements('1HGCM82**3A', [schema]).Trim).toBe('LX');
  });
});
