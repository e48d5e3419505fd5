import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOne, spanOf } from './span.ts';

describe('span of several published vehicles', () => {
  it('is the lowest and highest figure', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (figures) => {
        const span = spanOf(figures)!;
        expect(figures.every((figure) => span.low <= figure && figure <= span.high)).toBe(true);
        expect(isOne(span)).toBe(new Set(figures).size === 1);
      }),
    );
  });

  it('is null if any vehicle has no figure', () => {
    expect([spanOf([]), spanOf([null]), spanOf([20, null])]).toEqual([null, null, null]);
  });
});
