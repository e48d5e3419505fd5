import type { SubscriptionView } from '@vinlore/billing-domain';
import { ErrorNotice, StatusWord, takeFocus, useTranslator } from '@vinlore/ui';
import { useId, useState } from 'react';
import amounts from '../checkout/amounts.module.css';
import type { planSwitchMessages } from './messages/index.ts';
import styles from './pause.module.css';
import panel from './switch.module.css';
import { usePause } from './use-subscription-act.ts';

interface ChoiceProps {
  readonly pauses: NonNullable<SubscriptionView['pauses']>;
  /** Null: until the member resumes it. */
  readonly months: number | null;
  readonly onChoose: (months: number | null) => void;
}

/** Choice of the pause length. */
function Choice({ pauses, months, onChoose }: ChoiceProps) {
  const { t } = useTranslator<typeof planSwitchMessages>();
  const name = useId();
  const choices = [
    ...pauses.map((each) => [each.months, t('pause.months', { count: each.months })] as const),
    [null, t('pause.endless')] as const,
  ];
  return (
    <fieldset className={styles.choices}>
      <legend>{t('pause.howLong')}</legend>
      {choices.map(([each, words]) => (
        <label key={words}>
          <input type="radio" name={name} checked={each === months} onChange={() => onChoose(each)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Summary of a pause: when and what is charged next, and what is kept meanwhile. */
function Terms({ subscription, until }: { readonly subscription: SubscriptionView; readonly until: string | null }) {
  const { t, money, date } = useTranslator<typeof planSwitchMessages>();
  const { plan, period_end } = subscription;
  return (
    <>
      <dl className={styles.next}>
        <dt>{t('pause.next')}</dt>
        <dd>
          {until === null
            ? t('pause.nextNone')
            : t('pause.nextOn', { price: money(plan.price, plan.currency), date: date(until) })}
        </dd>
      </dl>
      <ul className={amounts.terms}>
        {until !== null && <li>{t('pause.resumesThen')}</li>}
        <li>{t('pause.paid', { date: date(period_end) })}</li>
        <li>{t(plan.kind === 'unlimited' ? `pause.without.${plan.product}` : 'pause.credits')}</li>
        {until !== null && <li>{t('pause.mail')}</li>}
        <li>{t('pause.anytime')}</li>
      </ul>
    </>
  );
}

interface PanelProps {
  readonly subscription: SubscriptionView;
  readonly pauses: NonNullable<SubscriptionView['pauses']>;
  readonly onDone: (paused: boolean) => void;
}

function Panel({ subscription, pauses, onDone }: PanelProps) {
  const { t } = useTranslator<typeof planSwitchMessages>();
  const [months, setMonths] = useState<number | null>(pauses[0]?.months ?? null);
  const act = usePause(subscription);
  const until = pauses.find((each) => each.months === months)?.resumes_at ?? null;
  const choose = (chosen: number | null) => {
    act.reset();
    setMonths(chosen);
  };
  return (
    <section ref={takeFocus} tabIndex={-1} className={panel.panel} aria-label={t('pause.title')}>
      <h3 className={panel.title}>{t('pause.title')}</h3>
      <Choice pauses={pauses} months={months} onChoose={choose} />
      <Terms subscription={subscription} until={until} />
      {act.error && <ErrorNotice error={act.error} />}
      <p className="row">
        <button
          type="button"
          className="btn btn-primary"
          aria-busy={act.isPending}
          onClick={() => !act.isPending && act.mutate(until, { onSuccess: () => onDone(true) })}
        >
          {t(act.isPending ? 'pause.pausing' : 'pause.confirm')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => onDone(false)}>
          {t('pause.keep')}
        </button>
      </p>
    </section>
  );
}

/** Pauses a subscription, if possible, after showing the next charge and its date. */
export function PausePlan({ subscription }: { readonly subscription: SubscriptionView }) {
  const { t } = useTranslator<typeof planSwitchMessages>();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const { pauses, pause } = subscription;
  const done = (paused: boolean) => {
    setOpen(false);
    setDone(paused);
  };
  return (
    <>
      <div role="status">
        {isDone && pause?.earliest !== undefined && <StatusWord status="ok">{t('pause.done')}</StatusWord>}
      </div>
      {pauses &&
        (isOpen ? (
          <Panel subscription={subscription} pauses={pauses} onDone={done} />
        ) : (
          <p>
            <button type="button" className="btn btn-outline" onClick={() => setOpen(true)}>
              {t('pause.open')}
            </button>
          </p>
        ))}
    </>
  );
}
