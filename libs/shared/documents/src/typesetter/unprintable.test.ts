import { expect, test } from 'vitest';
import { unprintable } from './unprintable.ts';

test.each([
  ['Verdoro Green, Señal 4×4 – “GT” €5', []],
  ['Se\u0303nal', []],
  ['Жигули Ελλάδα', []],
  ['株式会社 Motors', ['株', '式', '会', '社']],
  ['שלום', ['ש', 'ל', 'ו', 'ם']],
  ['GT 🚗👨‍👩‍👧 GT 🚗', ['🚗', '👨‍👩‍👧']],
])('documents 15: of “%s” paper cannot show %j', (text, strange) => {
  expect(unprintable(text)).toEqual(strange);
});
