import { staffSubscriptionContract, type SubscriptionView } from '@vinlore/billing-domain';
import { ActDialog, ReasonField } from '@vinlore/desk-ui';
import { toasts, useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import { MONEY_KEY } from '../parts/queries.ts';

const { staffCancelSubscription, staffKeepSubscription, staffResumeSubscription, staffUndoSwitch } =
  staffSubscriptionContract;

/** Actions that take only a reason. */
const ROWS = {
  cancel: staffCancelSubscription,
  keep: staffKeepSubscription,
  resume: staffResumeSubscription,
  undo: staffUndoSwitch,
} as const;
export type SubscriptionAct = keyof typeof ROWS;

/** The member's plan that the action applies to. */
export interface MemberPlan {
  readonly accountId: string;
  readonly subscription: SubscriptionView;
}

/** Request fields that identify a member's plan. */
export const namedOf = ({ accountId, subscription: { id, gateway } }: MemberPlan) => ({
  account_id: accountId,
  gateway,
  subscription_id: id,
});

/** Cancels a plan, undoes a cancellation, resumes it, or undoes a plan change; the member gets an email. */
export function SubscriptionActDialog({
  act,
  plan,
  onClose,
}: {
  readonly act: SubscriptionAct;
  readonly plan: MemberPlan;
  readonly onClose: () => void;
}) {
  const { t, date, money } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const { subscription } = plan;
  const { price, currency, name } = subscription.plan;
  const day = (act === 'resume' && subscription.pause?.earliest) || subscription.period_end;
  const values = { plan: name, date: date(day), price: money(price, currency) };
  const decide = async () => {
    await call(ROWS[act], { ...namedOf(plan), reason: reason.trim() });
    await queries.invalidateQueries({ queryKey: MONEY_KEY });
    toasts.show({ status: 'ok', message: t(`sub.${act}Done`, values) });
  };
  return (
    <ActDialog
      title={t(`sub.${act}Title`, values)}
      lead={t(`sub.${act}Lead`, values)}
      action={t(`sub.${act}`)}
      {...(act === 'cancel' && { tone: 'danger' })}
      ready={reason.trim().length >= 3}
      onAct={decide}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} max={300} />
    </ActDialog>
  );
}
