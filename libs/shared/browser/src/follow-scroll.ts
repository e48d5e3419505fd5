/** Less than this is a finger that trembles, not a page that is read on. */
const STEP_PX = 8;

/** What somebody may want to press. */
const PRESSED = 'a, button, input, select, textarea, summary, label';

/**
 * Whether what floats (`data-floats`) would lie on something to press, at its place. The corner of a card that is pressed as
 * a whole does not count: there is enough of it besides.
 */
function liesOnSomething(): boolean {
  const floating = document.querySelector<HTMLElement>('[data-floats]');
  if (!floating || floating.hidden) return false;
  // Where it is without the transform that takes it away.
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
 * Marks the document `data-reading` while somebody scrolls down through it, and where what floats above the page would lie
 * on something to press: it gets out of the way then, and comes back at the page's end or when they scroll up. From then on
 * the document has `data-followed`: before, nobody has looked what lies below, so it stays away.
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
  // What comes or goes later moves everything below it.
  new ResizeObserver(give).observe(document.body);
}
