import { describe, expect, it } from 'vitest';
import { inTurn, type View, VIEWS } from './matrix.ts';

describe('the views in which screens are checked', () => {
  const widths = (of: readonly View[]) => new Set(of.map(({ width }) => width));

  it('are a small phone, a phone, a desktop, and a desktop zoomed to 200 %', () => {
    expect(widths(VIEWS)).toEqual(new Set([320, 390, 640, 1280]));
  });

  it('check everything on a phone and a desktop, and colors in both color schemes of each', () => {
    expect(widths(VIEWS.filter(({ asked }) => asked === 'everything'))).toEqual(new Set([390, 1280]));
    const colored = VIEWS.filter(({ asked }) => asked !== 'width').map(
      ({ width, colorScheme }) => `${width} ${colorScheme}`,
    );
    expect(new Set(colored)).toEqual(new Set(['390 light', '390 dark', '1280 light', '1280 dark']));
  });
});

describe('the brands in which a journey runs', () => {
  const brands = ['a', 'b', 'c'];

  it('are all brands in the matrix', () => {
    expect(inTurn(brands, 4, true)).toEqual(brands);
  });

  it('are one brand otherwise, chosen by the turn', () => {
    expect([0, 1, 2, 3].map((turn) => inTurn(brands, turn, false))).toEqual([['a'], ['b'], ['c'], ['a']]);
  });
});
