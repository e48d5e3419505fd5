import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { ConfirmRegistration } from '@vinlore/account-feature';
import { useLinkSecret } from '@vinlore/browser';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { onwards } from '../session/onwards.ts';
import { useApp } from '../session/use-app.ts';
import { usePageTitle } from '../use-page.ts';

/** `/members/confirm#token=`: activates the account and continues to the original destination. */
export function ConfirmPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.confirm'));
  const { memberships } = useApp();
  const { href, search } = useLocation();
  const navigate = useNavigate();
  const token = useLinkSecret('token') ?? null;
  return (
    <ConfirmRegistration
      token={token}
      signUpLink={(text) => (
        <Link className="btn btn-outline" to={MEMBERS_PATHS.signup} search={search}>
          {text}
        </Link>
      )}
      onLoggedIn={(session) => {
        memberships.enter(session);
        void navigate({ ...onwards(href), replace: true });
      }}
    />
  );
}
