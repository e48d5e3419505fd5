import type { Call } from '@vinlore/contract';
import { feedbackContract, pollDelay } from '@vinlore/feedback-domain';

/** Options for polling while the chat is out of sight. */
export interface Look {
  readonly call: Call;
  /** Polls with growing intervals; otherwise requests once. */
  readonly again: boolean;
  readonly onUnread: (unread: number) => void;
}

/**
 * Polls the number of unread replies. Failures are ignored; the chat reports them when it's opened.
 *
 * @returns a function that stops polling
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
