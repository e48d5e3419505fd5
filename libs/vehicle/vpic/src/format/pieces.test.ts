import { describe, expect, it } from 'vitest';
import { indexOf } from '../../testing/judge/index-of.mjs';
import { syntheticRelease } from '../../testing/judge/synthetic-release.mjs';
import { loadIndexBytes, readAnswers, readRegression } from '../../testing/load.mjs';
import { decodeElements, decodeVin, openIndex, openIndexInPieces, shardKey, VpicIndexError } from '../index.ts';
import { makeNames } from '../names/make-names.ts';
import { makeShard } from '../shard/make-shard.ts';

const today = new Date('2026-06-01T00:00:00Z');
const built = await loadIndexBytes();
const whole = indexOf(syntheticRelease({ seed: 3, size: 'small' }));

/** An index whose bytes have all bits set until they're loaded. */
function inPieces(bytes: Uint8Array) {
  const there = new Uint8Array(bytes.length).fill(0xff);
  const pages = new Set<number>();
  const index = openIndexInPieces({
    bytes: there,
    load: (from, to) => {
      there.set(bytes.subarray(from, to), Math.min(from, bytes.length));
      for (let page = from >> 14; page << 14 < to; page += 1) pages.add(page);
    },
  });
  return { index, kilobytes: () => pages.size * 16 };
}

const regression = readRegression().map(({ vin }) => vin);
const vins = [
  ...regression,
  ...readAnswers().answers.map(({ vin }) => vin),
  ...regression.slice(0, 40).map((vin) => `${vin.slice(0, 6)}*${vin.slice(7, 12)}`),
  ...regression.slice(0, 40).map((vin) => vin.slice(0, 4) + vin[5] + vin[4] + vin.slice(6)),
  ...['', 'nothing', '*', 'ZZZ', 'A'.repeat(40)],
];

describe('an index read piece by piece', () => {
  it.each([
    ['the build', built],
    ['a release', whole],
  ])('answers as one that is read as a whole: the index of %s', (_of, bytes) => {
    const [index, { index: pieces }] = [openIndex(bytes), inPieces(bytes)];
    expect(pieces.asOf).toBe(index.asOf);
    for (const vin of vins) {
      expect(decodeVin(pieces, vin, { today }), vin).toEqual(decodeVin(index, vin, { today }));
      if (vin.length > 17) continue;
      expect(decodeElements(pieces, vin, { today }), vin).toEqual(decodeElements(index, vin, { today }));
    }
    for (const vin of vins.slice(0, 30)) {
      const key = shardKey(vin);
      if (key) expect(makeShard(pieces, key), key).toEqual(makeShard(index, key));
      expect(makeNames(pieces, vin.slice(0, 3), today)).toEqual(makeNames(index, vin.slice(0, 3), today));
    }
  });

  it('reads a small part of the file for its first answer', () => {
    for (const vin of regression) {
      const { index, kilobytes } = inPieces(built);
      decodeVin(index, vin, { today, suggest: false });
      expect(kilobytes(), vin).toBeLessThan(built.length / 5_000);
    }
  });

  it('is rejected if its start is invalid', () => {
    const none = (bytes: Uint8Array) => () => openIndexInPieces({ bytes, load: () => undefined });
    expect(none(new Uint8Array(20))).toThrow(VpicIndexError);
    expect(none(new Uint8Array(4_000))).toThrow(VpicIndexError);
    expect(none(built.subarray(0, 100_000))).toThrow('cut off');
    expect(none(makeShard(openIndex(built), '1HG-3') as Uint8Array)).toThrow(VpicIndexError);
  });

  it('throws what loading throws', () => {
    const copy = built.slice();
    let isLost = false;
    const index = openIndexInPieces({
      bytes: copy,
      load: () => {
        if (isLost) throw new VpicIndexError('lost');
      },
    });
    isLost = true;
    expect(() => decodeVin(index, '1HGCM82633A004352')).toThrow('lost');
  });
});
