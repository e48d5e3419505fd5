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

/** The conversation's state for the panel. */
export interface ConversationView {
  /** Whether the existing messages have loaded. */
  readonly state: 'loading' | 'here' | 'unreachable';
  /** Why the server can't be reached. */
  readonly fault: unknown;
  readonly number: string | null;
  readonly hasEmail: boolean;
  readonly messages: readonly ChatMessage[];
  /** Sends a message, with its id as idempotency key. @throws CallError */
  send(messageId: string, text: string): Promise<void>;
  /** Polls right away. */
  refresh(): void;
}

/** Polls the visitor's chat while the panel is open, with growing intervals while nothing new arrives. */
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
      // Polling a hidden page would mark replies as seen.
      if (document.visibilityState === 'hidden') return;
      try {
        const got = await call(feedbackContract.chat, { after: String(heard.current) }, { signal: given.signal });
        quiet = got?.messages.length ? 0 : quiet + 1;
        take(got);
      } catch (error) {
        if (given.signal.aborted) return;
        quiet += 1;
        setFault(error);
        // Keeps the messages on screen while offline.
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
