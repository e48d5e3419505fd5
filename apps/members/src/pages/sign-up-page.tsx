import { Link, useLocation } from '@tanstack/react-router';
import { MEMBERS_PATHS, nextOf } from '@vinlore/account-domain';
import { SignUp } from '@vinlore/account-feature';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { usePageTitle } from '../use-page.ts';

/**
 * `/members/signup`. If the account is activated in another window of this browser, this page continues automatically.
 */
export function SignUpPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.signUp'));
  const { href, search } = useLocation();
  return (
    <SignUp
      next={nextOf(href)}
      loginLink={(text) => (
        <Link to={MEMBERS_PATHS.login} search={search}>
          {text}
        </Link>
      )}
    />
  );
}
