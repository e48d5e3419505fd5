import type { Snippet } from '@vinlore/feedback-domain';
import { useState } from 'react';

/** Actions of snippets on the ticket in which they are sent. */
interface Doings {
  readonly resolves: boolean;
  readonly tags: readonly string[];
}

const NOTHING: Doings = { resolves: false, tags: [] };

/** Collects the actions of inserted snippets until the reply is sent or the agent skips them. */
export function useMacro() {
  const [doings, setDoings] = useState(NOTHING);
  return {
    ...doings,
    isAny: doings.resolves || doings.tags.length > 0,
    onSnippet: ({ resolves, tags }: Snippet) =>
      setDoings((before) => ({
        resolves: before.resolves || resolves,
        tags: [...new Set([...before.tags, ...tags])],
      })),
    forgo: () => setDoings(NOTHING),
  };
}
