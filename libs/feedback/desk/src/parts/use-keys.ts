import { useEffect, useRef } from 'react';

/** Keyboard shortcuts of a page, by key. */
export type Keys = Readonly<Record<string, () => void>>;

/** Whether keystrokes belong to a text field or dialog. */
const isTaken = (target: EventTarget | null) =>
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** Handles single-key shortcuts like an email client; never while typing or in a dialog. */
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
