import { deskContract } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';
import { useEffect } from 'react';

/** Who works tells the server of it at most this often. */
const TELL_MS = 5 * 60_000;

/**
 * Typing and pointing keep the session alive as calls do: an answer that takes half an hour to write is not lost
 * (sessions of staff end after 30 minutes idle).
 */
export function useActivity(call: Call, now: () => number = Date.now): void {
  useEffect(() => {
    let lastSent = now();
    const onActivity = () => {
      if (now() - lastSent < TELL_MS) return;
      lastSent = now();
      // What comes back is not needed; where the session is over already, the next call finds out.
      call(deskContract.session, {}).catch(() => undefined);
    };
    const kinds = ['keydown', 'pointerdown'] as const;
    for (const kind of kinds) document.addEventListener(kind, onActivity);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, onActivity);
    };
  }, [call, now]);
}
