import { describe, expect, it, vi } from 'vitest';
import { followScroll } from './follow-scroll.ts';

const root = document.documentElement;

/** Scrolls a page of 3000 px in a window of 800. */
function scrollTo(y: number): boolean {
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
  return root.hasAttribute('data-reading');
}

describe('what floats above a page', () => {
  it('gets out of the way of who reads on, and comes back for who scrolls up and at the end', () => {
    vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(800);
    vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(3000);
    followScroll();
    expect([300, 304, 900].map(scrollTo), 'down').toEqual([true, true, true]);
    expect([896, 700].map(scrollTo), 'a tremble, then up').toEqual([true, false]);
    expect([1500, 2200].map(scrollTo), 'down, then to the end').toEqual([true, false]);
    vi.unstubAllGlobals();
  });
});
