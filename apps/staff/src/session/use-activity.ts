import { deskContract } from '@vinlore/account-domain';
import type { Call } from '@vinlore/contract';
import { useEffect } from 'react';

/** Minimum interval between activity reports to the server. */
const TELL_MS = 5 * 60_000;

/**
 * Typing and pointing extend the session as calls do, so that an answer that takes half an hour to write isn't lost
 * (staff sessions end after 30 minutes idle).
 */
export function useActivity(call: Call, now: () => number = Date.now): void {
  useEffect(() => {
    let lastSent = now();
    const onActivity = () => {
      if (now() - lastSent < TELL_MS) return;
      lastSent = now();
      // The response isn't needed; if the session has ended, the next call finds out.
      call(deskContract.session, {}).catch(() => undefined);
    };
    const kinds = ['keydown', 'pointerdown'] as const;
    for (const kind of kinds) document.addEventListener(kind, onActivity);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, onActivity);
    };
  }, [call, now]);
}
