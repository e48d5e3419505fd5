import type { Snippet } from '@vinlore/feedback-domain';
import { useState } from 'react';

/** What snippets do to the ticket in which they are sent. */
interface Doings {
  readonly resolves: boolean;
  readonly tags: readonly string[];
}

const NOTHING: Doings = { resolves: false, tags: [] };

/** Gathers what the snippets do that were put into a reply, until it is sent or who writes forgoes it. */
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
