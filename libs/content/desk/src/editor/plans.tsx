import { contentDeskContract, type ScheduledPublication } from '@vinlore/content-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { contentDeskMessages } from '../messages/index.ts';
import styles from './text-head.module.css';

/** Props of `Plans`. */
export interface PlansProps {
  readonly plans: readonly ScheduledPublication[];
  /** Called when a scheduled change was canceled. */
  readonly onCancelled: (plan: ScheduledPublication) => void;
}

/** Scheduled changes with a cancel button, and those that failed. */
export function Plans({ plans, onCancelled }: PlansProps) {
  const { t, moment } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const [error, setError] = useState<unknown>(null);
  const listed = plans.flatMap((plan) => {
    const { end } = plan;
    if (end === 'done' || end === 'cancelled') return [];
    return [{ plan, how: end ?? ('waits' as const) }];
  });
  const cancel = async (plan: ScheduledPublication) => {
    setError(null);
    await call(contentDeskContract.cancelPlan, { plan_id: plan.plan_id }).then(onCancelled, setError);
  };
  return (
    <>
      {listed.length > 0 && (
        <ul className={styles.plans}>
          {listed.map(({ plan, how }) => (
            <li key={plan.plan_id} className={styles.plan}>
              <span>{t(`content.plan.${plan.act}.${how}`, { at: moment(plan.at) })}</span>
              {how === 'waits' && (
                <button type="button" className="btn btn-quiet" onClick={() => void cancel(plan)}>
                  {t('content.plan.cancel')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {error !== null && <ErrorNotice error={error} />}
    </>
  );
}
