import { describe, expect, it } from 'vitest';
import { loadIndexBytes } from '../testing/load.mjs';
import { checkDigit, decodeVin, openIndex } from './index.ts';

const index = openIndex(await loadIndexBytes());
const today = new Date('2026-06-01T00:00:00Z');
const decode = (vin: string) => decodeVin(index, vin, { today });
const RIGHT = '1HGCM82633A004352';

describe('for a wrong VIN the likely correction', () => {
  it('is none for a right VIN and for one that is still being typed', () => {
    expect(decode(RIGHT).suggestions).toEqual([]);
    expect(decode('1HGCM82633A00435').suggestions).toEqual([]);
  });

  it('replaces I by 1 and O and Q by 0', () => {
    expect(decode('IHGCM82633AOQ4352').suggestions).toEqual([
      { vin: RIGHT, change: 'look-alike', positions: [1, 12, 13] },
    ]);
    expect(decode('IHGCM82633AOQ4352').impossiblePositions).toEqual([1, 12, 13]);
  });

  it('puts swapped neighbours right', () => {
    expect(decode('1HGCM82633A004325').suggestions[0]).toEqual({ vin: RIGHT, change: 'swapped', positions: [16, 17] });
  });

  it('offers the right check digit', () => {
    expect(decode('1HGCM82653A004352').suggestions).toContainEqual({
      vin: RIGHT,
      change: 'check-digit',
      positions: [9],
    });
  });

  it('finds the one position of 4–8 that makes it a vehicle', () => {
    expect(decode('1HGCM82533A004352').suggestions).toContainEqual({
      vin: RIGHT,
      change: 'one-position',
      positions: [8],
    });
  });

  it('puts a letter in the serial number first among what is wrong', () => {
    const { impossiblePositions, suggestions } = decode('1HGCM82633A00435Z');
    expect(impossiblePositions).toContain(17);
    expect(suggestions[0]).toEqual({ vin: RIGHT, change: 'look-alike', positions: [17] });
  });

  it('finds the maker when one character of the WMI is wrong', () => {
    expect(decode('1WGCM82633A004352').suggestions.map(({ vin }) => vin)).toContain(RIGHT);
  });

  it('drops one of 18 characters', () => {
    expect(decode(`${RIGHT.slice(0, 5)}M${RIGHT.slice(5)}`).suggestions).toContainEqual(
      expect.objectContaining({ vin: RIGHT, change: 'extra-character' }),
    );
  });

  it('fills in one character that no VIN may hold', () => {
    expect(decode('1HGCM8263?A004352').impossiblePositions).toEqual([10]);
    expect(decode('1HGCM8?633A004352').suggestions.map(({ vin }) => vin)).toContain(RIGHT);
  });

  it('offers at most five, all with a right check digit and a model', () => {
    for (const wrong of ['1HGCM82633U004352', '2T1BURHE0JC060752', '5YJSA1E14HF000001', '1FTFW1E50PFA00001']) {
      const { suggestions } = decode(wrong);
      expect(suggestions.length).toBeLessThanOrEqual(5);
      for (const { vin } of suggestions) {
        expect(vin[8]).toBe(checkDigit(vin));
        expect(decode(vin)).toMatchObject({ errorCodes: [0], model: expect.any(String) });
      }
    }
  });
});
