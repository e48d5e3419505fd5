/** What a keyboard reaches. */
const REACHED = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * As a `ref`: gives the focus to what takes the place of a pressed button, or to the first thing in it that can have it. It is
 * one function for all, so that drawing again never moves the focus; without it a keyboard would begin at the top of the page.
 */
export function takeFocus(element: HTMLElement | null): void {
  const taker = element?.matches(REACHED) ? element : element?.querySelector<HTMLElement>(REACHED);
  taker?.focus();
}
