import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Patience } from './patience.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => spy.mockRestore());
});

describe('the patience of a call', () => {
  it('is used up by what came to nothing, and leaves a chance', () => {
    const patience = new Patience();
    expect(patience.leftMs).toBe(1_300);
    now = 1_000;
    patience.spend(0);
    expect(patience.leftMs).toBe(300);
    now = 2_000;
    patience.spend(1_100);
    expect(patience.leftMs).toBe(150);
  });

  it('counts what was waited for at the same time once', () => {
    const patience = new Patience();
    now = 400;
    for (const began of [0, 0, 100]) patience.spend(began);
    expect(patience.leftMs).toBe(900);
    now = 500;
    patience.spend(300);
    expect(patience.leftMs).toBe(800);
  });

  it('does not shorten what a call leaves behind', () => {
    const patience = new Patience();
    now = 5_000;
    patience.spend(0);
    expect(patience.leftMs).toBe(150);
    now = 10_001;
    expect(patience.leftMs).toBe(Infinity);
  });
});
