import { type StaffOrder, staffOrderContract } from '@vinlore/billing-domain';
import { ActDialog, useMay } from '@vinlore/desk-ui';
import { toasts, useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';

/** Button that resends a paid order's receipt to its buyer; hidden if the order has no recipient. */
export function ResendReceipt({ order: { id, email, state } }: { readonly order: StaffOrder }) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const [asking, setAsking] = useState(false);
  const maySend = useMay(['support', 'billing']);
  if (!maySend || email === null || !(state === 'paid' || state === 'refunded')) return null;
  const send = async () => {
    await call(staffOrderContract.staffResendReceipt, { id });
    toasts.show({ status: 'ok', message: t('money.receiptSent', { email }) });
  };
  return (
    <>
      <button type="button" className="btn btn-outline" onClick={() => setAsking(true)}>
        {t('money.resendReceipt')}
      </button>
      {asking && (
        <ActDialog
          title={t('money.resendTitle')}
          lead={t('money.resendLead', { email })}
          action={t('money.resendReceipt')}
          onAct={send}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
