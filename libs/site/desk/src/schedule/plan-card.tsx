import { Moment, StatusTag } from '@vinlore/desk-ui';
import { siteContract, type SitePlanned, type SiteState } from '@vinlore/site-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { siteDeskMessages } from '../messages/index.ts';

/** Props of `PlanCard`. */
export interface PlanCardProps {
  readonly plan: Pick<SitePlanned, 'id' | 'at' | 'by' | 'ended'>;
  readonly mayChange: boolean;
  /** The brand after the schedule was canceled. */
  readonly onCanceled?: (state: SiteState) => void;
  /** Called after a cancel attempt, successful or not. */
  readonly onTried?: () => Promise<unknown>;
  /** What it changes. */
  readonly children: ReactNode;
}

/** One scheduled change, or one that failed. */
export function PlanCard({ plan, mayChange, onCanceled, onTried, children }: PlanCardProps) {
  const { t, moment } = useTranslator<typeof siteDeskMessages>();
  const call = useCall();
  const canceling = useMutation({
    mutationFn: () => call(siteContract.cancelSitePlan, { plan_id: plan.id }),
    onSuccess: onCanceled,
    onSettled: onTried,
  });
  return (
    <div className="stack" role="group" aria-label={moment(plan.at)}>
      <p>
        <span className="strong">
          <Moment at={plan.at} />
        </span>{' '}
        {plan.by !== null && <span className="dim">{t('site.plannedBy', { by: plan.by })}</span>}{' '}
        {plan.ended !== null && <StatusTag tone="bad">{t(`site.plan.${plan.ended}`)}</StatusTag>}
      </p>
      {children}
      {canceling.error && <ErrorNotice error={canceling.error} />}
      {mayChange && plan.ended === null && (
        <div>
          <button
            type="button"
            className="btn btn-outline"
            disabled={canceling.isPending}
            onClick={() => canceling.mutate()}
          >
            {t('site.planCancel')}
          </button>
        </div>
      )}
    </div>
  );
}
