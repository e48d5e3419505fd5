import { useCall } from '@vinlore/ui';
import { useEffect, useState } from 'react';

/**
 * Returns the number of unread replies: requested once on page load, and polled after the chat was opened and
 * minimized.
 *
 * @param away whether the built-in chat is out of sight
 * @param wasOpen whether the chat was opened on this page
 */
export function useUnread(away: boolean, wasOpen: boolean): number {
  const call = useCall();
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (!away) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    // In a separate chunk, so pages with a chat don't include its calls.
    import('./look-for-answers.ts').then(
      ({ lookForAnswers }) => {
        if (!isOver) stop = lookForAnswers({ call, again: wasOpen, onUnread: setUnread });
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop?.();
      setUnread(0);
    };
  }, [call, away, wasOpen]);
  return unread;
}
