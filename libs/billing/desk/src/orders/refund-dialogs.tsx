import { refundContract, type RuleReason, type StaffOrder, staffRefundContract } from '@vinlore/billing-domain';
import { ActDialog, ReasonField, layout } from '@vinlore/desk-ui';
import { Notice, useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import { readMoney, writeMoney } from '@vinlore/i18n';
import { TextField } from '../parts/text-field.tsx';
import { Meanwhile, ruleOf } from './meanwhile.tsx';
import { type Given, useRefund } from './use-refund.ts';

interface DialogProps {
  /** The order as it was when the dialog opened. */
  readonly order: StaffOrder;
  readonly onGiven: (given: Given) => void;
  readonly onClose: () => void;
}

/** Notice that nothing is refunded until a second person approves. */
function TwoPeople({ needed }: { readonly needed: boolean }) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  return needed ? <Notice status="ask" title={t('money.giveRuleWaits')} /> : null;
}

/** Button label: above the limit, the refund is only requested. */
function useActWords() {
  const { t, money } = useTranslator<typeof billingDeskMessages>();
  return (amount: number, currency: string, takesTwo: boolean) =>
    t(takesTwo ? 'money.askFor' : 'money.giveRule', { amount: money(amount, currency) });
}

/** Refunds the amount given by the rule. */
export function RuleDialog({ order: opened, reason, onGiven, onClose }: DialogProps & { readonly reason: RuleReason }) {
  const { t, money } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const { order, before, takesTwo, give } = useRefund(opened, onGiven);
  const words = useActWords();
  // If the rule now gives nothing, keep showing the previous amount.
  const ruled = ruleOf(order, reason)?.amount ?? null;
  const amount = ruled ?? (before && ruleOf(before, reason)?.amount) ?? 0;
  const isTwo = takesTwo(amount);
  return (
    <ActDialog
      title={t('money.giveRuleTitle', { amount: money(amount, order.currency), reason: t(`money.reason.${reason}`) })}
      lead={t('money.giveRuleLead')}
      action={words(amount, order.currency, isTwo)}
      ready={ruled !== null}
      onAct={() => give((request) => call(refundContract.refundOrder, { ...request, reason }))}
      onClose={onClose}
    >
      <TwoPeople needed={ruled !== null && isTwo} />
      {before && <Meanwhile before={before} order={order} reason={reason} />}
    </ActDialog>
  );
}

/** Refunds an amount chosen by staff, with a reason. */
export function GiveDialog({ order: opened, onGiven, onClose }: DialogProps) {
  const { t, money } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const { order, before, takesTwo, give } = useRefund(opened, onGiven);
  const words = useActWords();
  const [typed, setTyped] = useState('');
  const [takesCredits, setTakesCredits] = useState(false);
  const [why, setWhy] = useState('');
  const { currency } = order;
  const left = order.amount - order.refunded;
  const amount = readMoney(typed, currency);
  const isAmount = amount !== null && amount > 0 && amount <= left;
  const isTwo = isAmount && takesTwo(amount);
  return (
    <ActDialog
      title={t('money.giveTitle')}
      action={isAmount ? words(amount, currency, isTwo) : t('money.giveBack')}
      ready={isAmount && why.trim().length >= 3}
      onAct={() =>
        give((request) =>
          call(staffRefundContract.staffGiveBack, {
            ...request,
            amount: amount ?? 0,
            why: why.trim(),
            take_credits: takesCredits,
          }),
        )
      }
      onClose={onClose}
    >
      <TextField
        label={t('money.amountField', { currency })}
        hint={t('money.amountHint', { left: money(left, currency) })}
        kind="number"
        autoFocus
        value={typed}
        onChange={setTyped}
        fault={!isAmount && t('money.amountFault', { left: writeMoney(left, currency) })}
      />
      <label className={layout.check}>
        <input type="checkbox" checked={takesCredits} onChange={({ target }) => setTakesCredits(target.checked)} />
        {t('money.takeCredits')}
      </label>
      <ReasonField label={t('money.why')} value={why} onChange={setWhy} max={300} />
      <TwoPeople needed={isTwo} />
      {before && <Meanwhile before={before} order={order} reason="goodwill" />}
    </ActDialog>
  );
}
