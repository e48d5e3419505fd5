import type { SubscriptionView } from '@vinlore/billing-domain';
import { Notice, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { billingMessages } from '../messages/index.ts';

const STATUS = { active: 'ok', ending: 'ok', paused: 'info', past_due: 'ask' } as const;

/** Props of `HeldPlan`. */
export interface HeldPlanProps {
  /** The member's unlimited plan. */
  readonly subscription: SubscriptionView;
  /** Button-style link to the member's subscriptions. */
  readonly subscriptionLink: (text: string) => ReactNode;
  /** Link to switch to another plan; absent if there is no other plan. */
  readonly switchWay?: ReactNode;
  /** Shows the plans with a number of documents; absent if there are none or they are already shown. */
  readonly onOthers?: (() => void) | undefined;
}

/** Notice that the member already has an unlimited plan, so they don't pay twice. */
export function HeldPlan({ subscription, subscriptionLink, switchWay, onOthers }: HeldPlanProps) {
  const { t, date } = useTranslator<typeof billingMessages>();
  const { plan, period_end, state } = subscription;
  const words = state === 'ended' ? 'active' : state;
  return (
    <Notice
      status={STATUS[words]}
      title={t(state === 'paused' ? 'billing.heldPlanPaused' : `billing.heldPlan.${plan.product}`)}
      actions={
        <>
          {switchWay ?? subscriptionLink(t('billing.seeSubscription'))}
          {onOthers && (
            <button type="button" className="btn btn-quiet" onClick={onOthers}>
              {t('billing.seeOtherPlans')}
            </button>
          )}
        </>
      }
    >
      <p>{t(`billing.heldPlanText.${words}`, { plan: plan.name, date: date(period_end) })}</p>
    </Notice>
  );
}
