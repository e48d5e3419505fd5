import { describe, expect, it } from 'vitest';
import { type TinyPattern, tinyIndex } from '../../testing/tiny-index.ts';
import { decodeVin } from '../decode-vin.ts';

const decode = (patterns: TinyPattern[], makes: string[] = [], engines = {}) =>
  decodeVin(tinyIndex([{ wmi: '1HG', makes, links: [[0, 2000, null]] }], [patterns], engines), '1HGCM82633A004352', {
    today: new Date('2026-06-01T00:00:00Z'),
  });

describe('engine model', () => {
  const engines = { J30A4: { 'Valve Train Design': 'Single Overhead Cam (SOHC)', 'Displacement (CC)': '2997' } };

  it('fills only missing values', () => {
    const { elements } = decode(
      [
        { key: 'CM8', element: 'Engine Model', value: 'J30A4' },
        { key: 'CM8', element: 'Displacement (CC)', value: '3000' },
      ],
      [],
      engines,
    );
    expect(elements).toMatchObject({ 'Valve Train Design': 'Single Overhead Cam (SOHC)', 'Displacement (CC)': '3000' });
  });

  it('adds nothing without an engine model', () => {
    expect(decode([{ key: 'CM8', element: 'Trim', value: 'EX' }], [], engines).elements).not.toHaveProperty([
      'Valve Train Design',
    ]);
  });
});

describe('make', () => {
  it('is that of the winning model', () => {
    const { make, model } = decode([{ key: 'CM8', element: 'Model', value: 'TL', make: 'Acura' }], ['Honda']);
    expect({ make, model }).toEqual({ make: 'ACURA', model: 'TL' });
  });

  it("is the WMI's if there is no model and the WMI has exactly one", () => {
    expect(decode([], ['Honda']).make).toBe('HONDA');
    expect(decode([], ['Honda', 'Acura']).make).toBeNull();
    expect(decode([]).make).toBeNull();
  });
});

describe('conversions', () => {
  it('derives cubic inches and liters from CC', () => {
    expect(decode([{ key: 'CM8', element: 'Displacement (CC)', value: '3211.864544' }]).elements).toMatchObject({
      'Displacement (CI)': '196',
      'Displacement (L)': '3.211864544',
    });
  });

  it('derives CC from cubic inches', () => {
    expect(decode([{ key: 'CM8', element: 'Displacement (CI)', value: '196' }]).elements).toMatchObject({
      'Displacement (CC)': '3211.864544',
    });
  });

  it('publishes no CC or cubic inches derived from rounded liters', () => {
    const { elements } = decode([{ key: 'CM8', element: 'Displacement (L)', value: '3.2' }]);
    expect(elements['Displacement (L)']).toBe('3.2');
    expect(elements).not.toHaveProperty(['Displacement (CC)']);
    expect(elements).not.toHaveProperty(['Displacement (CI)']);
  });

  it('leaves existing and non-numeric values alone', () => {
    const stated = decode([
      { key: 'CM8', element: 'Displacement (CC)', value: '2997' },
      { key: 'CM8', element: 'Displacement (L)', value: '3.0' },
    ]);
    expect(stated.elements['Displacement (L)']).toBe('3.0');
    const odd = decode([{ key: 'CM8', element: 'Displacement (CC)', value: 'about 3000' }]);
    expect(odd.elements).not.toHaveProperty(['Displacement (L)']);
  });
});
