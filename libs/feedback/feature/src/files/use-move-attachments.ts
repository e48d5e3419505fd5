import { useStore } from 'jotai';
import { useCallback } from 'react';
import { attachmentsAtom } from './attachments-atom.ts';

/** Moves attachments to another message; existing ones there are kept. */
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
