import { expect, test } from 'vitest';
import { firstPageOf } from './first-page.ts';

const ground = '<path class="typst-shape" fill="#ffffff" d="M 0 0v 792 h 612 v -792 Z "/>';
const glyphs = '<defs id="glyph"><symbol id="g1"/></defs></svg>';

test('keeps the first of several stacked pages, with the glyphs of all', () => {
  const page = firstPageOf(`<svg viewBox="0 0 612 1584">${ground}<g>one</g>${ground}<g>two</g>${glyphs}`);
  expect(page).toMatch(/^<svg [^>]*viewBox="0 0 612 792" width="612pt" height="792pt"/u);
  expect(page.endsWith(`${ground}<g>one</g>${glyphs}`)).toBe(true);
});

test('returns a single-page drawing unchanged', () => {
  expect(firstPageOf(`<svg viewBox="0 0 612 792">${ground}<g>one</g>${glyphs}`)).toContain('<g>one</g><defs');
});

test('rejects a drawing with another structure instead of cutting it arbitrarily', () => {
  expect(() => firstPageOf('<svg><g/></svg>')).toThrow('does not have the layout');
});
