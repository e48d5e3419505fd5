import { type StaffPlan, staffPlanContract } from '@vinlore/billing-domain';
import { ActDialog, layout } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import { changeOf, draftOf, type PlanDraft, planFaults } from './plan-draft.ts';
import { PlanFields, PlanPeriod } from './plan-fields.tsx';

/** Props of `PlanDialog`. */
export interface PlanDialogProps {
  readonly plan: StaffPlan;
  /** Version of the change list on the page. */
  readonly version: number;
  readonly onChanged: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Changes a plan now or for a scheduled period. */
export function PlanDialog({ plan, version, onChanged, onClose }: PlanDialogProps) {
  const { t, language } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const [draft, setDraft] = useState(() => draftOf(plan));
  const change = (changed: Partial<PlanDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const faults = planFaults(draft, plan.currency, new Date());
  const save = async () => {
    await call(staffPlanContract.staffChangePlan, changeOf(draft, plan, version));
    await onChanged();
  };
  return (
    <ActDialog
      title={t('plan.changeOf', { plan: plan.name[language] })}
      action={t(draft.starts === '' ? 'plan.save' : 'plan.savePlanned')}
      ready={faults.size === 0}
      onAct={save}
      onClose={onClose}
    >
      <PlanFields draft={draft} change={change} faults={faults} kind={plan.kind} currency={plan.currency} />
      <label className={layout.check}>
        <input type="checkbox" checked={draft.off} onChange={({ target }) => change({ off: target.checked })} />
        {t('plan.offField')}
      </label>
      <PlanPeriod draft={draft} change={change} faults={faults} />
    </ActDialog>
  );
}
