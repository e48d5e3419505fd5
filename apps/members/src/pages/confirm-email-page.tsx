import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { ConfirmEmail, profileQuery } from '@vinlore/account-feature';
import { useLinkSecret } from '@vinlore/browser';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { useApp } from '../session/use-app.ts';
import { usePageTitle } from '../use-page.ts';

/** `/members/confirm-email#token=`, whether signed in or not. */
export function ConfirmEmailPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.confirmEmail'));
  const { call, memberships } = useApp();
  const queries = useQueryClient();
  const token = useLinkSecret('token') ?? null;
  return (
    <ConfirmEmail
      token={token}
      profileLink={(text) => (
        <Link className="btn btn-outline" to={MEMBERS_PATHS.profile}>
          {text}
        </Link>
      )}
      onChanged={() => {
        queries.removeQueries({ queryKey: profileQuery(call).queryKey });
        // The link may belong to a different account than the one signed in here: only the server knows.
        if (memberships.loggedIn()) void memberships.restore(call);
      }}
    />
  );
}
