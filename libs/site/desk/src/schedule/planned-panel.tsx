import { Moment, Panel, StatusTag } from '@vinlore/desk-ui';
import { siteContract, type SitePlanned, type SiteState } from '@vinlore/site-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import { useEdit } from '../edit/edit-context.ts';
import { useFieldWords } from '../fields/field-words.ts';
import type { siteDeskMessages } from '../messages/index.ts';
import { ValueTable } from '../save/value-table.tsx';

/** What `PlannedPanel` takes. */
export interface PlannedPanelProps {
  /** The brand as it is once a plan was taken back. */
  readonly onCanceled: (state: SiteState) => void;
}

/** One change that waits, or that could not be kept. */
function Planned({ plan, onCanceled }: PlannedPanelProps & { readonly plan: SitePlanned }) {
  const { t, moment } = useTranslator<typeof siteDeskMessages>();
  const { fieldOf, mayChange } = useEdit();
  const { nameOf, sayValue } = useFieldWords();
  const call = useCall();
  const canceling = useMutation({
    mutationFn: () => call(siteContract.cancelSitePlan, { plan_id: plan.id }),
    onSuccess: onCanceled,
  });
  const rows = Object.entries(plan.values).map(([key, value]) => {
    const { value: now, file } = fieldOf(key);
    return { key, name: nameOf(key), before: sayValue(key, now), after: sayValue(key, value ?? file) };
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
      <ValueTable rows={rows} />
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

/** Changes of the brand that wait for their moment. */
export function PlannedPanel({ onCanceled }: PlannedPanelProps) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { planned } = useEdit().state;
  if (planned.length === 0) return null;
  return (
    <Panel title={t('site.planned')}>
      <div className="stack">
        {planned.map((plan) => (
          <Planned key={plan.id} plan={plan} onCanceled={onCanceled} />
        ))}
      </div>
    </Panel>
  );
}
