/** Anything less is an unsteady finger, not scrolling. */
const STEP_PX = 8;

/** Selector of interactive elements. */
const PRESSED = 'a, button, input, select, textarea, summary, label';

/**
 * Whether a floating element (`data-floats`) would cover a control at its position. The corner of a fully clickable
 * card is fine: the rest of it stays reachable.
 */
function liesOnSomething(): boolean {
  const floating = document.querySelector<HTMLElement>('[data-floats]');
  if (!floating || floating.hidden) return false;
  // Its position without the transform that hides it.
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = floating;
  const points = [0, 0.5, 1].flatMap((x) => [0, 0.5, 1].map((y) => [left + x * width, top + y * height] as const));
  const isCovered = (pressed: Element) => {
    const box = pressed.getBoundingClientRect();
    const isBelow = box.left < left + width && box.right > left && box.top < top + height && box.bottom > top;
    return isBelow && box.height < 2 * height;
  };
  return points.some(([x, y]) =>
    document.elementsFromPoint(x, y).some((each) => {
      const pressed = floating.contains(each) ? null : each.closest(PRESSED);
      return pressed !== null && isCovered(pressed);
    }),
  );
}

/**
 * Marks the document `data-reading` while the reader scrolls down and while a floating element would cover a control.
 * The element hides then, and comes back at the end of the page or when they scroll up. Also sets `data-followed` after
 * the first check; until then the element stays hidden.
 */
export function followScroll(): void {
  const root = document.documentElement;
  let before = window.scrollY;
  let isReading = false;
  const give = () => root.toggleAttribute('data-reading', isReading || liesOnSomething());
  const follow = () => {
    const atEnd = window.scrollY + root.clientHeight >= root.scrollHeight - STEP_PX;
    if (!atEnd && Math.abs(window.scrollY - before) < STEP_PX) return;
    isReading = !atEnd && window.scrollY > before;
    before = window.scrollY;
    give();
  };
  root.toggleAttribute('data-followed', true);
  give();
  window.addEventListener('scroll', follow, { passive: true });
  // Content that loads or disappears later moves everything below it.
  new ResizeObserver(give).observe(document.body);
}
