import type { SubscriptionView } from '@vinlore/billing-domain';
import { Notice, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { billingMessages } from '../messages/index.ts';

const STATUS = { active: 'ok', ending: 'ok', paused: 'info', past_due: 'ask' } as const;

/** What `HeldPlan` takes. */
export interface HeldPlanProps {
  /** The unlimited plan that the member has. */
  readonly subscription: SubscriptionView;
  /** A button-like link to the member's plans. */
  readonly subscriptionLink: (text: string) => ReactNode;
  /** The way to switch it to another plan; absent where there is none. */
  readonly switchWay?: ReactNode;
  /** Shows the plans that add a number of documents; absent where there is none, or they are on screen. */
  readonly onOthers?: (() => void) | undefined;
}

/** Says that the member has an unlimited plan, so that nobody pays twice for one. */
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
