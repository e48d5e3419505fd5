import { describe, expect, it } from 'vitest';
import { countOf, eventsWithin, stepsTo } from './budget.mjs';

describe('eventsWithin', () => {
  const wanted = 100e6;

  it('never plans for more than a third of the free space', () => {
    for (const freeBytes of [10e9, 60e9, 250e9]) {
      const events = eventsWithin({ wanted, freeBytes, bytesPerEvent: 500 });
      expect(events * 500).toBeLessThan(freeBytes / 3);
    }
  });

  it('plans for as many as are wanted on a large disk', () => {
    expect(eventsWithin({ wanted, freeBytes: 1e12, bytesPerEvent: 500 })).toBe(wanted);
  });

  it('plans for none if the disk is nearly full', () => {
    expect(eventsWithin({ wanted, freeBytes: 3e9, bytesPerEvent: 500 })).toBe(0);
  });
});

describe('stepsTo', () => {
  it('measures at each power of ten and at the end', () => {
    expect(stepsTo(1e6, 42e6)).toEqual([1e6, 10e6, 42e6]);
    expect(stepsTo(1e6, 100e6)).toEqual([1e6, 10e6, 100e6]);
    expect(stepsTo(1e6, 5e5)).toEqual([1e6]);
  });
});

describe('countOf', () => {
  it.each([
    ['250000', 250_000],
    ['500k', 500_000],
    ['100M', 100e6],
    ['many', null],
    ['1.5m', null],
  ])('%s', (text, count) => {
    expect(countOf(text)).toBe(count);
  });
});
