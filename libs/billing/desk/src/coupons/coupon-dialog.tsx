import { type CouponTerms, sayTermsFault, staffCouponContract } from '@vinlore/billing-domain';
import { ActDialog, layout } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useId, useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { TextField } from '../parts/text-field.tsx';
import { usePlans } from '../parts/use-plans.ts';
import { BLANK_COUPON, type CouponDraft, couponFaults, couponOf, currencyOf, isCode, termsOf } from './coupon-draft.ts';
import { SelectField } from '../parts/select-field.tsx';

/** Props of the dialog's sections. */
interface PartProps {
  readonly draft: CouponDraft;
  readonly change: (changed: Partial<CouponDraft>) => void;
  /** The error message for a term; false if it is valid. */
  readonly fault: (term: keyof CouponTerms) => string | false;
}

/** The discount: a percentage or an amount. */
function OffFields({ draft, change, fault }: PartProps) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  const plans = usePlans();
  const currency = currencyOf(draft, plans);
  return (
    <div className={`columns ${styles.fields}`}>
      <SelectField
        label={t('coupon.kind')}
        value={draft.kind}
        options={[
          ['percent', t('coupon.kind.percent')],
          ['amount', t('coupon.kind.amount')],
        ]}
        onChange={(kind) => change({ kind })}
      />
      {draft.kind === 'percent' ? (
        <TextField
          label={t('coupon.percentField')}
          kind="number"
          value={draft.percent}
          onChange={(percent) => change({ percent })}
          max={6}
          fault={fault('percent')}
        />
      ) : (
        <TextField
          label={t('coupon.amountField', { currency })}
          kind="number"
          value={draft.amount}
          onChange={(amount) => change({ amount })}
          max={12}
          fault={fault('amount')}
        />
      )}
    </div>
  );
}

/** The plans that the coupon applies to. */
function PlanChoice({ draft, change, fault }: PartProps) {
  const { t, money, language } = useTranslator<typeof billingDeskMessages>();
  const plans = usePlans();
  const id = useId();
  const toggle = (plan: string, on: boolean) =>
    change({ plans: on ? [...draft.plans, plan] : draft.plans.filter((each) => each !== plan) });
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend className="strong">{t('coupon.plans')}</legend>
      <p id={id} className="dim sm">
        {fault('plans') || t('coupon.plansHint')}
      </p>
      <div className={styles.choices}>
        {plans.map((plan) => (
          <label key={plan.id} className={layout.check}>
            <input
              type="checkbox"
              checked={draft.plans.includes(plan.id)}
              onChange={({ target }) => toggle(plan.id, target.checked)}
            />
            <span>
              {plan.name[language]}{' '}
              <span className="dim sm">
                · {money(plan.price, plan.currency)}
                {plan.audience === 'dealer' && <> · {t('plan.audience.dealer')}</>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Validity period and usage limits. */
function LimitFields({ draft, change, fault }: PartProps) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  return (
    <div className={`columns ${styles.fields}`}>
      <TextField
        label={t('coupon.starts')}
        kind="moment"
        value={draft.starts}
        onChange={(starts) => change({ starts })}
      />
      <TextField
        label={t('coupon.ends')}
        kind="moment"
        value={draft.ends}
        onChange={(ends) => change({ ends })}
        fault={fault('ends_at')}
      />
      <TextField
        label={t('coupon.usesInAll')}
        kind="number"
        value={draft.usesInAll}
        onChange={(usesInAll) => change({ usesInAll })}
        max={9}
        fault={fault('uses_in_all')}
      />
      <TextField
        label={t('coupon.usesPerPerson')}
        kind="number"
        value={draft.usesPerPerson}
        onChange={(usesPerPerson) => change({ usesPerPerson })}
        max={9}
        fault={fault('uses_per_person')}
      />
    </div>
  );
}

/** Form for creating a coupon. */
export function CouponDialog({
  onMade,
  onClose,
}: {
  readonly onMade: () => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const text = useTranslator<typeof billingDeskMessages>();
  const { t } = text;
  const call = useCall();
  const plans = usePlans();
  const [draft, setDraft] = useState(BLANK_COUPON);
  const faults = couponFaults(draft, plans, new Date());
  const part: PartProps = {
    draft,
    change: (changed) => setDraft((before) => ({ ...before, ...changed })),
    fault: (term) => {
      const fault = faults.get(term);
      return fault !== undefined && sayTermsFault(text, fault, termsOf(draft, plans), plans);
    },
  };
  const make = async () => {
    await call(staffCouponContract.staffCreateCoupon, couponOf(draft, plans));
    await onMade();
  };
  return (
    <ActDialog
      title={t('coupon.new')}
      action={t('coupon.create')}
      ready={isCode(draft) && faults.size === 0}
      onAct={make}
      onClose={onClose}
    >
      <TextField
        label={t('coupon.code')}
        hint={t('coupon.codeHint')}
        autoFocus
        value={draft.code}
        onChange={(code) => part.change({ code })}
        fault={!isCode(draft) && t('coupon.codeFault')}
      />
      <OffFields {...part} />
      <PlanChoice {...part} />
      <label className={layout.check}>
        <input
          type="checkbox"
          checked={draft.firstPurchase}
          onChange={({ target }) => part.change({ firstPurchase: target.checked })}
        />
        {t('coupon.firstField')}
      </label>
      <LimitFields {...part} />
    </ActDialog>
  );
}
