import { ViewBanner } from '@vinlore/account-feature';
import { useAtomValue } from 'jotai';
import { Suspense, useCallback } from 'react';
import { useApp, useMembership } from '../session/use-app.ts';
import { viewUntilAtom } from './view-atom.ts';
import { ViewTexts } from './view-texts.tsx';

/** Banner on each page of a read-only view. */
export function ViewBar() {
  const { memberships } = useApp();
  const membership = useMembership();
  const until = useAtomValue(viewUntilAtom);
  const onEnded = useCallback(() => memberships.leave('logged-out'), [memberships]);
  if (membership.state !== 'member' || until === null) return null;
  return (
    <Suspense>
      <ViewTexts>
        <ViewBanner email={membership.session.user.email} until={until} onEnded={onEnded} />
      </ViewTexts>
    </Suspense>
  );
}
