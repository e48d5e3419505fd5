import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followScroll } from './follow-scroll.ts';

const root = document.documentElement;
const isAway = () => root.hasAttribute('data-reading');

/** Scrolls a page of 3000 px in a window of 800. */
function scrollTo(y: number): boolean {
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
  return isAway();
}

describe('a floating element', () => {
  /** The elements below it. */
  let below: Element;
  /** Signals that the page's height changed. */
  let resize: () => void;
  beforeEach(() => {
    root.removeAttribute('data-reading');
    document.body.innerHTML = '<main><p>Words</p><a href="/"><b>A way</b></a></main><button data-floats></button>';
    below = document.querySelector('p')!;
    document.elementsFromPoint = () => [document.querySelector('[data-floats]')!, below];
    vi.stubGlobal('scrollY', 0);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(told: () => void) {
          resize = told;
        }
        observe() {}
      },
    );
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('hides while the reader scrolls down, and comes back when they scroll up and at the end', () => {
    vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(800);
    vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(3000);
    followScroll();
    expect(root.hasAttribute('data-followed')).toBe(true);
    expect([300, 304, 900].map(scrollTo), 'down').toEqual([true, true, true]);
    expect([896, 700].map(scrollTo), 'a tremble, then up').toEqual([true, false]);
    expect([1500, 2200].map(scrollTo), 'down, then to the end').toEqual([true, false]);
  });

  it('may cover text but never a control, from the start', () => {
    const sizes = (floating: number, link: number) => {
      const floats = document.querySelector('[data-floats]')!;
      for (const side of ['offsetWidth', 'offsetHeight']) Object.defineProperty(floats, side, { value: floating });
      document.querySelector('a')!.getBoundingClientRect = () => new DOMRect(0, 0, 300, link);
    };
    sizes(48, 40);
    below = document.querySelector('b')!;
    followScroll();
    expect(isAway()).toBe(true);
    document.querySelector('a')!.getBoundingClientRect = () => new DOMRect(0, 0, 300, 140);
    resize();
    expect(isAway(), 'a card that is a link as a whole').toBe(false);
    document.querySelector('a')!.getBoundingClientRect = () => new DOMRect(0, 0, 300, 40);
    resize();
    expect(isAway()).toBe(true);
    below = document.querySelector('p')!;
    resize();
    expect(isAway(), 'the page moved below it').toBe(false);
  });
});
