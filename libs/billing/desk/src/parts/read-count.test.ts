import { expect, it } from 'vitest';
import { readCount } from './read-count.ts';

it('reads a count as a whole number of at least 1', () => {
  expect(['1', '25', '0', '-1', '1.5', ''].map(readCount)).toEqual([1, 25, null, null, null, null]);
});
