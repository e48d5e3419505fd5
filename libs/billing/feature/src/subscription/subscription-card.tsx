import type { SubscriptionView } from '@vinlore/billing-domain';
import { ErrorNotice, type Status, StatusWord, useTranslator } from '@vinlore/ui';
import { useEffect, useRef, useState } from 'react';
import { paidHow, planHolds } from '../checkout/plan-terms.ts';
import type { billingMessages } from '../messages/index.ts';
import { RenewalCard } from './renewal-card.tsx';
import { SwitchPlan } from './switch-plan.tsx';
import styles from './subscription.module.css';
import { useSubscriptionAct } from './use-subscription-act.ts';

const STATUS: Record<SubscriptionView['state'], Status> = { active: 'ok', ending: 'no', past_due: 'ask', ended: 'no' };

/** How much of an unlimited plan’s fair use this period has seen. */
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

/** The question before a cancellation: what stays, from when it is over, and both ways on. */
function Question({ subscription, onDone }: { subscription: SubscriptionView; onDone: (cancelled: boolean) => void }) {
  const { t, date } = useTranslator<typeof billingMessages>();
  const act = useSubscriptionAct(subscription);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    yes.current?.focus();
  }, []);
  return (
    <div className={styles.question}>
      <p>{t('billing.cancelText', { date: date(subscription.period_end) })}</p>
      {act.error && <ErrorNotice error={act.error} />}
      <p className="row">
        <button
          ref={yes}
          type="button"
          className="btn btn-primary"
          aria-busy={act.isPending}
          onClick={() => !act.isPending && act.mutate('cancel', { onSuccess: () => onDone(true) })}
        >
          {t(act.isPending ? 'billing.cancelling' : 'billing.cancelYes')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => onDone(false)}>
          {t('billing.cancelNo')}
        </button>
      </p>
    </div>
  );
}

/** What `SubscriptionCard` takes. */
export interface SubscriptionCardProps {
  readonly subscription: SubscriptionView;
  /** The member has just given a card on the gateway's page. */
  readonly isCardGiven: boolean;
  /** Id of a plan that the member came to switch to. */
  readonly switchTo: string | undefined;
}

/** A subscription: what it holds, when and at what price it renews or that it ends, and two clicks to cancel, one to undo. */
export function SubscriptionCard({ subscription, isCardGiven, switchTo }: SubscriptionCardProps) {
  const text = useTranslator<typeof billingMessages>();
  const { t, date, money } = text;
  const { plan, state, period_end, next_amount, currency, began_at } = subscription;
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<'cancelled' | 'kept' | null>(null);
  const keep = useSubscriptionAct(subscription);
  const end = date(period_end);
  const willBeCharged = state === 'active' || state === 'past_due';
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
        <span>
          {state === 'active' && next_amount !== null
            ? t('billing.nextPayment', { date: end, price: money(next_amount, currency) })
            : t(`billing.until.${state}`, { date: end })}
        </span>
        <span className="dim">{t('billing.since', { date: date(began_at) })}</span>
      </p>
      <FairUse subscription={subscription} />
      {!asking && willBeCharged && <RenewalCard subscription={subscription} isGiven={isCardGiven} />}
      {!asking && state === 'active' && <SwitchPlan subscription={subscription} plan={switchTo} />}
      {asking && (
        <Question
          subscription={subscription}
          onDone={(cancelled) => {
            setAsking(false);
            setDone(cancelled ? 'cancelled' : null);
          }}
        />
      )}
      {keep.error && <ErrorNotice error={keep.error} />}
      <div role="status">
        {/* Here and not in a toast as well: the card says it where the member looks, and a toast hides the page's title. */}
        {done && !asking && <StatusWord status="ok">{t(`billing.${done}`, { date: end })}</StatusWord>}
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
