import { type RefObject, useEffect } from 'react';

/** Whether keys are text just now: in a field, in a dialog. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** Where the rows of a list are: their links carry this mark. */
export const ROW_LINK = 'data-row-link';

/**
 * Keys of a list, as mail programs have them: `j` and `k` go from row to row, `/` into the search. Enter opens what has
 * the focus, since rows are links.
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
