import { describe, expect, it } from 'vitest';
import { loadIndexBytes, readAnswers, readRegression } from '../testing/load.mjs';
import { randomFrom } from '../testing/make-vins.mjs';
import { misread, swapped, swappedAt, swapPlaces } from '../testing/slips.mjs';
import { checkDigit, decodeVin, openIndex } from './index.ts';

const index = openIndex(await loadIndexBytes());
const today = new Date('2026-06-01T00:00:00Z');
const decode = (vin: string) => decodeVin(index, vin, { today });
const RIGHT = '1HGCM82633A004352';

describe('suggestions for a wrong VIN', () => {
  it('are empty for a correct VIN and for one that is still being typed', () => {
    expect(decode(RIGHT).suggestions).toEqual([]);
    expect(decode('1HGCM82633A00435').suggestions).toEqual([]);
  });

  it('replace I with 1 and O and Q with 0', () => {
    expect(decode('IHGCM82633AOQ4352').suggestions).toEqual([
      { vin: RIGHT, change: 'look-alike', positions: [1, 12, 13] },
    ]);
    expect(decode('IHGCM82633AOQ4352').impossiblePositions).toEqual([1, 12, 13]);
  });

  it('undo swapped neighbors', () => {
    expect(decode('1HGCM82633A004325').suggestions[0]).toEqual({ vin: RIGHT, change: 'swapped', positions: [16, 17] });
  });

  it('offer the right check digit', () => {
    expect(decode('1HGCM82653A004352').suggestions).toContainEqual({
      vin: RIGHT,
      change: 'check-digit',
      positions: [9],
    });
  });

  it('find the one position of 4–8 that makes it a vehicle', () => {
    expect(decode('1HGCM82533A004352').suggestions).toContainEqual({
      vin: RIGHT,
      change: 'one-position',
      positions: [8],
    });
  });

  it('rank a letter in the serial number first among the faults', () => {
    const { impossiblePositions, suggestions } = decode('1HGCM82633A00435Z');
    expect(impossiblePositions).toContain(17);
    expect(suggestions[0]).toEqual({ vin: RIGHT, change: 'look-alike', positions: [17] });
  });

  it('find the manufacturer when one character of the WMI is wrong', () => {
    expect(decode('1WGCM82633A004352').suggestions.map(({ vin }) => vin)).toContain(RIGHT);
  });

  it('drop one of 18 characters', () => {
    expect(decode(`${RIGHT.slice(0, 5)}M${RIGHT.slice(5)}`).suggestions).toContainEqual(
      expect.objectContaining({ vin: RIGHT, change: 'extra-character' }),
    );
  });

  it('fill in one invalid character', () => {
    expect(decode('1HGCM8263?A004352').impossiblePositions).toEqual([10]);
    expect(decode('1HGCM8?633A004352').suggestions.map(({ vin }) => vin)).toContain(RIGHT);
  });

  it('are at most five, all with a matching check digit and a model', () => {
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

/** Returns how often the correct VIN is suggested first, and how often in the top three. */
function hits(vins: readonly string[], rounds: number): { first: number; three: number } {
  const random = randomFrom(17);
  let [tried, first, three] = [0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    for (const vin of vins) {
      const typed = round % 2 === 0 ? swapped(vin, random) : misread(vin, random);
      if (typed === null) continue;
      tried += 1;
      const place = decode(typed).suggestions.findIndex((suggestion) => suggestion.vin === vin);
      if (place === 0) first += 1;
      if (place >= 0 && place < 3) three += 1;
    }
  }
  return { first: first / tried, three: three / tried };
}

/** Same over every swap of two neighbors that the check digit detects. */
function ranks(vins: readonly string[]): { first: number; three: number } {
  const places = vins.flatMap((vin) =>
    swapPlaces(vin)
      .map((at) => swappedAt(vin, at))
      .filter((typed) => checkDigit(typed) !== typed[8])
      .map((typed) => decode(typed).suggestions.findIndex((suggestion) => suggestion.vin === vin)),
  );
  expect(places.length).toBeGreaterThan(100);
  const share = (most: number) => places.filter((place) => place >= 0 && place < most).length / places.length;
  return { first: share(1), three: share(3) };
}

describe('over many typos, half of them swaps and half look-alikes', () => {
  const real = readAnswers()
    .answers.map(({ vin }) => vin)
    .filter((vin) => checkDigit(vin) === vin[8]);

  it.skipIf(real.length === 0)('suggests the correct VIN first for 85% of real ones, in the top three for 97%', () => {
    const { first, three } = hits(real, 4);
    expect(first).toBeGreaterThan(0.85);
    expect(three).toBeGreaterThan(0.97);
  });

  it('does hardly worse for made-up VINs, including rare manufacturers', () => {
    const { first, three } = hits(
      readRegression().map(({ vin }) => vin),
      2,
    );
    expect(first).toBeGreaterThan(0.8);
    expect(three).toBeGreaterThan(0.93);
  });

  it.skipIf(real.length === 0)(
    'fixes any two swapped neighbors of a real VIN on the first try in nine of ten cases',
    () => {
      // 91.7% of all 7,125 detectable swaps: most of the others have two equally good corrections.
      const { first, three } = ranks(real.filter((_, at) => at % 9 === 0));
      expect(first).toBeGreaterThan(0.89);
      expect(three).toBeGreaterThan(0.98);
    },
  );

  it('and of a made-up one, whatever its manufacturer', () => {
    const { first, three } = ranks(
      readRegression()
        .map(({ vin }) => vin)
        .filter((vin) => checkDigit(vin) === vin[8] && decode(vin).errorCodes[0] === 0)
        .filter((_, at) => at % 9 === 0),
    );
    expect(first).toBeGreaterThan(0.85);
    expect(three).toBeGreaterThan(0.95);
  });

  it.skipIf(real.length === 0)('never questions a correct VIN', () => {
    expect(real.filter((vin) => decode(vin).suggestions.length > 0)).toEqual([]);
  });
});
