import type { SubscriptionView } from '@vinlore/billing-domain';
import { ErrorNotice, StatusWord, takeFocus, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { planSwitchMessages } from './messages/index.ts';
import styles from './subscription.module.css';
import { useSubscriptionAct } from './use-subscription-act.ts';

/** Until when a subscription is paused, and how long it is paid. */
export function PausedUntil({ subscription }: { readonly subscription: SubscriptionView }) {
  const { t, money, date } = useTranslator<typeof planSwitchMessages>();
  const { pause, period_end, plan } = subscription;
  const until = pause?.resumes_at;
  return (
    <>
      <span>
        {until
          ? t('pause.until', { date: date(until), price: money(plan.price, plan.currency) })
          : t('pause.untilResumed')}
      </span>
      {new Date(period_end) > new Date() && <span>{t('pause.yours', { date: date(period_end) })}</span>}
    </>
  );
}

/** Resumes a paused subscription after showing the next charge and its date. */
export function ResumePlan({ subscription }: { readonly subscription: SubscriptionView }) {
  const { t, money, date } = useTranslator<typeof planSwitchMessages>();
  const [asked, setAsked] = useState<string>();
  const [said, setSaid] = useState<string | null>(null);
  const act = useSubscriptionAct(subscription);
  const { pause, plan } = subscription;
  const price = money(plan.price, plan.currency);
  const resume = (day: string) => {
    if (act.isPending) return;
    act.mutate('resume', {
      onSuccess: (now) => {
        setAsked(undefined);
        setSaid(t('pause.resumed', { price, date: date(now.pause?.resumes_at ?? day) }));
      },
    });
  };
  return (
    <>
      <div role="status">{said && pause?.earliest === undefined && <StatusWord status="ok">{said}</StatusWord>}</div>
      {asked !== undefined ? (
        <div className={styles.question}>
          <p>{t('pause.resumeText', { price, date: date(asked) })}</p>
          {act.error && <ErrorNotice error={act.error} />}
          <p className="row">
            <button
              ref={takeFocus}
              type="button"
              className="btn btn-primary"
              aria-busy={act.isPending}
              onClick={() => resume(asked)}
            >
              {t(act.isPending ? 'pause.resuming' : 'pause.resumeYes')}
            </button>
            <button type="button" className="btn btn-quiet" onClick={() => setAsked(undefined)}>
              {t('pause.resumeNo')}
            </button>
          </p>
        </div>
      ) : (
        pause?.earliest !== undefined && (
          <p>
            <button type="button" className="btn btn-primary" onClick={() => setAsked(pause.earliest)}>
              {t('pause.resume')}
            </button>
          </p>
        )
      )}
    </>
  );
}
