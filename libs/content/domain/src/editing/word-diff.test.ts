import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords } from './word-diff.ts';

const sideOf = (pieces: ReturnType<typeof diffWords>, side: 'before' | 'after') =>
  pieces
    .filter((piece) => piece.in === 'both' || piece.in === side)
    .map(({ text }) => text)
    .join('');

describe('word diff', () => {
  it('reports changes word by word', () => {
    expect(diffWords('Check a used car first', 'Check a classic car first')).toEqual([
      { text: 'Check a ', in: 'both' },
      { text: 'used', in: 'before' },
      { text: 'classic', in: 'after' },
      { text: ' car first', in: 'both' },
    ]);
  });

  const text = fc.array(fc.constantFrom('car', 'VIN', ' ', '\n', '.', 'año', '🚗'), { maxLength: 60 });

  it('preserves both texts completely', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [before, after] = [one.join(''), other.join('')];
        const pieces = diffWords(before, after);
        expect(sideOf(pieces, 'before')).toBe(before);
        expect(sideOf(pieces, 'after')).toBe(after);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
      }),
    );
  });

  it('is empty for equal texts', () => {
    fc.assert(
      fc.property(fc.string(), (same) => {
        expect(diffWords(same, same).filter((each) => each.in !== 'both')).toEqual([]);
      }),
    );
  });

  it('takes bounded time for texts that have nothing in common', () => {
    const words = (prefix: string) => Array.from({ length: 20_000 }, (_, index) => `${prefix}${index}`).join(' ');
    const [before, after] = [words('a'), words('b')];
    const pieces = diffWords(before, after);
    expect(sideOf(pieces, 'before')).toBe(before);
    expect(sideOf(pieces, 'after')).toBe(after);
  });
});
