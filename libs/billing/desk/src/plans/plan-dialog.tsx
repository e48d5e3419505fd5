import { type StaffPlan, staffPlanContract } from '@vinlore/billing-domain';
import { ActDialog, layout } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { writeMoney } from '@vinlore/i18n';
import { TextField } from '../parts/text-field.tsx';
import { changeOf, draftOf, type PlanDraft, planFaults, PRICES } from './plan-draft.ts';

/** What `PlanDialog` takes. */
export interface PlanDialogProps {
  readonly plan: StaffPlan;
  /** Of the list of changes that stands on the page. */
  readonly version: number;
  readonly onChanged: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Changes a plan, at once or from a moment to another. */
export function PlanDialog({ plan, version, onChanged, onClose }: PlanDialogProps) {
  const { t, language } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const [draft, setDraft] = useState(() => draftOf(plan));
  const change = (changed: Partial<PlanDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const faults = planFaults(draft, plan, new Date());
  const limits = { least: writeMoney(PRICES.least, plan.currency), most: writeMoney(PRICES.most, plan.currency) };
  const { name, description } = draft;
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
      <div className={`columns ${styles.fields}`}>
        <TextField
          label={t('plan.price', { currency: plan.currency })}
          kind="number"
          autoFocus
          value={draft.price}
          onChange={(price) => change({ price })}
          max={12}
          fault={faults.has('price') && t('plan.priceFault', limits)}
        />
        {plan.kind !== 'single' && (
          <TextField
            label={t(plan.kind === 'unlimited' ? 'plan.fairUseField' : 'plan.creditsField')}
            kind="number"
            value={draft.credits}
            onChange={(credits) => change({ credits })}
            max={7}
            fault={faults.has('credits') && t('plan.creditsFault')}
          />
        )}
        <TextField label={t('plan.nameEn')} value={name.en} onChange={(en) => change({ name: { ...name, en } })} />
        <TextField label={t('plan.nameEs')} value={name.es} onChange={(es) => change({ name: { ...name, es } })} />
      </div>
      <TextField
        label={t('plan.textEn')}
        kind="long"
        max={200}
        value={description.en}
        onChange={(en) => change({ description: { ...description, en } })}
      />
      <TextField
        label={t('plan.textEs')}
        kind="long"
        max={200}
        value={description.es}
        onChange={(es) => change({ description: { ...description, es } })}
      />
      <label className={layout.check}>
        <input type="checkbox" checked={draft.off} onChange={({ target }) => change({ off: target.checked })} />
        {t('plan.offField')}
      </label>
      <div className={`columns ${styles.fields}`}>
        <TextField
          label={t('plan.starts')}
          hint={t('plan.startsHint')}
          kind="moment"
          value={draft.starts}
          onChange={(starts) => change({ starts })}
        />
        <TextField
          label={t('plan.ends')}
          hint={t('plan.endsHint')}
          kind="moment"
          value={draft.ends}
          onChange={(ends) => change({ ends })}
          fault={faults.has('ends') && t('plan.endsFault')}
        />
      </div>
    </ActDialog>
  );
}
