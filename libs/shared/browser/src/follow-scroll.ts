/** Less than this is a finger that trembles, not a page that is read on. */
const STEP_PX = 8;

/**
 * Marks the document `data-reading` while somebody scrolls down through it: what floats above a page gets out of the way
 * then, and comes back at the page's end or when they scroll up.
 */
export function followScroll(): void {
  const root = document.documentElement;
  let before = window.scrollY;
  const follow = () => {
    const atEnd = window.scrollY + root.clientHeight >= root.scrollHeight - STEP_PX;
    if (!atEnd && Math.abs(window.scrollY - before) < STEP_PX) return;
    root.toggleAttribute('data-reading', !atEnd && window.scrollY > before);
    before = window.scrollY;
  };
  window.addEventListener('scroll', follow, { passive: true });
}
