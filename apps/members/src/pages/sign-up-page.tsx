import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { SignUp } from '@vinlore/account-feature';
import { useTranslator } from '@vinlore/ui';
import { useSetAtom } from 'jotai';
import type { membersMessages } from '../messages/index.ts';
import { registeredAtom } from '../session/registered.ts';
import { useApp } from '../session/use-app.ts';
import { usePageTitle } from '../use-page.ts';

/** `/members/signup` */
export function SignUpPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.signUp'));
  const { memberships } = useApp();
  const { search } = useLocation();
  const navigate = useNavigate();
  const setRegistered = useSetAtom(registeredAtom);
  return (
    <SignUp
      loginLink={(text) => (
        <Link to={MEMBERS_PATHS.login} search={search}>
          {text}
        </Link>
      )}
      onLoggedIn={memberships.enter}
      onRegistered={(email) => {
        setRegistered(email);
        void navigate({ to: MEMBERS_PATHS.login, search });
      }}
    />
  );
}
