import { useSearch } from '@tanstack/react-router';
import { Subscriptions } from '@vinlore/billing-feature';
import { useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';
import { usePageTitle } from '../use-page.ts';
import { buyLink } from './members-links.tsx';

/** `/members/subscription`; `?card=given`: back from the gateway's card page; `?plan=`: change to that plan. */
export function SubscriptionPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.subscription'));
  const isCardGiven = useSearch({ strict: false, select: ({ card }: { readonly card?: unknown }) => card === 'given' });
  const switchTo = useSearch({
    strict: false,
    select: ({ plan }: { readonly plan?: unknown }) => (typeof plan === 'string' ? plan : undefined),
  });
  return <Subscriptions buyLink={buyLink} isCardGiven={isCardGiven} switchTo={switchTo} />;
}
