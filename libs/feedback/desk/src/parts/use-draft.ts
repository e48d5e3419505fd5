import { keepDraft, readDraft, useDesk } from '@vinlore/desk-ui';
import { useMoveAttachments } from '@vinlore/feedback-feature/files';
import { useCallback, useState } from 'react';

/**
 * What somebody types and has not sent. It outlives the page, a reload, a tab that is closed and a session that ends, in
 * this browser until they log out, and shows to its own writer alone.
 *
 * @param about what it is written to, such as `ticket 7K2M-94QX`
 */
export function useDraft(about: string): readonly [string, (text: string) => void] {
  const { me } = useDesk();
  const key = `${me.id} ${about}`;
  const [draft, setDraft] = useState(() => ({ key, text: readDraft(key) }));
  // Another ticket on the same page: its own draft.
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

/** Takes a draft and its files along when what it was written to has become part of something else; one that is there stays. */
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
