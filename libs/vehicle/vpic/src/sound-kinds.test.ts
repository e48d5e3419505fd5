import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexOf } from '../testing/judge/index-of.mjs';
import { syntheticRelease } from '../testing/judge/synthetic-release.mjs';
import { openWalk } from '../testing/judge/walk-vins.mjs';
import { loadIndexBytes, readRegression } from '../testing/load.mjs';
import { withCheckDigit } from '../testing/make-vins.mjs';
import { decodeElements } from './decode-elements.ts';
import { decodeVin, nameVin } from './decode-vin.ts';
import { openIndex } from './format/open-index.ts';
import type { VpicIndex } from './format/vpic-index.ts';
import { kindIn, soundKinds } from './sound-kinds.ts';

const today = new Date('2026-06-01T00:00:00Z');
const release = syntheticRelease({ seed: 3, size: 'small' });
const bytes = indexOf(release);
const walk = openWalk(release);

const isWhole = (vin: string) => /^[0-9A-HJ-NPR-Z]{17}$/.test(vin);
/** VINs of all schemas; half of them with a corrected check digit. */
const walked = Array.from({ length: 400 }, (_, step) => walk.at(1, step).vin).filter(isWhole);
const vins = [...walked, ...walked.map((vin) => withCheckDigit(vin))];

/** The complete answer for a VIN, as text. */
const said = (index: VpicIndex, vin: string, options: object = {}) =>
  JSON.stringify([
    decodeVin(index, vin, { today, ...options }),
    nameVin(index, vin, { today }),
    decodeElements(index, vin, { today }),
  ]);

const forgetful = openIndex(bytes);
/** Same with a fresh index: the cache is kept for a day. */
function saidAlone(vin: string, options: object = {}) {
  const forget = () => decodeVin(forgetful, vins[0] as string, { today: new Date(0) });
  const ask = <T>(answer: () => T) => [forget(), answer()][1] as T;
  const decoded = ask(() => decodeVin(forgetful, vin, { today, ...options }));
  const { year, make, model } = decoded;
  return JSON.stringify([decoded, { year, make, model }, ask(() => decodeElements(forgetful, vin, { today }))]);
}

/** Returns a VIN of the same or a similar kind: different characters at the end, often with a matching check digit. */
const relative = (vin: string) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.integer({ min: 10, max: 16 }), fc.constantFrom(...'0123456789ABXZ')), { maxLength: 4 }),
      fc.integer({ min: 0, max: 9 }),
    )
    .map(([changes, dice]) => {
      const characters = [...vin];
      for (const [at, character] of changes) characters[at] = character;
      return dice === 0 ? characters.join('') : withCheckDigit(characters.join(''));
    });

describe('sharing between valid VINs', () => {
  it('returns what each VIN gets on its own, in any order, for a release', () => {
    const sharing = openIndex(bytes);
    for (const vin of vins) said(sharing, vin, { suggest: false });
    const any = fc.constantFrom(...vins).chain((vin) => relative(vin));
    fc.assert(
      // Corrections of a wrong VIN take by far the most time.
      fc.property(any, fc.integer({ min: 0, max: 7 }), (vin, dice) => {
        const suggest = dice === 0;
        const alone = saidAlone(vin, { suggest });
        expect(said(sharing, vin, { suggest })).toBe(alone);
        expect(said(sharing, vin, { suggest })).toBe(alone);
      }),
      { numRuns: 200 },
    );
  });

  it('covers nearly every valid VIN, however many years and patterns it has', () => {
    const index = openIndex(bytes);
    const sound = vins.filter((vin) => decodeVin(index, vin, { today, suggest: false }).errorCodes[0] === 0);
    const others = sound.map((vin) =>
      withCheckDigit(`${vin.slice(0, 14)}${Number(vin.slice(14)) === 7 ? '008' : '007'}`),
    );
    for (const vin of others) decodeVin(index, vin, { today, suggest: false });
    const found = others.filter((vin) => soundKinds(index, today.getTime()).find(vin)?.decoded);
    expect(found.length / others.length).toBeGreaterThan(0.9);
  });

  it('works on bytes like on text and never reads past the end', () => {
    const index = openIndex(bytes);
    for (const vin of vins) decodeVin(index, vin, { today, suggest: false });
    const kinds = soundKinds(index, today.getTime());
    const text = Buffer.from(vins.join('\n'));
    const inBytes = vins.map((_, at) => kindIn(index, text, at * 18, today));
    expect(inBytes.filter(Boolean).length).toBeGreaterThan(vins.length / 4);
    expect(inBytes.every((kind, at) => kind === kinds.find(vins[at]!))).toBe(true);
    expect(kindIn(index, text, text.length - 16, today)).toBeUndefined();
    expect(kindIn(index, Buffer.from('é'.repeat(17)), 0, today)).toBeUndefined();
  });

  it('is dropped the next day, when another manufacturer may be public', () => {
    const index = openIndex(bytes);
    const first = soundKinds(index, today.getTime());
    expect(soundKinds(index, today.getTime() + 3_600_000)).toBe(first);
    expect(soundKinds(index, today.getTime() + 86_400_000)).not.toBe(first);
  });

  it('is bounded: only a limited number of kinds is cached', async () => {
    const index = openIndex(await loadIndexBytes());
    const kinds = readRegression().map(({ vin }) => vin);
    const kept = () => kinds.filter((vin) => soundKinds(index, today.getTime()).find(vin)).length;
    for (const vin of kinds) decodeVin(index, vin, { today, suggest: false });
    expect(kept()).toBeGreaterThan(kinds.length / 2);
    const codes = '0123456789ABCDEFGHJKLMNPRSTVWXYZ';
    for (const one of codes) {
      for (const other of codes) {
        for (const third of 'ABCDEFGHJKLM') {
          decodeVin(index, withCheckDigit(`1HG${one}${other}${third}A43A004352`.padEnd(17, '0').slice(0, 17)), {
            today,
            suggest: false,
          });
        }
      }
    }
    expect(kept()).toBe(0);
  });
});
