import { ErrorNotice, Notice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { billingMessages } from '../messages/index.ts';
import { LinePlaces, Lines, Page } from '../page/page.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { subscriptionsQuery } from './subscriptions-query.ts';

/** Props of `Subscriptions`. */
export interface SubscriptionsProps {
  readonly buyLink: (text: string) => ReactNode;
  /** The member returns from the gateway's page after changing the card. */
  readonly isCardGiven?: boolean;
  /** Id of the plan that the member came to switch to. */
  readonly switchTo?: string | undefined;
}

/** The member’s subscriptions, running ones first, or an empty state. */
export function Subscriptions({ buyLink, isCardGiven = false, switchTo }: SubscriptionsProps) {
  const { t } = useTranslator<typeof billingMessages>();
  const { data, error, isPending, refetch } = useQuery(subscriptionsQuery(useCall()));
  return (
    <Page title={t('billing.subscriptionTitle')} lead={t('billing.subscriptionLead')}>
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {isPending && <LinePlaces words={t('billing.subscriptionLoading')} />}
      {data?.length === 0 && (
        <Notice status="no" title={t('billing.subscriptionNone')} actions={buyLink(t('billing.seePlans'))}>
          <p>{t('billing.subscriptionNoneText')}</p>
        </Notice>
      )}
      {data && data.length > 0 && (
        <Lines>
          {data.map((subscription) => (
            <SubscriptionCard
              key={subscription.id}
              subscription={subscription}
              isCardGiven={isCardGiven}
              switchTo={switchTo}
            />
          ))}
        </Lines>
      )}
    </Page>
  );
}
