import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LARGEST_FILE, PART_BYTES, partsOf, rangeOf } from './parts.ts';

it('file parts cover the whole file in order, with no part empty or above the limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: LARGEST_FILE }), (size) => {
      let end = 0;
      for (let part = 0; part < partsOf(size); part++) {
        const { from, to } = rangeOf(size, part);
        expect(from).toBe(end);
        expect(to - from).toBeGreaterThan(0);
        expect(to - from).toBeLessThanOrEqual(PART_BYTES);
        end = to;
      }
      expect(end).toBe(size);
    }),
  );
});
