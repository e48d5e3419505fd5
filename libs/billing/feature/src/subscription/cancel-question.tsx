import type { SubscriptionView } from '@vinlore/billing-domain';
import { ErrorNotice, useTranslator } from '@vinlore/ui';
import { useEffect, useRef } from 'react';
import type { billingMessages } from '../messages/index.ts';
import type { planSwitchMessages } from './messages/index.ts';
import styles from './subscription.module.css';
import { useSubscriptionAct } from './use-subscription-act.ts';

/** Props of `CancelQuestion`. */
export interface CancelQuestionProps {
  readonly subscription: SubscriptionView;
  readonly onDone: (cancelled: boolean) => void;
}

/** Confirmation before canceling: what is kept, when the subscription ends, and both choices. */
export function CancelQuestion({ subscription, onDone }: CancelQuestionProps) {
  const { t, date } = useTranslator<typeof billingMessages & typeof planSwitchMessages>();
  const act = useSubscriptionAct(subscription);
  const { state, period_end } = subscription;
  // A paused subscription may have no paid time left, so it ends right away.
  const isSpent = state === 'paused' && new Date(period_end) <= new Date();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    yes.current?.focus();
  }, []);
  return (
    <div className={styles.question}>
      <p>{isSpent ? t('pause.cancelText') : t('billing.cancelText', { date: date(period_end) })}</p>
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
