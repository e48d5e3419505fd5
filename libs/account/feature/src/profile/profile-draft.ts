import { draftAtom } from '@vinlore/browser';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import * as v from 'valibot';
import { PROFILE_FIELDS, type ProfileValues } from './profile-fields.ts';

/** Unsaved profile edits, visible only to the member who typed them. */
export const profileDraftAtom = draftAtom<{ readonly memberId: string; readonly values: ProfileValues } | null>(
  'profile',
  v.nullable(v.object({ memberId: v.string(), values: v.object(v.entriesFromList(PROFILE_FIELDS, v.string())) })),
  null,
);

/**
 * Warns before the window closes with unsaved edits. Used by the layout, because the draft may belong to another page.
 */
export function useDraftGuard(): void {
  const unsaved = useAtomValue(profileDraftAtom) !== null;
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
