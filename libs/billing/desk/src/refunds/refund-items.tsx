import { type StaffRefund, staffRefundContract } from '@vinlore/billing-domain';
import { ActDialog, Moment, layout, useMay } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import { RefundTag } from '../parts/order-tags.tsx';
import { MONEY_KEY } from '../parts/queries.ts';
import { FailedRefundActs, RefundFailure } from './failed-refund.tsx';

/** Withdraws a refund pending approval, after confirmation. */
export function WithdrawButton({ refund: { id, amount, currency } }: { readonly refund: StaffRefund }) {
  const { t, money } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const withdraw = async () => {
    await call(staffRefundContract.staffWithdrawRefund, { id });
    await queries.invalidateQueries({ queryKey: MONEY_KEY });
  };
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
        {t('money.withdraw')}
      </button>
      {open && (
        <ActDialog
          title={t('money.withdrawTitle', { amount: money(amount, currency) })}
          lead={t('money.withdrawLead')}
          action={t('money.withdrawAct')}
          onAct={withdraw}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Refunds of an order: amount, reason, who issued it, and status. */
export function RefundItems({ refunds }: { readonly refunds: readonly StaffRefund[] }) {
  const { t, money } = useTranslator<typeof billingDeskMessages>();
  const mayAct = useMay('billing');
  return (
    <ul className={layout.rows}>
      {refunds.map((refund) => (
        <li key={refund.id} className={layout.item}>
          <div>
            <strong>{money(refund.amount, refund.currency)}</strong> · {t(`money.reason.${refund.reason}`)}
            {refund.why !== null && <p>{refund.why}</p>}
            <p className="dim sm">
              <Moment at={refund.at} /> · {refund.by ?? t('money.nobody')}
              {refund.credits > 0 && <> · {t('money.creditsTaken', { count: refund.credits })}</>}
            </p>
            {refund.failure && <RefundFailure failure={refund.failure} />}
            {refund.state === 'failed' && mayAct && <FailedRefundActs refund={refund} />}
          </div>
          <RefundTag state={refund.state} />
          {refund.state === 'waiting' && mayAct && <WithdrawButton refund={refund} />}
        </li>
      ))}
    </ul>
  );
}
