import { useState } from 'react';

/** Messages that arrived since the agent started writing. */
export interface Unseen {
  /** Number of messages the agent has seen, as sent to the server. */
  readonly seen: number;
  /** Number of new messages. */
  readonly count: number;
  /** Marks them as read. */
  readonly onRead: () => void;
}

/**
 * Tracks how many messages an agent has seen: all of them until there is a draft; from then on, those at that time,
 * until new ones are marked as read.
 *
 * @param messages number of messages
 * @param isWriting whether there is a draft
 */
export function useUnseen(messages: number, isWriting: boolean): Unseen {
  const [seen, setSeen] = useState(messages);
  if (!isWriting && seen !== messages) setSeen(messages);
  const read = isWriting ? Math.min(seen, messages) : messages;
  return { seen: read, count: messages - read, onRead: () => setSeen(messages) };
}
