import { keepDraft, readDraft, useDesk } from '@vinlore/desk-ui';
import { useMoveAttachments } from '@vinlore/feedback-feature/files';
import { useCallback, useState } from 'react';

/**
 * A draft that survives navigation, reloads, closed tabs, and expired sessions, in this browser until sign-out, and
 * only for its author.
 *
 * @param about what it belongs to, such as `ticket 7K2M-94QX`
 */
export function useDraft(about: string): readonly [string, (text: string) => void] {
  const { me } = useDesk();
  const key = `${me.id} ${about}`;
  const [draft, setDraft] = useState(() => ({ key, text: readDraft(key) }));
  // Another ticket on the same page has its own draft.
  if (draft.key !== key) setDraft({ key, text: readDraft(key) });
  const write = useCallback(
    (text: string) => {
      setDraft({ key, text });
      keepDraft(key, text);
    },
    [key],
  );
  return [draft.key === key ? draft.text : '', write];
}

/** Moves a draft and its attachments after a merge; an existing draft is kept. */
export function useMoveDraft(): (from: string, to: string) => void {
  const { me } = useDesk();
  const moveFiles = useMoveAttachments();
  return useCallback(
    (from, to) => {
      const [source, target] = [`${me.id} ${from}`, `${me.id} ${to}`];
      moveFiles(source, target);
      const text = readDraft(source);
      if (text === '' || readDraft(target) !== '') return;
      keepDraft(target, text);
      keepDraft(source, '');
    },
    [me.id, moveFiles],
  );
}
