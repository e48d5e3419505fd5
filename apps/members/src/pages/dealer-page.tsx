import { Link } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { Dealer } from '@vinlore/account-feature';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { useMember } from '../session/use-member.ts';
import { usePageTitle } from '../use-page.ts';

/** `/members/dealer` */
export function DealerPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.dealer'));
  const { onProfile, onToken } = useMember();
  return (
    <Dealer
      profileLink={(text) => <Link to={MEMBERS_PATHS.profile}>{text}</Link>}
      onChanged={onProfile}
      onToken={onToken}
    />
  );
}
