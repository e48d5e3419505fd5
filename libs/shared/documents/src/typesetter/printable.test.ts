import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workspaceRoot } from '../workspace-root.ts';
import { paperFonts } from './fonts.ts';
import { coverage } from './font-tables.mjs';
import { printer } from './printable.mjs';

const points = coverage(readFileSync(paperFonts(workspaceRoot())[0]!));
const print = printer(points);

describe('characters that the face does not have', () => {
  test('what the face has stays as it is', () => {
    const text = 'Cilindrada 3.2 L · “Señal” – 4×4 €5';
    expect(print(text)).toBe(text);
  });

  test('emoji and other scripts become one visible mark for each run', () => {
    expect(print('GT 🚗👨‍👩‍👧 שלום 日本 R')).toBe('GT □ □ □ R');
  });

  test('controls become spaces, invisible direction marks go', () => {
    expect(print('a\u202eb\u0000\nc\u200f')).toBe('ab c');
  });

  test('letters and accents that were taken apart are put together', () => {
    expect(print('Anȷ\u0301o Sen\u0303al\u{1f697}')).toContain('Señal');
  });

  test('any text comes out printable, everything around it untouched', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const { shown, rest } = print({ shown: [text], rest: [1, null, true] }) as { shown: string[]; rest: unknown[] };
        expect(rest).toEqual([1, null, true]);
        expect(Array.from(shown[0]!).every((character) => points.has(character.codePointAt(0)!))).toBe(true);
      }),
    );
  });
});

test('every face has all that the text face shows in the words of a document', () => {
  for (const file of paperFonts(workspaceRoot())) {
    const face = coverage(readFileSync(file));
    for (const character of 'AZaz09áéíóúñüÑº°–—·×“”’')
      expect([file, face.has(character.codePointAt(0)!)]).toEqual([file, true]);
  }
});
