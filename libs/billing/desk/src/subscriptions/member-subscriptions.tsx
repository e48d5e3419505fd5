import { staffSubscriptionContract, type SubscriptionView } from '@vinlore/billing-domain';
import { Facts, layout, StatusTag, type Tone, useMay } from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { MONEY_KEY } from '../parts/queries.ts';
import { type MemberPlan, type SubscriptionAct, SubscriptionActDialog } from './subscription-act-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

const TONES: Record<SubscriptionView['state'], Tone> = {
  active: 'ok',
  ending: 'wait',
  paused: 'wait',
  past_due: 'bad',
  ended: 'none',
};

function usePlanFacts({ plan, state, began_at, period_end, next_amount, currency, pause, ...more }: SubscriptionView) {
  const { t, money, date, number } = useTranslator<typeof billingDeskMessages>();
  const { used, counted = 0, next_plan: follows, gateway } = more;
  const end = date(period_end);
  const limit = (plan.fair_use ?? 0) - counted;
  const next = pause ? pause.resumes_at : period_end;
  return [
    [
      t('sub.newPrice'),
      `${money(plan.price, plan.currency)} ${t('plan.perInterval', { interval: plan.interval ?? 'month' })}`,
    ],
    [t('sub.since'), date(began_at)],
    [
      t('sub.next'),
      next_amount === null || next === null
        ? null
        : t('sub.nextCharge', { price: money(next_amount, currency), date: date(next) }),
    ],
    [t('sub.ends'), state === 'ending' || state === 'ended' ? end : null],
    [t('sub.paidUntil'), pause ? end : null],
    [
      t('sub.resumes'),
      pause && (pause.resumes_at ? t('sub.resumesOn', { date: date(pause.resumes_at) }) : t('sub.resumesNever')),
    ],
    [t('sub.follows'), follows && t('sub.followsFrom', { plan: follows.name, date: end })],
    [t('sub.used'), used === null ? null : t('sub.usedOf', { used: number(used), limit: number(limit) })],
    [t('money.gateway'), t(`money.gateway.${gateway}`)],
  ] as const;
}

/** Actions that open a dialog. */
type Asking = 'switch' | 'pause';

/** A member's plan and the actions that the user's permissions allow. */
function Plan({ plan }: { readonly plan: MemberPlan }) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  const [asking, setAsking] = useState<SubscriptionAct | Asking | null>(null);
  const maySwitch = useMay('billing');
  const { subscription } = plan;
  const { state, plan: held, next_plan: next, pauses, pause } = subscription;
  const facts = usePlanFacts(subscription);
  const acts: readonly (readonly [SubscriptionAct | Asking, boolean])[] = [
    ['switch', maySwitch && state === 'active'],
    ['undo', maySwitch && state === 'active' && next !== undefined],
    ['pause', pauses !== undefined],
    ['resume', pause?.earliest !== undefined],
    ['cancel', state === 'active' || state === 'paused' || state === 'past_due'],
    ['keep', state === 'ending'],
  ];
  const close = () => setAsking(null);
  return (
    <li className={styles.plan}>
      <div className={layout.column}>
        <h3 className={styles.heading}>
          {held.name} <StatusTag tone={TONES[state]}>{t(`sub.state.${state}`)}</StatusTag>
        </h3>
        <Facts facts={facts} />
        <div className="row">
          {acts
            .filter(([, may]) => may)
            .map(([act]) => (
              <button
                key={act}
                type="button"
                className="btn btn-outline"
                aria-label={t('sub.actOf', { act: t(`sub.${act}`), plan: held.name })}
                onClick={() => setAsking(act)}
              >
                {t(`sub.${act}`)}
              </button>
            ))}
        </div>
      </div>
      {asking === 'switch' && <SwitchDialog plan={plan} onClose={close} />}
      {asking === 'pause' && <PauseDialog plan={plan} onClose={close} />}
      {asking !== null && asking !== 'switch' && asking !== 'pause' && (
        <SubscriptionActDialog act={asking} plan={plan} onClose={close} />
      )}
    </li>
  );
}

/** A member's current and past renewing plans, for the member page. */
export function MemberSubscriptions({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const heading = useId();
  const { data, error, refetch } = useQuery({
    queryKey: [...MONEY_KEY, 'subscriptions of', accountId],
    queryFn: ({ signal }) => call(staffSubscriptionContract.staffSubscriptions, { account_id: accountId }, { signal }),
  });
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>{t('sub.title')}</h2>
      {!data && !error && <span className={`skeleton ${layout.place}`} role="status" aria-label={t('money.loading')} />}
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="dim">{t('sub.none')}</p>}
      {data && data.length > 0 && (
        <ul className={layout.rows}>
          {data.map((subscription) => (
            <Plan key={subscription.id} plan={{ accountId, subscription }} />
          ))}
        </ul>
      )}
    </section>
  );
}
