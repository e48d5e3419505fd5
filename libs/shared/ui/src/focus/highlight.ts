import './highlight.css';

/** How long the target of a jump stays highlighted (spec §9). */
const HIGHLIGHT_MS = 1000;

/** Timers of the active highlights. */
const running = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Highlights the target of a jump within the page for 1000 ms (spec §9). Calling it again restarts the time. */
export function highlight(element: Element): void {
  clearTimeout(running.get(element));
  element.setAttribute('data-highlight', '');
  running.set(
    element,
    setTimeout(() => element.removeAttribute('data-highlight'), HIGHLIGHT_MS),
  );
}
