import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';

const LIMITS = { bytes: 1, seconds: 1, refused: 0.02, least: 0.9, most: 3 };
const load = (rows: number, changes: object = {}) => ({ rows, refused: 0, asOf: null, release: null, ...changes });
const words = (...given: Parameters<typeof judge>) => {
  try {
    judge(...given);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('validating a load before use', () => {
  it('requires rows and readable lines in a first load', () => {
    expect(words(load(1), LIMITS, null)).toBeNull();
    expect(words(load(0), LIMITS, null)).toBe('The files have no rows.');
    expect(words(load(980, { refused: 20 }), LIMITS, null)).toBeNull();
    expect(words(load(970, { refused: 30 }), LIMITS, null)).toContain('3% of lines couldn’t be read (limit: 2%)');
  });

  it('accepts a similar number of rows, and rejects far fewer or far more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_000_000 }),
        fc.double({ min: 0, max: 5, noNaN: true }),
        (before, ratio) => {
          const rows = Math.round(before * ratio);
          const isTaken = words(load(rows), LIMITS, { rows: before, asOf: null }) === null;
          expect(isTaken).toBe(rows > 0 && rows >= before * 0.9 && rows <= before * 3);
        },
      ),
    );
    expect(words(load(800_000), LIMITS, { rows: 1_000_000, asOf: null })).toBe(
      'The new files have 800,000 rows; the current data has 1,000,000. Too many are missing.',
    );
  });

  it('rejects an older file, but not one of the same date', () => {
    const inUse = { rows: 10, asOf: '2026-11-24' };
    expect(words(load(10, { asOf: '2026-11-23' }), LIMITS, inUse)).toContain('files are older');
    expect(words(load(10, { asOf: '2026-11-24' }), LIMITS, inUse)).toBeNull();
  });
});
