import { expect, it } from 'vitest';
import { isOtherTrim } from './other-trim.ts';

it.each([
  ['EX', 'LX'],
  ['S', 'SE'],
  ['EX', 'EX-L'],
  ['Touring', 'EX, EX-L'],
])('%s is another trim than %s', (stated, said) => {
  expect(isOtherTrim(stated, said)).toBe(true);
});

it.each([
  ['', 'LX'],
  ['EX', ''],
  ['ex-l', 'EX-L'],
  ['EX-L', 'EX, EX-L'],
  ['EX-L Navi', 'EX-L'],
  ['Limited', 'GLS/Limited'],
  ['Outback Limited', 'Limited'],
])('"%s" is no other trim than "%s"', (stated, said) => {
  expect(isOtherTrim(stated, said)).toBe(false);
});
