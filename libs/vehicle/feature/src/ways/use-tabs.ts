import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/**
 * Tabs that are links to their panels. Without JavaScript the browser shows the linked panel (`:target`); with it they
 * follow the WAI-ARIA tabs pattern (arrow keys, Home, End; focus activates).
 *
 * @param list the element that contains the tabs
 * @param panels ids of the panels, in order
 * @param first index of the panel shown initially
 */
export function useTabs(list: RefObject<HTMLElement | null>, panels: readonly string[], first = 0) {
  const hash = useSyncExternalStore(
    onHash,
    () => decodeURIComponent(location.hash.slice(1)),
    () => '',
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  // A tab link followed before hydration is already open.
  const followed = panels.indexOf(hash);
  const selected = chosen ?? (followed < 0 ? first : followed);

  // In the stacked layout, collapsing the panel above mustn't scroll the open one out of view.
  useEffect(() => {
    if (chosen === null) return;
    list.current?.querySelectorAll('[role="tab"]')[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [list, chosen]);

  const show = (index: number, focus: boolean) => {
    setChosen(index);
    setSeen((before) => new Set([...before, selected, index]));
    if (focus) list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const last = panels.length - 1;
    const next = {
      ArrowRight: selected === last ? 0 : selected + 1,
      ArrowLeft: selected === 0 ? last : selected - 1,
      Home: 0,
      End: last,
      // Enter follows the link natively; make Space do the same.
      ' ': selected,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next, true);
  };

  return {
    selected,
    /** Whether a panel was ever open. Its data is fetched then. */
    visited: (index: number) => index === selected || seen.has(index),
    show: (index: number) => show(index, true),
    tab: (index: number) => ({
      role: 'tab',
      href: `#${panels[index]}`,
      id: `${panels[index]}-tab`,
      'aria-selected': index === selected,
      'aria-controls': panels[index],
      onKeyDown,
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        show(index, false);
      },
    }),
    panel: (index: number) => ({ role: 'tabpanel', id: panels[index], 'aria-labelledby': `${panels[index]}-tab` }),
  };
}
