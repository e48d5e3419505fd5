import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workspaceRoot } from '../workspace-root.ts';
import { paperFonts } from './fonts.ts';
import { coverage } from './font-tables.mjs';
import { printer } from './printable.mjs';

const points = coverage(readFileSync(paperFonts(workspaceRoot())[0]!));
const print = printer(points);

describe('characters that the face lacks', () => {
  test('leave supported text unchanged', () => {
    const text = 'Cilindrada 3.2 L · “Señal” – 4×4 €5';
    expect(print(text)).toBe(text);
  });

  test('become one visible mark per run of emoji or other scripts', () => {
    expect(print('GT 🚗👨‍👩‍👧 שלום 日本 R')).toBe('GT □ □ □ R');
  });

  test('become spaces if controls, and are dropped if direction marks', () => {
    expect(print('a\u202eb\u0000\nc\u200f')).toBe('ab c');
  });

  test('are composed if a letter and its accent were separate', () => {
    expect(print('Anȷ\u0301o Sen\u0303al\u{1f697}')).toContain('Señal');
  });

  test('never remain, and everything around them is unchanged', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const { shown, rest } = print({ shown: [text], rest: [1, null, true] }) as { shown: string[]; rest: unknown[] };
        expect(rest).toEqual([1, null, true]);
        expect(Array.from(shown[0]!).every((character) => points.has(character.codePointAt(0)!))).toBe(true);
      }),
    );
  });
});

test('are the same in every face, for the text of a document', () => {
  for (const file of paperFonts(workspaceRoot())) {
    const face = coverage(readFileSync(file));
    for (const character of 'AZaz09áéíóúñüÑº°–—·×“”’')
      expect([file, face.has(character.codePointAt(0)!)]).toEqual([file, true]);
  }
});
