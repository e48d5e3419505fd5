import { describe, expect, it } from 'vitest';
import { type TinyPattern, type TinyWmi, tinyIndex } from '../../testing/tiny-index.ts';
import { decodeVin } from '../decode-vin.ts';

const TODAY = new Date('2026-06-01T00:00:00Z');
const model = (value: string, key = '*****'): TinyPattern => ({ key, element: 'Model', value });
const year = (wmi: Omit<TinyWmi, 'wmi'>, schemas: TinyPattern[][], seventh = 'B', tenth = 'A') => {
  const index = tinyIndex([{ wmi: '1HG', ...wmi }], schemas);
  return decodeVin(index, `1HGCM8${seventh}*3${tenth}A00435*`, { today: TODAY }).year;
};

describe('rules 2 and 3, which of two years', () => {
  const links: TinyWmi['links'] = [
    [0, 1980, 1980],
    [1, 2010, 2010],
  ];

  it('keeps a conclusive year of which the data has a schema', () => {
    expect(year({ vehicleType: 2, links }, [[model('Old')], [model('New', 'ZZZZZ')]])).toBe(2010);
  });

  it('swaps a conclusive year without a schema where 30 years off gives a model', () => {
    expect(year({ vehicleType: 2, links: [[0, 1980, 1980]] }, [[model('Old')]])).toBe(1980);
    expect(year({ vehicleType: 2, links: [[0, 1980, 1980]] }, [[model('Old', 'ZZZZZ')]])).toBe(2010);
  });

  it('prefers the year of which patterns match', () => {
    expect(year({ vehicleType: 6, links }, [[model('Old')], [model('New', 'ZZZZZ')]])).toBe(1980);
    expect(year({ vehicleType: 6, links }, [[model('Old', 'ZZZZZ')], [model('New')]])).toBe(2010);
  });

  it('prefers the greater sum of weights, then the later year', () => {
    const body: TinyPattern = { key: '*****', element: 'Body Class', value: 'Van' };
    expect(year({ vehicleType: 6, links }, [[model('Old'), body], [model('New')]])).toBe(1980);
    expect(year({ vehicleType: 6, links }, [[model('Old')], [model('New')]])).toBe(2010);
  });

  it('goes by position 7 for trucks of unknown kind', () => {
    const schemas = [[model('Old')], [model('New')]];
    expect(year({ vehicleType: 3, links }, schemas, '3')).toBe(1980);
    expect(year({ vehicleType: 3, links }, schemas, 'B')).toBe(2010);
    expect(year({ vehicleType: 3, truckType: 2, links }, schemas, '3')).toBe(2010);
  });
});
