import { CallError } from '@vinlore/contract';
import { type DeskChat, feedbackContract, heardUpTo, mergeMessages, pollDelay } from '@vinlore/feedback-domain';
import { useCall } from '@vinlore/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The state of an open chat. */
export interface FollowedChat {
  /** `gone`: the brand has no such chat. */
  readonly state: 'loading' | 'here' | 'gone' | 'unreachable';
  readonly chat: DeskChat | null;
  /** The error of the last poll; null if it succeeded. */
  readonly fault: unknown;
  /** Number of messages that arrived while the page was hidden. */
  readonly unread: number;
  /** Polls right away. */
  readonly refresh: () => void;
}

const isHidden = () => document.visibilityState === 'hidden';

/** Polls a chat while its page is open, with increasing intervals while nothing new arrives. */
export function useChat(number: string): FollowedChat {
  const call = useCall();
  const [chat, setChat] = useState<DeskChat | null>(null);
  const [state, setState] = useState<FollowedChat['state']>('loading');
  const [fault, setFault] = useState<unknown>(null);
  const [unread, setUnread] = useState(0);
  const [round, setRound] = useState(0);
  const heard = useRef(0);

  const take = useCallback((got: DeskChat) => {
    setState('here');
    setFault(null);
    const isFirst = heard.current === 0;
    setChat((before) => {
      const messages = mergeMessages(before?.messages ?? [], got.messages);
      heard.current = heardUpTo(messages);
      return { ...got, messages: [...messages] };
    });
    const came = got.messages.filter(({ from }) => from === 'visitor').length;
    if (!isFirst && came > 0 && isHidden()) setUnread((count) => count + came);
  }, []);

  useEffect(() => {
    const given = new AbortController();
    let quiet = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(timer);
      try {
        const query = { number, after: String(heard.current) };
        const got = await call(feedbackContract.staffChat, query, { signal: given.signal });
        // A later request is in flight, so this response may be outdated.
        if (given.signal.aborted) return;
        quiet = got.messages.length > 0 ? 0 : quiet + 1;
        take(got);
      } catch (error) {
        if (given.signal.aborted) return;
        // 400: the number in the URL is malformed.
        if (error instanceof CallError && (error.status === 404 || error.status === 400)) return setState('gone');
        quiet += 1;
        setFault(error);
        // Keeps the messages on screen while offline.
        setState((now) => (now === 'loading' ? 'unreachable' : now));
      }
      if (!given.signal.aborted) timer = setTimeout(() => void ask(), pollDelay(quiet));
    };
    const wake = () => {
      if (isHidden()) return;
      setUnread(0);
      quiet = 0;
      void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', wake);
    return () => {
      given.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [call, take, number, round]);

  const refresh = useCallback(() => setRound((now) => now + 1), []);
  return { state, chat, fault, unread, refresh };
}
