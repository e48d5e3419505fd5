import { Link, useLocation } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { Login } from '@vinlore/account-feature';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
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
  const farewell = membership.state === 'stranger' ? membership.farewell : undefined;
  return (
    <Login
      notice={farewell && NOTICES[farewell]}
      signUpLink={(text) => (
        <Link to={MEMBERS_PATHS.signup} search={search}>
          {text}
        </Link>
      )}
      forgotLink={(text) => (
        <Link to={MEMBERS_PATHS.forgotPassword} search={search}>
          {text}
        </Link>
      )}
      onLoggedIn={memberships.enter}
    />
  );
}
