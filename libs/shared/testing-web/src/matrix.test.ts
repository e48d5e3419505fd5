import { describe, expect, it } from 'vitest';
import { inTurn, VIEWS } from './matrix.ts';

describe('the views that screens are judged in', () => {
  it('are three widths in both schemes', () => {
    const each = VIEWS.map(({ width, colorScheme }) => `${width} ${colorScheme}`);
    expect(new Set(each).size).toBe(6);
    expect(new Set(VIEWS.map(({ width }) => width))).toEqual(new Set([320, 390, 1280]));
  });
});

describe('the brands that a journey is walked in', () => {
  const brands = ['a', 'b', 'c'];

  it('are all of them in the matrix', () => {
    expect(inTurn(brands, 4, true)).toEqual(brands);
  });

  it('are one elsewhere, by the turn', () => {
    expect([0, 1, 2, 3].map((turn) => inTurn(brands, turn, false))).toEqual([['a'], ['b'], ['c'], ['a']]);
  });
});
