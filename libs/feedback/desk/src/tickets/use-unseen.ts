import { useState } from 'react';

/** What was said since somebody began to write. */
export interface Unseen {
  /** How many messages the writer has seen, as the server is told. */
  readonly seen: number;
  /** How many came since. */
  readonly count: number;
  /** The writer has read them. */
  readonly onRead: () => void;
}

/**
 * Keeps how many messages a writer has seen: all of them as long as nothing is written; from then on those that stood there,
 * until they say that they have read what came.
 *
 * @param messages how many there are
 * @param isWriting whether there is a draft
 */
export function useUnseen(messages: number, isWriting: boolean): Unseen {
  const [seen, setSeen] = useState(messages);
  if (!isWriting && seen !== messages) setSeen(messages);
  const read = isWriting ? Math.min(seen, messages) : messages;
  return { seen: read, count: messages - read, onRead: () => setSeen(messages) };
}
