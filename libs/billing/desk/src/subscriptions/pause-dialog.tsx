import { staffSubscriptionContract } from '@vinlore/billing-domain';
import { ActDialog, ReasonField } from '@vinlore/desk-ui';
import { toasts, useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import { MONEY_KEY } from '../parts/queries.ts';
import { SelectField } from '../parts/select-field.tsx';
import { type MemberPlan, namedOf } from './subscription-act-dialog.tsx';

/** Value for a pause without an end date. */
const ENDLESS = 'endless';

/** Pauses a member's plan: duration, next charge with its date, and a reason. The member gets an email. */
export function PauseDialog({ plan, onClose }: { readonly plan: MemberPlan; readonly onClose: () => void }) {
  const { t, date, money } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const { pauses = [], period_end, plan: held } = plan.subscription;
  const [until, setUntil] = useState<string>(pauses[0]?.resumes_at ?? ENDLESS);
  const values = { plan: held.name, date: date(period_end) };
  const price = money(held.price, held.currency);
  const pause = async () => {
    const resumes_at = until === ENDLESS ? null : until;
    try {
      await call(staffSubscriptionContract.staffPauseSubscription, {
        ...namedOf(plan),
        resumes_at,
        reason: reason.trim(),
      });
    } finally {
      // Rejected because the dates changed: reload to show the new ones.
      await queries.invalidateQueries({ queryKey: MONEY_KEY });
    }
    toasts.show({ status: 'ok', message: t('sub.pauseDone', values) });
  };
  return (
    <ActDialog
      title={t('sub.pauseTitle', values)}
      lead={t('sub.pauseLead', values)}
      action={t('sub.pause')}
      ready={reason.trim().length >= 3}
      onAct={pause}
      onClose={onClose}
    >
      <SelectField
        label={t('sub.pauseLong')}
        value={until}
        options={[
          ...pauses.map(
            ({ months, resumes_at }) =>
              [resumes_at, t('sub.pauseMonths', { count: months, price, date: date(resumes_at) })] as const,
          ),
          [ENDLESS, t('sub.pauseEndless')],
        ]}
        onChange={setUntil}
      />
      <ReasonField value={reason} onChange={setReason} max={300} />
    </ActDialog>
  );
}
