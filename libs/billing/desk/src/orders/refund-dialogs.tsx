import { refundContract, type RuleReason, type StaffOrder, staffRefundContract } from '@vinlore/billing-domain';
import { ActDialog, ReasonField } from '@vinlore/desk-ui';
import { Notice, useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { MONEY_KEY } from '../parts/queries.ts';
import { readMoney, writeMoney } from '../parts/read-money.ts';
import { TextField } from '../parts/text-field.tsx';
import type { Given } from './refund-panel.tsx';

interface DialogProps {
  readonly order: StaffOrder;
  readonly onGiven: (given: Given) => void;
  readonly onClose: () => void;
}

/** One dialog is one refund, however often it is sent; and of the order as it was looked at. */
function useRefund({ order, onGiven }: DialogProps) {
  const queries = useQueryClient();
  const [idempotency_key] = useState(() => crypto.randomUUID());
  const wish = { order_id: order.id, refunded_before: order.refunded, idempotency_key };
  const done = async (given: Given) => {
    onGiven(given);
    await queries.invalidateQueries({ queryKey: MONEY_KEY });
  };
  return { wish, done, takesTwo: (amount: number) => order.refunded + amount > order.limit };
}

/** Says that nothing is given before a second person approves. */
function TwoPeople({ needed }: { readonly needed: boolean }) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  return needed ? <Notice status="ask" title={t('money.giveRuleWaits')} /> : null;
}

/** Gives back what the rule says. */
export function RuleDialog(props: DialogProps & { readonly reason: RuleReason }) {
  const { order, reason, onClose } = props;
  const { t, money } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const { wish, done, takesTwo } = useRefund(props);
  const ruled = order.rule.find((each) => each.reason === reason)?.amount ?? 0;
  const amount = money(ruled, order.currency);
  return (
    <ActDialog
      title={t('money.giveRuleTitle', { amount, reason: t(`money.reason.${reason}`) })}
      lead={t('money.giveRuleLead')}
      action={t('money.giveRule', { amount })}
      onAct={async () => done(await call(refundContract.refundOrder, { ...wish, reason }))}
      onClose={onClose}
    >
      <TwoPeople needed={takesTwo(ruled)} />
    </ActDialog>
  );
}

/** Gives back an amount that staff choose, with a reason. */
export function GiveDialog(props: DialogProps & { readonly left: number }) {
  const { order, left, onClose } = props;
  const { currency } = order;
  const { t, money } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const { wish, done, takesTwo } = useRefund(props);
  const [typed, setTyped] = useState('');
  const [takesCredits, setTakesCredits] = useState(false);
  const [why, setWhy] = useState('');
  const amount = readMoney(typed, currency);
  const isAmount = amount !== null && amount > 0 && amount <= left;
  return (
    <ActDialog
      title={t('money.giveTitle')}
      action={isAmount ? t('money.giveRule', { amount: money(amount, currency) }) : t('money.giveBack')}
      ready={isAmount && why.trim().length >= 3}
      onAct={async () =>
        done(
          await call(staffRefundContract.staffGiveBack, {
            ...wish,
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
      <label className={styles.check}>
        <input type="checkbox" checked={takesCredits} onChange={({ target }) => setTakesCredits(target.checked)} />
        {t('money.takeCredits')}
      </label>
      <ReasonField label={t('money.why')} value={why} onChange={setWhy} max={300} />
      <TwoPeople needed={isAmount && takesTwo(amount)} />
    </ActDialog>
  );
}
