import { expect, it } from 'vitest';
import { medianOf } from './median.mjs';

it('medianOf takes a value in the middle', () => {
  expect([medianOf([3, 1, 2]), medianOf([4, 1, 3, 2]), medianOf([])]).toEqual([2, 3, 0]);
});
