import { describe, expect, it } from 'vitest';
import { inTurn, VIEWS } from './matrix.ts';

describe('the views that screens are judged in', () => {
  it('are three widths in both schemes', () => {
    const each = VIEWS.map(({ width, colorScheme }) => `${width} ${colorScheme}`);
    expect(new Set(each).size).toBe(6);
    expect(new Set(VIEWS.map(({ width }) => width))).toEqual(new Set([320, 390, 1280]));
  });

  it('are all of them in the matrix', () => {
    expect(inTurn(VIEWS, 4, true)).toEqual(VIEWS);
  });

  it('are one at a time elsewhere, so that six screens in a row see all of them', () => {
    const seen = [7, 8, 9, 10, 11, 12].flatMap((turn) => inTurn(VIEWS, turn, false));
    expect(new Set(seen)).toEqual(new Set(VIEWS));
  });
});
