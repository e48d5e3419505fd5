import { useCall } from '@vinlore/ui';
import { useEffect, useState } from 'react';

/**
 * How many answers are unread: looked up once when the page comes, and followed from the moment the chat was opened and
 * put away again.
 *
 * @param away whether the conversation is out of sight and ours to look after
 * @param wasOpen whether the chat was opened on this page
 */
export function useUnread(away: boolean, wasOpen: boolean): number {
  const call = useCall();
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (!away) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    // In a file of its own: a page that has a chat carries none of its calls.
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
