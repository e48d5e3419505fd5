import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { ProfileValues } from './profile-fields.ts';

/**
 * What somebody typed into their profile and has not saved. It outlives the page and a session that ends; it is kept in
 * memory only, and only its own member sees it again.
 */
export const profileDraftAtom = atom<{ readonly memberId: string; readonly values: ProfileValues } | null>(null);

/** Asks before the window closes over an unsaved profile. For the frame: the draft may wait behind another page. */
export function useDraftGuard(): void {
  const unsaved = useAtomValue(profileDraftAtom) !== null;
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
