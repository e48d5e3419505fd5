import { useDesk } from '@vinlore/desk-ui';
import { type Agent, WRITING_EVERY_MS } from '@vinlore/feedback-domain';
import { useTranslator } from '@vinlore/ui';
import { useCallback, useRef } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';

/** Reports that the agent is writing, throttled. @param tell sends it to the server */
export function useWriting(tell: () => Promise<unknown>): () => void {
  const told = useRef(0);
  return useCallback(() => {
    const now = Date.now();
    if (now - told.current < WRITING_EVERY_MS) return;
    told.current = now;
    // Best effort: a failure doesn't affect writing.
    tell().catch(() => undefined);
  }, [tell]);
}

/** Shows which colleagues are writing, so that two don't reply at once. */
export function Writing({ writing }: { readonly writing: readonly Agent[] }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { me } = useDesk();
  const others = writing.filter(({ id }) => id !== me.id).map(({ name }) => name);
  return (
    <p className="dim sm" role="status">
      {others.length > 0 && t('support.writing', { names: others.join(', '), count: others.length })}
    </p>
  );
}
