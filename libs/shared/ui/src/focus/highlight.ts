import './highlight.css';

/** How long a place stays highlighted after a jump to it (spec §9). */
const HIGHLIGHT_MS = 1000;

/** The end of each highlight that is on. */
const running = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Shows for 1000 ms where a jump within the page has led (spec §9). Starting again starts the time again. */
export function highlight(element: Element): void {
  clearTimeout(running.get(element));
  element.setAttribute('data-highlight', '');
  running.set(
    element,
    setTimeout(() => element.removeAttribute('data-highlight'), HIGHLIGHT_MS),
  );
}
