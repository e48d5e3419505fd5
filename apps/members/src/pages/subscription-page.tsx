import { Subscription } from '@vinlore/account-feature';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { usePageTitle } from '../use-page.ts';

/** `/members/subscription` */
export function SubscriptionPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.subscription'));
  return <Subscription />;
}
