import type { SubscriptionView } from '@vinlore/billing-domain';
import { ErrorNotice, type Status, StatusWord, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import { paidHow, planHolds } from '../checkout/plan-terms.ts';
import type { billingMessages } from '../messages/index.ts';
import { CancelQuestion } from './cancel-question.tsx';
import { PausePlan } from './pause-plan.tsx';
import { RenewalCard } from './renewal-card.tsx';
import { PausedUntil, ResumePlan } from './resume-plan.tsx';
import type { planSwitchMessages } from './messages/index.ts';
import { SwitchPlan } from './switch-plan.tsx';
import styles from './subscription.module.css';
import { useSubscriptionAct } from './use-subscription-act.ts';

const STATUS: Record<SubscriptionView['state'], Status> = {
  active: 'ok',
  ending: 'no',
  paused: 'info',
  past_due: 'ask',
  ended: 'no',
};

/** Usage of an unlimited plan in this period against its fair-use limit. */
function FairUse({ subscription }: { readonly subscription: SubscriptionView }) {
  const { t, number } = useTranslator<typeof billingMessages>();
  const { used, plan, counted = 0 } = subscription;
  if (used === null || plan.fair_use === null) return null;
  const limit = plan.fair_use - counted;
  const words = t(`billing.used.${plan.product}`, { used: number(used), limit: number(limit) });
  return (
    <div className={styles.use}>
      <p>{words}</p>
      <progress aria-label={words} value={Math.min(used, limit)} max={limit} />
    </div>
  );
}

/** Props of `SubscriptionCard`. */
export interface SubscriptionCardProps {
  readonly subscription: SubscriptionView;
  /** The member has just entered a card on the gateway's page. */
  readonly isCardGiven: boolean;
  /** Id of the plan that the member came to switch to. */
  readonly switchTo: string | undefined;
}

/**
 * A subscription: what it includes, when and at what price it renews or that it ends or is paused, and buttons to
 * cancel in two clicks and undo in one.
 */
export function SubscriptionCard({ subscription, isCardGiven, switchTo }: SubscriptionCardProps) {
  const text = useTranslator<typeof billingMessages>();
  const { t: tOfPlan } = useTranslator<typeof planSwitchMessages>();
  const { t, date, money } = text;
  const { plan, state, period_end, next_amount, currency, began_at } = subscription;
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<'cancelled' | 'kept' | null>(null);
  const keep = useSubscriptionAct(subscription);
  const end = date(period_end);
  const willBeCharged = state === 'active' || state === 'paused' || state === 'past_due';
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>{plan.name}</h2>
        <p className={styles.price}>
          <strong>{money(plan.price, plan.currency)}</strong> {paidHow(plan, text)}
        </p>
      </div>
      <p className="dim">{planHolds(plan, text)}</p>
      <p className={styles.state}>
        <StatusWord status={STATUS[state]}>{t(`billing.subscription.${state}`)}</StatusWord>
        {state === 'paused' ? (
          <PausedUntil subscription={subscription} />
        ) : (
          <span>
            {state === 'active' && next_amount !== null
              ? t('billing.nextPayment', { date: end, price: money(next_amount, currency) })
              : t(`billing.until.${state}`, { date: end })}
          </span>
        )}
        <span className="dim">{t('billing.since', { date: date(began_at) })}</span>
      </p>
      <FairUse subscription={subscription} />
      {!asking && willBeCharged && <RenewalCard subscription={subscription} isGiven={isCardGiven} />}
      {!asking && state === 'active' && <SwitchPlan subscription={subscription} plan={switchTo} />}
      {!asking && willBeCharged && (
        <>
          <PausePlan subscription={subscription} />
          <ResumePlan subscription={subscription} />
        </>
      )}
      {asking && (
        <CancelQuestion
          subscription={subscription}
          onDone={(cancelled) => {
            setAsking(false);
            setDone(cancelled ? 'cancelled' : null);
          }}
        />
      )}
      {keep.error && <ErrorNotice error={keep.error} />}
      <div role="status">
        {/* Confirmed here instead of in a toast, which would cover the page title. */}
        {done && !asking && (
          <StatusWord status="ok">
            {done === 'cancelled' && state === 'ended'
              ? tOfPlan('pause.canceled')
              : t(`billing.${done}`, { date: end })}
          </StatusWord>
        )}
      </div>
      {!asking && willBeCharged && (
        <p>
          <button type="button" className="btn btn-outline" onClick={() => setAsking(true)}>
            {t('billing.cancel')}
          </button>
        </p>
      )}
      {state === 'ending' && (
        <p>
          <button
            type="button"
            className="btn btn-outline"
            aria-busy={keep.isPending}
            onClick={() => !keep.isPending && keep.mutate('keep', { onSuccess: () => setDone('kept') })}
          >
            {t(keep.isPending ? 'billing.keeping' : 'billing.keep')}
          </button>
        </p>
      )}
    </li>
  );
}
