import { Profile } from '@vinlore/account-feature';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { useMember } from '../session/use-member.ts';
import { usePageTitle } from '../use-page.ts';

/** `/members/profile` */
export function ProfilePage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.profile'));
  const { user, onProfile } = useMember();
  return <Profile key={user.id} memberId={user.id} onChanged={onProfile} />;
}
