import { Passkeys, Security, TwoStep } from '@vinlore/account-feature';
import { useAddress, useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { useApp } from '../session/use-app.ts';
import { useMember } from '../session/use-member.ts';
import { usePageTitle } from '../use-page.ts';

/** `/members/security` */
export function SecurityPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.security'));
  const { memberships } = useApp();
  const { user } = useMember();
  const address = useAddress();
  return (
    <Security
      email={user.email}
      twoStep={<TwoStep email={user.email} onSession={memberships.enter} />}
      passkeys={<Passkeys onSession={memberships.enter} />}
      // A public page: the account's email is passed in the hash, which no server sees.
      deletionLink={(text) => (
        <a
          className="btn btn-outline"
          href={address(`/account-deletion#${new URLSearchParams({ email: user.email }).toString()}`)}
        >
          {text}
        </a>
      )}
      onSession={memberships.enter}
    />
  );
}
