import type { Call } from '@vinlore/contract';
import { useCall } from '@vinlore/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Choice } from './choices.ts';

/** Loading state of a list. */
export interface List {
  /** null before and while loading. */
  readonly choices: readonly Choice[] | null;
  readonly loading: boolean;
  /** Retries after a failure. */
  readonly retry: (() => void) | null;
}

type Loaded = { readonly key: string; readonly choices: readonly Choice[] | null };

/**
 * Loads a list that depends on earlier choices.
 *
 * @param key the earlier choices; null until they're made. Each key is loaded once
 * @param load fetches the list; must be a stable function
 */
export function useList(
  key: string | null,
  load: (call: Call, key: string, signal: AbortSignal) => Promise<readonly Choice[]>,
): List {
  const call = useCall();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (key === null) return;
    const giveUp = new AbortController();
    load(call, key, giveUp.signal).then(
      (choices) => !giveUp.signal.aborted && setLoaded({ key, choices }),
      () => !giveUp.signal.aborted && setLoaded({ key, choices: null }),
    );
    return () => giveUp.abort();
  }, [call, key, load, attempt]);
  const again = useCallback(() => {
    setLoaded(null);
    setAttempt((count) => count + 1);
  }, []);
  if (key === null) return { choices: null, loading: false, retry: null };
  if (loaded?.key !== key) return { choices: null, loading: true, retry: null };
  return { choices: loaded.choices, loading: false, retry: loaded.choices === null ? again : null };
}
