import { expect, it } from 'vitest';
import { readCount } from './read-count.ts';

it('a number of something is whole and at least 1', () => {
  expect(['1', '25', '0', '-1', '1.5', ''].map(readCount)).toEqual([1, 25, null, null, null, null]);
});
