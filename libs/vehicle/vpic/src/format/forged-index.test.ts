import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadIndexBytes } from '../../testing/load.mjs';
import { decodeVin, makeShard, openIndex, openShard, VpicIndexError } from '../index.ts';
import { checksum } from './checksum.mjs';

const shard = makeShard(openIndex(await loadIndexBytes()), '1HG-3') as Uint8Array;

/** A modified shard with a matching checksum: damage that only an attacker can cause. */
function forged(at: number, value: number): Uint8Array {
  const copy = shard.slice();
  copy[16 + (at % (copy.length - 16))] = value;
  new Uint32Array(copy.buffer, copy.byteOffset, 4)[3] = checksum(copy.subarray(16));
  return copy;
}

describe('a forged shard', () => {
  it("throws only the documented error and doesn't hang", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(255), (at, value) => {
        try {
          const index = openShard(forged(at, value));
          decodeVin(index, '1HGCM82633A004352');
          decodeVin(index, '1HGCM8*6*3A');
        } catch (error) {
          expect(error).toBeInstanceOf(VpicIndexError);
        }
      }),
      { numRuns: 500 },
    );
  });
});
