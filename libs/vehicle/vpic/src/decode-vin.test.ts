import { describe, expect, it } from 'vitest';
import { loadIndexBytes, readRegression } from '../testing/load.mjs';
import { checkAnswer, soakDecoder } from '../testing/soak.ts';
import { decodeVin, openIndex } from './index.ts';

const index = openIndex(await loadIndexBytes());
const today = new Date('2026-06-01T00:00:00Z');
const decode = (vin: string) => decodeVin(index, vin, { today });

describe('decodeVin', () => {
  it("decodes a clean VIN to year, make, model, and elements under vPIC's names", () => {
    const decoded = decode('1HGCM82633A004352');
    expect(decoded).toMatchObject({ year: 2003, make: 'HONDA', model: 'Accord', errorCodes: [0], confidence: 1 });
    expect(decoded).toMatchObject({ suggestions: [], impossiblePositions: [] });
    expect(decoded.elements).toMatchObject({
      'Body Class': 'Coupe',
      'Plant City': 'MARYSVILLE',
      'Vehicle Type': 'PASSENGER CAR',
      'Vehicle Descriptor': '1HGCM826*3A',
      'Error Text': '0 - VIN decoded clean. Check Digit (9th position) is correct',
    });
  });

  it('groups elements the way vPIC does', () => {
    const groups = decode('1HGCM82633A004352').groups;
    expect(groups.map(({ name }) => name)).toEqual(expect.arrayContaining(['General', 'Exterior / Body', 'Engine']));
    expect(groups.find(({ name }) => name === 'Exterior / Body')?.elements).toEqual(['Body Class', 'Doors']);
  });

  it("design vin-decoding: doesn't publish horsepower", () => {
    for (const { vin } of readRegression()) {
      expect(Object.keys(decode(vin).elements).filter((name) => name.includes('(hp)'))).toEqual([]);
    }
  });

  it('our own regression set: every VIN decodes as a literal implementation of the rules does', () => {
    for (const { vin, elements } of readRegression()) {
      const decoded = decode(vin);
      checkAnswer(decoded);
      const {
        'Error Text': _text,
        'Error Code': _code,
        'Additional Error Text': _additional,
        'Vehicle Descriptor': _descriptor,
        ...known
      } = decoded.elements;
      expect({ vin, ...sortedLists(known) }).toEqual({ vin, ...sortedLists(elements) });
      expect(decoded.errorCodes).not.toContain(1);
    }
  });

  it('never throws for any input: a short soak', () => {
    soakDecoder(index, 400);
  });

  it.each([
    ['', [6, 7, 11]],
    ['1HG', [6, 8, 11]],
    ['1HGCM826*3A', [6]],
    ['1HGCM82633A004353', [1]],
    ['1HGCM82633A0O4352', [1, 400]],
    ['11HGCM82633A004352', [400]],
    ['XXX00000000000000', [1, 7, 11, 400]],
    ['🚗', [6, 7, 11, 400]],
  ])('names what is wrong with %j', (vin, codes) => {
    expect(decode(vin).errorCodes).toEqual(codes);
  });

  it("doesn't decode 10,000 characters", () => {
    expect(decode('1HGCM82633A004352'.repeat(600))).toMatchObject({ year: null, make: null, errorCodes: [400] });
  });

  it('accepts spaces, dashes, and lower case', () => {
    expect(decode(' 1hg-cm826 33a004352 ')).toMatchObject({ vin: '1HGCM82633A004352', errorCodes: [0] });
  });

  it('decodes a partial VIN to what is certain, on request', () => {
    const certain = (vin: string) => decodeVin(index, vin, { today, certain: true });
    expect(certain('1HGCM826*3A')).toMatchObject({ year: 2003, make: 'HONDA', model: 'Accord', confidence: 1 });
    const vague = certain('1HGCM***33A');
    expect(vague).toMatchObject({ make: 'HONDA', errorCodes: [6] });
    expect(vague.elements).not.toHaveProperty('Trim');
    expect(certain('1HG')).toMatchObject({ year: null, make: 'HONDA', model: null });
  });
});

/** Elements with several values list them in unspecified order. */
function sortedLists(elements: Readonly<Record<string, string>>): Record<string, string> {
  const lists = ['Other Engine Info', 'Other Restraint System Info'];
  return Object.fromEntries(
    Object.entries(elements).map(([name, text]) => [
      name,
      lists.includes(name) ? text.split('; ').sort().join('; ') : text,
    ]),
  );
}
