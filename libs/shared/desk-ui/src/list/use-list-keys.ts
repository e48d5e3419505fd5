import { type RefObject, useEffect } from 'react';

/** Whether key presses are text input: in a field, in a dialog. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** Attribute that marks the links of a list's rows. */
export const ROW_LINK = 'data-row-link';

/**
 * Keyboard shortcuts of a list, as in email programs: `j` and `k` go from row to row, `/` to the search. Enter opens
 * the focused row, which is a link.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!list.current || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '/') {
        const search = list.current.querySelector<HTMLElement>('input[type="search"]');
        if (!search) return;
        event.preventDefault();
        return search.focus();
      }
      if (event.key !== 'j' && event.key !== 'k') return;
      const links = [...list.current.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`)];
      const here = links.findIndex((link) => link === document.activeElement);
      const next = here < 0 ? 0 : here + (event.key === 'j' ? 1 : -1);
      links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}
