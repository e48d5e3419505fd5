import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadIndexBytes } from '../../testing/load.mjs';
import { decodeVin, makeShard, openIndex, openShard, VpicIndexError } from '../index.ts';

const bytes = await loadIndexBytes();
const shard = makeShard(openIndex(bytes), '1HG-3') as Uint8Array;
const damaged = (source: Uint8Array, change: (copy: Uint8Array) => void) => {
  const copy = source.slice();
  change(copy);
  return copy;
};

describe('openIndex and openShard: checksums, never a wrong answer', () => {
  it('opens the built index and returns the date of its data', () => {
    expect(openIndex(bytes).asOf).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(openShard(shard)).toMatchObject({ shardKey: '1HG-3', asOf: openIndex(bytes).asOf });
  });

  it('opens bytes at any offset of a buffer', () => {
    const shifted = new Uint8Array(shard.length + 1).subarray(1);
    shifted.set(shard);
    expect(decodeVin(openShard(shifted), '1HGCM82633A004352').model).toBe('Accord');
  });

  it('rejects a shard as an index and an index as a shard', () => {
    expect(() => openIndex(shard)).toThrow(VpicIndexError);
    expect(() => openShard(bytes)).toThrow(VpicIndexError);
  });

  it('rejects a shard truncated anywhere', () => {
    for (let length = 0; length < shard.length; length += 7) {
      expect(() => openShard(shard.subarray(0, length))).toThrow(VpicIndexError);
    }
    expect(() => openShard(new Uint8Array([...shard, 0, 0, 0, 0]))).toThrow(VpicIndexError);
  });

  it('rejects a truncated index', () => {
    for (const length of [0, 31, 1000, bytes.length - 4]) {
      expect(() => openIndex(bytes.subarray(0, length))).toThrow(VpicIndexError);
    }
  });

  it('detects every single changed byte in a shard', () => {
    for (let at = 0; at < shard.length; at += 1) {
      const flipped = damaged(shard, (copy) => (copy[at] = (copy[at] as number) ^ (1 << (at % 8))));
      expect(() => openShard(flipped)).toThrow(VpicIndexError);
    }
  });

  it('detects changed bytes in the index', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const before = bytes[at] as number;
        bytes[at] = before ^ change;
        try {
          expect(() => openIndex(bytes)).toThrow(VpicIndexError);
        } finally {
          bytes[at] = before;
        }
      }),
      { numRuns: 25 },
    );
  });

  it('throws only VpicIndexError for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (noise) => {
        expect(() => openIndex(noise)).toThrow(VpicIndexError);
        expect(() => openShard(noise)).toThrow(VpicIndexError);
      }),
    );
  });
});
