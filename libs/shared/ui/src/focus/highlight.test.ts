import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { highlight } from '../index.ts';

describe('highlight', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const place = document.createElement('section');
  const lit = () => place.hasAttribute('data-highlight');

  it('spec §9: lasts 1000 ms', () => {
    highlight(place);
    vi.advanceTimersByTime(999);
    expect(lit()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(lit()).toBe(false);
  });

  it('lasts 1000 ms from the last jump', () => {
    highlight(place);
    vi.advanceTimersByTime(600);
    highlight(place);
    vi.advanceTimersByTime(999);
    expect(lit()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(lit()).toBe(false);
  });
});
