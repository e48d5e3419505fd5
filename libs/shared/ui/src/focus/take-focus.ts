/** Focusable elements. */
const REACHED = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * A `ref` callback for content that replaces a pressed button: focuses the element, or the first focusable one in it,
 * so keyboard users don't restart at the top of the page. It is a single function, so rerendering doesn't move the
 * focus.
 */
export function takeFocus(element: HTMLElement | null): void {
  const taker = element?.matches(REACHED) ? element : element?.querySelector<HTMLElement>(REACHED);
  taker?.focus();
}
