import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FRAME, PLOT, tipBox } from './chart-frame.ts';

const inPlot = fc.record({
  x: fc.double({ min: FRAME.left, max: FRAME.left + PLOT.width, noNaN: true }),
  y: fc.double({ min: FRAME.top, max: FRAME.top + PLOT.height, noNaN: true }),
});

describe('the tooltip of a reading', () => {
  test('stays within the picture and never covers its point', () => {
    fc.assert(
      fc.property(inPlot, fc.array(fc.string({ maxLength: 90 }), { minLength: 1, maxLength: 2 }), (at, lines) => {
        const { x, y, width, height } = tipBox(at, lines);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(FRAME.width + 1e-9);
        expect(y + height).toBeLessThanOrEqual(FRAME.height);
        expect(at.y < y || at.y > y + height).toBe(true);
      }),
    );
  });

  test('is centered above its point if there is room', () => {
    const { x, y, width, height } = tipBox({ x: 180, y: 150 }, ['61,384 mi', 'Nov 2, 2026, Listing']);
    expect(x + width / 2).toBe(180);
    expect(y + height).toBeLessThan(150);
  });

  test('the plot and its axis labels fill the picture', () => {
    expect(FRAME.left + PLOT.width + FRAME.right).toBe(FRAME.width);
    expect(FRAME.top + PLOT.height + FRAME.bottom).toBe(FRAME.height);
  });
});
