import { Subscriptions } from '@vinlore/billing-feature';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { usePageTitle } from '../use-page.ts';
import { buyLink } from './members-links.tsx';

/** `/members/subscription` */
export function SubscriptionPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.subscription'));
  return <Subscriptions buyLink={buyLink} />;
}
