import {
  type ChatMessage,
  type Conversation,
  feedbackContract,
  heardUpTo,
  mergeMessages,
  pollDelay,
} from '@vinlore/feedback-domain';
import { useCall } from '@vinlore/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A conversation as the panel shows it. */
export interface ConversationView {
  /** Whether it is known what was said so far. */
  readonly state: 'loading' | 'here' | 'unreachable';
  /** Why it is unreachable. */
  readonly fault: unknown;
  readonly number: string | null;
  readonly hasEmail: boolean;
  readonly messages: readonly ChatMessage[];
  /** Sends a message; the same id again is the same message. @throws CallError */
  send(messageId: string, text: string): Promise<void>;
  /** Asks at once for what is new. */
  refresh(): void;
}

/** Follows the visitor's conversation while the panel is open: asks for answers, less often the longer none comes. */
export function useConversation(): ConversationView {
  const call = useCall();
  const [known, setKnown] = useState<Omit<Conversation, 'messages'> | null>(null);
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [state, setState] = useState<ConversationView['state']>('loading');
  const [fault, setFault] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const heard = useRef(0);

  const take = useCallback((got: Conversation | null) => {
    setState('here');
    if (!got) return;
    setKnown({ number: got.number, has_email: got.has_email });
    setMessages((before) => {
      const all = mergeMessages(before, got.messages);
      heard.current = heardUpTo(all);
      return all;
    });
  }, []);

  useEffect(() => {
    const given = new AbortController();
    let quiet = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(timer);
      // Nobody looks: asking would only tell the server that the answer was seen.
      if (document.visibilityState === 'hidden') return;
      try {
        const got = await call(feedbackContract.chat, { after: String(heard.current) }, { signal: given.signal });
        quiet = got?.messages.length ? 0 : quiet + 1;
        take(got);
      } catch (error) {
        if (given.signal.aborted) return;
        quiet += 1;
        setFault(error);
        // What was said stays on the screen while the line is down.
        setState((now) => (now === 'loading' ? 'unreachable' : now));
      }
      if (!given.signal.aborted) timer = setTimeout(() => void ask(), pollDelay(quiet));
    };
    const wake = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', wake);
    return () => {
      given.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [call, take, round]);

  const refresh = useCallback(() => setRound((now) => now + 1), []);
  return {
    state,
    fault,
    number: known?.number ?? null,
    hasEmail: known?.has_email ?? false,
    messages,
    send: async (messageId, text) => {
      take(await call(feedbackContract.chatSend, { message_id: messageId, text }));
      refresh();
    },
    refresh,
  };
}
