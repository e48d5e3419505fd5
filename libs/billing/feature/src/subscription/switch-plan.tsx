import type { SubscriptionView, SwitchOption } from '@vinlore/billing-domain';
import { ErrorNotice, StatusWord, takeFocus, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlanChooser } from '../checkout/plan-chooser.tsx';
import type { planSwitchMessages } from './messages/index.ts';
import { switchOptionsQuery } from './switch-query.ts';
import { SwitchSummary } from './switch-summary.tsx';
import styles from './switch.module.css';
import { useSwitchPlan, useUndoSwitch } from './use-switch-plan.ts';

interface PanelProps {
  readonly subscription: SubscriptionView;
  readonly options: readonly SwitchOption[];
  /** Id of the initially selected plan. */
  readonly plan: string | undefined;
  readonly onDone: (said: string | null) => void;
}

/** Panel for choosing a plan, with a summary and buttons to confirm or keep the current plan. */
function Panel({ subscription, options, plan, onDone }: PanelProps) {
  const { t, money, date } = useTranslator<typeof planSwitchMessages>();
  const [planId, setPlanId] = useState(plan);
  const act = useSwitchPlan(subscription);
  const option = options.find((each) => each.plan.id === planId) ?? options[0]!;
  const { when, charged, renews_at } = option;
  const day = date(renews_at);
  const words =
    when === 'now'
      ? t('switch.pay', { price: money(charged, option.plan.currency) })
      : t('switch.schedule', { date: day });
  const confirm = () => {
    if (act.isPending) return;
    act.mutate(option, {
      onSuccess: ({ pending }) => {
        if (pending) onDone(t('switch.pending'));
        else
          onDone(when === 'now' ? t('switch.done', { plan: option.plan.name }) : t('switch.scheduled', { date: day }));
      },
    });
  };
  return (
    <section ref={takeFocus} tabIndex={-1} className={styles.panel} aria-label={t('switch.title')}>
      <h3 className={styles.title}>{t('switch.title')}</h3>
      {options.length > 1 && (
        <PlanChooser
          offers={options.map((each) => each.plan)}
          chosen={option.plan.id}
          onChoose={(id) => {
            act.reset();
            setPlanId(id);
          }}
        />
      )}
      <SwitchSummary from={subscription.plan} option={option} />
      {act.error && <ErrorNotice error={act.error} />}
      <p className="row">
        <button type="button" className="btn btn-primary" aria-busy={act.isPending} onClick={confirm}>
          {act.isPending ? t('switch.switching') : words}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => onDone(null)}>
          {t('switch.keep')}
        </button>
      </p>
    </section>
  );
}

/** The plan scheduled for the next period, with a button to undo it. */
function NextPlan({ subscription, onDone }: { subscription: SubscriptionView; onDone: (said: string) => void }) {
  const { t, money, date } = useTranslator<typeof planSwitchMessages>();
  const undo = useUndoSwitch(subscription);
  const { plan, next_plan: next, period_end: end } = subscription;
  if (!next) return null;
  return (
    <>
      <p>{t('switch.next', { plan: next.name, date: date(end), price: money(next.price, next.currency) })}</p>
      {undo.error && <ErrorNotice error={undo.error} />}
      <p>
        <button
          type="button"
          className="btn btn-outline"
          aria-busy={undo.isPending}
          onClick={() =>
            !undo.isPending &&
            undo.mutate(undefined, { onSuccess: () => onDone(t('switch.undone', { plan: plan.name })) })
          }
        >
          {t(undo.isPending ? 'switch.undoing' : 'switch.undo')}
        </button>
      </p>
    </>
  );
}

/** Props of `SwitchPlan`. */
export interface SwitchPlanProps {
  readonly subscription: SubscriptionView;
  /** Id of the plan that the member came for, which opens the panel; undefined keeps it closed until requested. */
  readonly plan: string | undefined;
}

/** Switches a subscription to another plan, if there is one, after showing the cost. */
export function SwitchPlan({ subscription, plan }: SwitchPlanProps) {
  const { t } = useTranslator<typeof planSwitchMessages>();
  const { data: all = [] } = useQuery(switchOptionsQuery(useCall(), subscription));
  const [opened, setOpen] = useState<boolean>();
  const [said, setSaid] = useState<string | null>(null);
  const isOpen = opened ?? all.some((option) => option.plan.id === plan);
  const options = all.filter((option) => option.plan.id !== subscription.next_plan?.id);
  const done = (words: string | null) => {
    setOpen(false);
    setSaid(words);
  };
  return (
    <>
      {!isOpen && <NextPlan subscription={subscription} onDone={setSaid} />}
      <div role="status">{said && !isOpen && <StatusWord status="ok">{said}</StatusWord>}</div>
      {options.length > 0 &&
        (isOpen ? (
          <Panel subscription={subscription} options={options} plan={plan} onDone={done} />
        ) : (
          <p>
            <button
              type="button"
              className="btn btn-outline"
              onClick={() => {
                setSaid(null);
                setOpen(true);
              }}
            >
              {t('switch.open')}
            </button>
          </p>
        ))}
    </>
  );
}
