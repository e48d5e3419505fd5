import { Link, useLocation } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { Login } from '@vinlore/account-feature';
import { useTranslator } from '@vinlore/ui';
import { useAtomValue } from 'jotai';
import type { membersMessages } from '../messages/index.ts';
import { registeredAtom } from '../session/registered.ts';
import { useApp, useMembership } from '../session/use-app.ts';
import { usePageTitle } from '../use-page.ts';

const NOTICES = { 'logged-out': 'account.loggedOut', 'session-over': 'account.sessionOver' } as const;

/** `/members/login` */
export function LoginPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.login'));
  const { memberships } = useApp();
  const membership = useMembership();
  const { search } = useLocation();
  const registered = useAtomValue(registeredAtom);
  const farewell = membership.state === 'stranger' ? membership.farewell : undefined;
  return (
    <Login
      notice={registered ? 'account.registered' : farewell && NOTICES[farewell]}
      email={registered ?? ''}
      signUpLink={(text) => (
        <Link to={MEMBERS_PATHS.signup} search={search}>
          {text}
        </Link>
      )}
      onLoggedIn={memberships.enter}
    />
  );
}
