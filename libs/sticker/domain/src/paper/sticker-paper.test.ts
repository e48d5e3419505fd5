import { expect, test } from 'vitest';
import { paperDate, paperWords } from '../paper-words.ts';

test('dates are formatted per language, independently of the system locale', () => {
  expect([paperDate('2026-11-03', 'en'), paperDate('2026-01-20', 'es')]).toEqual(['Nov 3, 2026', '20 ene 2026']);
});

test("docs/decisions.md §5: the sticker says it's a reconstruction, in both languages", () => {
  expect(paperWords('en').reconstruction).toBe('a reconstruction, not the original label');
  expect(paperWords('es').reconstruction).toBe('es una reconstrucción, no la etiqueta original');
});
