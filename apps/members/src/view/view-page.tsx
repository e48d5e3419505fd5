import { useNavigate } from '@tanstack/react-router';
import { MEMBERS_PATHS, type View } from '@vinlore/account-domain';
import { ViewScreen } from '@vinlore/account-feature';
import { useLinkSecret } from '@vinlore/browser';
import { useTranslator } from '@vinlore/ui';
import { useSetAtom } from 'jotai';
import { Suspense, useCallback } from 'react';
import type { membersMessages } from '../messages/index.ts';
import { useApp } from '../session/use-app.ts';
import { usePageTitle } from '../use-page.ts';
import { viewUntilAtom } from './view-atom.ts';
import { ViewTexts } from './view-texts.tsx';

/**
 * A token is renewed a minute before it expires, and a view's can't be renewed: report its lifetime a minute longer.
 */
const NEVER_EARLY_S = 60;

/** `/members/view#token=`: staff see an account as its member does (ADR 57). */
export function ViewPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.view'));
  const { memberships, isView } = useApp();
  const navigate = useNavigate();
  const setUntil = useSetAtom(viewUntilAtom);
  const token = useLinkSecret('token') ?? null;
  const onBegun = useCallback(
    ({ token, expires_in, user }: View) => {
      setUntil(Date.now() + expires_in * 1000);
      memberships.enter({ token, expires_in: expires_in + NEVER_EARLY_S, user });
      void navigate({ to: MEMBERS_PATHS.dashboard, replace: true });
    },
    [memberships, navigate, setUntil],
  );
  // A page not opened as a view can reach the member's own storage and cookies: never start a view there.
  return (
    <Suspense>
      <ViewTexts>
        <ViewScreen token={isView ? token : null} onBegun={onBegun} />
      </ViewTexts>
    </Suspense>
  );
}
