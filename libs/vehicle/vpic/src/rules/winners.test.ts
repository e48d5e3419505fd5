import { describe, expect, it } from 'vitest';
import { type TinyPattern, type TinyWmi, tinyIndex } from '../../testing/tiny-index.ts';
import { decodeVin } from '../decode-vin.ts';

const TODAY = new Date('2026-06-01T00:00:00Z');
const elements = (vin: string, schemas: TinyPattern[][], links?: TinyWmi['links']) => {
  const all: TinyWmi['links'] = links ?? schemas.map((_, at) => [at, 2000, null]);
  return decodeVin(tinyIndex([{ wmi: '1HG', links: all }], schemas), vin, { today: TODAY }).elements;
};
const trim = (key: string, value: string, rank?: number): TinyPattern => ({ key, element: 'Trim', value, rank });

describe('rule 5, the winner', () => {
  const vin = '1HGCM82633A004352';

  it('is the pattern of the schema that applies from the later year', () => {
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

  it('ignores schemas of other years', () => {
    expect(elements(vin, [[trim('*****', 'EX')]], [[0, 2004, null]]).Trim).toBeUndefined();
    expect(elements(vin, [[trim('*****', 'EX')]], [[0, 2001, 2002]]).Trim).toBeUndefined();
  });

  it('is the first of its schema in the order of the index', () => {
    expect(elements(vin, [[trim('CM8', 'First'), trim('C*8', 'Second')]]).Trim).toBe('First');
    expect(elements(vin, [[trim('CM9', 'First'), trim('C*8', 'Second')]]).Trim).toBe('Second');
  });

  it('is the newest by rank where schemas of one year disagree', () => {
    expect(elements(vin, [[trim('CM8', 'A', 2)], [trim('C*8', 'B', 1)]]).Trim).toBe('B');
    expect(elements(vin, [[trim('CM8', 'A', 1)], [trim('C*8', 'B', 2)]]).Trim).toBe('A');
  });

  it('counts a rank before the order of the schema', () => {
    const other = [trim('CM8', 'A', 1), trim('CM*', 'B', 3)];
    expect(elements(vin, [[trim('C*8', 'C', 2)], other]).Trim).toBe('A');
  });

  it('keeps every value of elements that keep all', () => {
    const info = (key: string, value: string): TinyPattern => ({ key, element: 'Other Engine Info', value });
    expect(elements(vin, [[info('CM8', 'EFI'), info('C*8', 'SOHC'), info('*****', 'EFI')]])['Other Engine Info']).toBe(
      'EFI; SOHC',
    );
  });

  it('answers of a partial VIN only what holds for every completion', () => {
    const schema = [trim('CM826', 'EX'), trim('CM8', 'LX')];
    expect(elements('1HGCM826*3A', [schema]).Trim).toBe('EX');
    expect(elements('1HGCM82**3A', [schema]).Trim).toBeUndefined();
    expect(elements('1HGCM83**3A', [schema]).Trim).toBe('LX');
  });
});
