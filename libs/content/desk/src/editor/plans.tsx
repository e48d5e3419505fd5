import { contentDeskContract, type ScheduledPublication } from '@vinlore/content-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { contentDeskMessages } from '../messages/index.ts';
import styles from './text-head.module.css';

/** What `Plans` takes. */
export interface PlansProps {
  readonly plans: readonly ScheduledPublication[];
  /** A plan that was taken back. */
  readonly onCancelled: (plan: ScheduledPublication) => void;
}

/** What waits for its moment, and how to take it back; what could not be carried out is told, too. */
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
