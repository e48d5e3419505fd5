import { useStore } from 'jotai';
import { useCallback } from 'react';
import { attachmentsAtom } from './attachments-atom.ts';

/** Takes files along when what they were added to is written elsewhere; those that are there stay. */
export function useMoveAttachments(): (from: string, to: string) => void {
  const store = useStore();
  return useCallback(
    (from, to) => {
      const { [from]: moved = [], [to]: there = [], ...rest } = store.get(attachmentsAtom);
      if (moved.length > 0 && there.length === 0) store.set(attachmentsAtom, { ...rest, [to]: moved });
    },
    [store],
  );
}
