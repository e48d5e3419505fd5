import type { Call } from '@vinlore/contract';
import { feedbackContract, pollDelay } from '@vinlore/feedback-domain';

/** How to look for answers while nobody sees the conversation. */
export interface Look {
  readonly call: Call;
  /** Looks again and again, less often the longer nothing comes; else once. */
  readonly again: boolean;
  readonly onUnread: (unread: number) => void;
}

/**
 * Asks how many answers are unread. A failure says nothing: the chat itself says so when it is opened.
 *
 * @returns stops looking
 */
export function lookForAnswers({ call, again, onUnread }: Look): () => void {
  const given = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [quiet, known] = [0, 0];
  const look = async () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    const found = await call(feedbackContract.chatUnread, {}, { signal: given.signal }).catch(() => null);
    if (given.signal.aborted) return;
    quiet = found && found.unread !== known ? 0 : quiet + 1;
    if (found) {
      known = found.unread;
      onUnread(known);
    }
    if (again) timer = setTimeout(() => void look(), pollDelay(quiet));
  };
  const wake = () => void look();
  void look();
  if (again) document.addEventListener('visibilitychange', wake);
  return () => {
    given.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}
