import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/**
 * Tabs that are links to their panels: without a script the browser shows the panel that is linked to (`:target`),
 * with it they are tabs by the WAI-ARIA pattern (arrow keys, Home, End; what is focused is shown).
 *
 * @param list the element that holds the tabs
 * @param panels ids of the panels, in order
 * @param first place of the panel that is shown until another is asked for
 */
export function useTabs(list: RefObject<HTMLElement | null>, panels: readonly string[], first = 0) {
  const hash = useSyncExternalStore(
    onHash,
    () => decodeURIComponent(location.hash.slice(1)),
    () => '',
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  // A tab that was followed before the script came is open already.
  const followed = panels.indexOf(hash);
  const selected = chosen ?? (followed < 0 ? first : followed);

  // Where the ways stand one below the other, what closes above must not push the open one out of sight.
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
      // A link's Enter follows it; a tab's Space shows it too.
      ' ': selected,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next, true);
  };

  return {
    selected,
    /** Whether a panel was ever open: what it needs is fetched then. */
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
