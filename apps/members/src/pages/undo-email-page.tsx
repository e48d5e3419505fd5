import { Link } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { UndoEmail } from '@vinlore/account-feature';
import { useLinkSecret } from '@vinlore/browser';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { useApp } from '../session/use-app.ts';
import { usePageTitle } from '../use-page.ts';

/** `/members/undo-email#token=`, sent to an account's previous email, whether signed in or not. */
export function UndoEmailPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.undoEmail'));
  const { call, memberships } = useApp();
  const token = useLinkSecret('token') ?? null;
  return (
    <UndoEmail
      token={token}
      passwordLink={(text) => (
        <Link className="btn btn-primary" to={MEMBERS_PATHS.forgotPassword}>
          {text}
        </Link>
      )}
      onUndone={() => {
        // All the account's sessions have ended; only the server knows whether this browser's was one of them.
        if (memberships.loggedIn()) void memberships.restore(call);
      }}
    />
  );
}
