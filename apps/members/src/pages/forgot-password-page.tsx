import { Link, useLocation } from '@tanstack/react-router';
import { MEMBERS_PATHS, nextOf } from '@vinlore/account-domain';
import { ForgotPassword, ResetPassword } from '@vinlore/account-feature';
import { useLinkSecret } from '@vinlore/browser';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { useApp } from '../session/use-app.ts';
import { usePageTitle } from '../use-page.ts';

/** `/members/forgot-password`; with `#token=` from an email, the form that completes the reset. */
export function ForgotPasswordPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.forgot'));
  const { memberships } = useApp();
  const { href, search } = useLocation();
  const token = useLinkSecret('token');
  if (token)
    return (
      <ResetPassword
        token={token}
        forgotLink={(text) => (
          <Link to={MEMBERS_PATHS.forgotPassword} search={search}>
            {text}
          </Link>
        )}
        onLoggedIn={memberships.enter}
      />
    );
  return (
    <ForgotPassword
      next={nextOf(href)}
      loginLink={(text) => (
        <Link to={MEMBERS_PATHS.login} search={search}>
          {text}
        </Link>
      )}
    />
  );
}
