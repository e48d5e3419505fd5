import { useEffect, useRef } from 'react';

/** What a page's keys do, by key. */
export type Keys = Readonly<Record<string, () => void>>;

/** Whether keys are text, or a dialog's, just now. */
const isTaken = (target: EventTarget | null) =>
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** Lets single keys act on a page, as mail programs have them; never while somebody types or a dialog is open. */
export function useKeys(keys: Keys): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(event.target)) return;
      const act = now.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
