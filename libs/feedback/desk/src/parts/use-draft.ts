import { useDesk } from '@vinlore/desk-ui';
import { useCallback, useState } from 'react';

/** The tab's own store; a browser that refuses it keeps drafts in memory only. */
function stored<T>(ask: (store: Storage) => T): T | null {
  try {
    return ask(sessionStorage);
  } catch {
    return null;
  }
}

/**
 * What somebody types and has not sent. It outlives the page, a reload and a session that ends, in this tab, and shows to
 * its own writer alone.
 *
 * @param about what it is written to, such as `ticket 7K2M-94QX`
 */
export function useDraft(about: string): readonly [string, (text: string) => void] {
  const { me } = useDesk();
  const key = `desk draft ${me.id} ${about}`;
  const [draft, setDraft] = useState({ key, text: stored((store) => store.getItem(key)) ?? '' });
  // Another ticket on the same page: its own draft.
  if (draft.key !== key) setDraft({ key, text: stored((store) => store.getItem(key)) ?? '' });
  const write = useCallback(
    (text: string) => {
      setDraft({ key, text });
      stored((store) => (text === '' ? store.removeItem(key) : store.setItem(key, text)));
    },
    [key],
  );
  return [draft.key === key ? draft.text : '', write];
}

/** Takes a draft along when what it was written to has become part of something else; one that is there stays. */
export function useMoveDraft(): (from: string, to: string) => void {
  const { me } = useDesk();
  return useCallback(
    (from, to) =>
      void stored((store) => {
        const [source, target] = [`desk draft ${me.id} ${from}`, `desk draft ${me.id} ${to}`];
        const text = store.getItem(source);
        if (text === null || store.getItem(target) !== null) return;
        store.setItem(target, text);
        store.removeItem(source);
      }),
    [me.id],
  );
}
