import type { PlanKind } from '@vinlore/brand';
import { writeMoney } from '@vinlore/i18n';
import { useTranslator } from '@vinlore/ui';
import type { billingDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { TextField } from '../parts/text-field.tsx';
import { type PlanField, PRICES, type TermsDraft } from './plan-draft.ts';

/** Props of the plan fields. */
export interface PlanFieldsProps {
  readonly draft: TermsDraft;
  readonly change: (changed: Partial<TermsDraft>) => void;
  readonly faults: ReadonlySet<PlanField>;
  readonly kind: PlanKind;
  readonly currency: string;
}

/** Price, number of documents, and texts of a plan. */
export function PlanFields({ draft, change, faults, kind, currency }: PlanFieldsProps) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  const limits = { least: writeMoney(PRICES.least, currency), most: writeMoney(PRICES.most, currency) };
  const { name, description } = draft;
  return (
    <>
      <div className={`columns ${styles.fields}`}>
        <TextField
          label={t('plan.price', { currency })}
          kind="number"
          autoFocus
          value={draft.price}
          onChange={(price) => change({ price })}
          max={12}
          fault={faults.has('price') && t('plan.priceFault', limits)}
        />
        {kind !== 'single' && (
          <TextField
            label={t(kind === 'unlimited' ? 'plan.fairUseField' : 'plan.creditsField')}
            kind="number"
            value={draft.credits}
            onChange={(credits) => change({ credits })}
            max={7}
            fault={faults.has('credits') && t('plan.creditsFault')}
          />
        )}
      </div>
      <div className={`columns ${styles.fields}`}>
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
    </>
  );
}

/** Start and end of the change. */
export function PlanPeriod({ draft, change, faults }: Pick<PlanFieldsProps, 'draft' | 'change' | 'faults'>) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  return (
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
  );
}
