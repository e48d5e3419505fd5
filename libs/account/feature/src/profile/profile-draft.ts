import { draftAtom } from '@vinlore/browser';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import * as v from 'valibot';
import { PROFILE_FIELDS, type ProfileValues } from './profile-fields.ts';

/** What somebody typed into their profile and has not saved. Only its own member sees it again. */
export const profileDraftAtom = draftAtom<{ readonly memberId: string; readonly values: ProfileValues } | null>(
  'profile',
  v.nullable(v.object({ memberId: v.string(), values: v.object(v.entriesFromList(PROFILE_FIELDS, v.string())) })),
  null,
);

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
