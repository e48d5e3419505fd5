import { AudienceSchema, PlanKindSchema, ProductSchema } from '@vinlore/brand';
import { staffPlanContract } from '@vinlore/billing-domain';
import { ActDialog } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { SelectField } from '../parts/select-field.tsx';
import { additionOf, NEW_PLAN, type NewPlanDraft, planFaults, renews } from './plan-draft.ts';
import { PlanFields, PlanPeriod } from './plan-fields.tsx';

/** Props of `NewPlanDialog`. */
export interface NewPlanDialogProps {
  /** Currencies the brand sells in. */
  readonly currency: string;
  /** Version of the change list on the page. */
  readonly version: number;
  readonly onAdded: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Adds a plan that isn't in the brand file, now or for a scheduled period. */
export function NewPlanDialog({ currency, version, onAdded, onClose }: NewPlanDialogProps) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const [typed, setDraft] = useState(NEW_PLAN);
  const change = (changed: Partial<NewPlanDraft>) => setDraft((before) => ({ ...before, ...changed }));
  // A single plan always pays for one document; values for other plan types are kept in case the user switches back.
  const draft = typed.kind === 'single' ? { ...typed, credits: '1' } : typed;
  const faults = planFaults(draft, currency, new Date());
  const add = async () => {
    await call(staffPlanContract.staffAddPlan, additionOf(draft, currency, version));
    await onAdded();
  };
  return (
    <ActDialog
      title={t('plan.new')}
      lead={t('plan.newLead')}
      action={t(draft.starts === '' ? 'plan.sell' : 'plan.savePlanned')}
      ready={faults.size === 0}
      onAct={add}
      onClose={onClose}
    >
      <div className={`columns ${styles.fields}`}>
        <SelectField
          label={t('plan.productField')}
          value={draft.product}
          options={ProductSchema.options.map((each) => [each, t(`plan.product.${each}`)] as const)}
          onChange={(product) => change({ product })}
        />
        <SelectField
          label={t('plan.audienceField')}
          value={draft.audience}
          options={AudienceSchema.options.map((each) => [each, t(`plan.audience.${each}`)] as const)}
          onChange={(audience) => change({ audience })}
        />
        <SelectField
          label={t('plan.kindField')}
          value={draft.kind}
          options={PlanKindSchema.options.map((each) => [each, t(`plan.kind.${each}`)] as const)}
          onChange={(kind) => change({ kind })}
        />
        {renews(draft.kind) && (
          <SelectField
            label={t('plan.intervalField')}
            value={draft.interval}
            options={[
              ['month', t('plan.interval.month')],
              ['year', t('plan.interval.year')],
            ]}
            onChange={(interval) => change({ interval })}
          />
        )}
      </div>
      <PlanFields draft={draft} change={change} faults={faults} kind={draft.kind} currency={currency} />
      <PlanPeriod draft={draft} change={change} faults={faults} />
    </ActDialog>
  );
}
