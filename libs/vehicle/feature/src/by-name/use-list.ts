import type { Call } from '@vinlore/contract';
import { useCall } from '@vinlore/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Choice } from './choices.ts';

/** Where a list stands. */
export interface List {
  /** null while it is not asked for or under way. */
  readonly choices: readonly Choice[] | null;
  readonly loading: boolean;
  /** Asks once more, where it did not come. */
  readonly retry: (() => void) | null;
}

type Loaded = { readonly key: string; readonly choices: readonly Choice[] | null };

/**
 * A list that hangs on what is chosen before it.
 *
 * @param key what it hangs on; null while that is not chosen. A list is asked for once per key
 * @param load asks for it; must be the same function from one drawing to the next
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
