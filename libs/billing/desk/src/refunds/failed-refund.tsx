import { type StaffRefund, staffRefundContract } from '@vinlore/billing-domain';
import { ActDialog, layout, Moment, ReasonField } from '@vinlore/desk-ui';
import { toasts, useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { MONEY_KEY } from '../parts/queries.ts';

/** Stripe failure reasons that have a translated text. */
const KNOWN_WHY = ['lost_or_stolen_card', 'expired_or_canceled_card', 'declined'] as const;

/** The failure reason of a refund, translated. */
export const failedWords = ({ why }: Pick<NonNullable<StaffRefund['failure']>, 'why'>) =>
  `money.failedWhy.${KNOWN_WHY.find((each) => each === why) ?? 'unknown'}` as const;

interface DialogProps {
  readonly refund: StaffRefund;
  readonly onClose: () => void;
}

/** Records that a failed refund was paid out another way. */
function OtherWayDialog({ refund: { id, amount, currency, failure }, onClose }: DialogProps) {
  const { t, money } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const credits = failure?.credits ?? 0;
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [why, setWhy] = useState('');
  const [takesCredits, setTakesCredits] = useState(credits > 0);
  const book = async () => {
    const request = { id, why: why.trim(), take_credits: takesCredits, idempotency_key: idempotencyKey };
    const { waiting } = await call(staffRefundContract.staffRefundOtherWay, request);
    toasts.show({ status: 'ok', message: t(waiting ? 'money.refundState.waiting' : 'money.refundBooked') });
    await queries.invalidateQueries({ queryKey: MONEY_KEY });
  };
  return (
    <ActDialog
      title={t('money.otherWayTitle', { amount: money(amount, currency) })}
      lead={t('money.otherWayLead')}
      action={t('money.otherWayAct')}
      ready={why.trim().length >= 3}
      onAct={book}
      onClose={onClose}
    >
      <ReasonField label={t('money.otherWayHow')} value={why} onChange={setWhy} max={300} />
      {credits > 0 && (
        <label className={layout.check}>
          <input type="checkbox" checked={takesCredits} onChange={({ target }) => setTakesCredits(target.checked)} />
          {t('money.takeCreditsAgain', { count: credits })}
        </label>
      )}
    </ActDialog>
  );
}

/** Closes a failed refund without paying it out. */
function CloseDialog({ refund: { id, amount, currency }, onClose }: DialogProps) {
  const { t, money } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [why, setWhy] = useState('');
  const close = async () => {
    await call(staffRefundContract.staffCloseFailedRefund, { id, why: why.trim() });
    await queries.invalidateQueries({ queryKey: MONEY_KEY });
  };
  return (
    <ActDialog
      title={t('money.closeFailedTitle', { amount: money(amount, currency) })}
      lead={t('money.closeFailedLead')}
      action={t('money.closeFailedAct')}
      ready={why.trim().length >= 3}
      onAct={close}
      onClose={onClose}
    >
      <ReasonField label={t('money.why')} value={why} onChange={setWhy} max={300} />
    </ActDialog>
  );
}

/** Actions for a failed refund: record another payout, or close it. */
export function FailedRefundActs({ refund }: { readonly refund: StaffRefund }) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  const [open, setOpen] = useState<'other-way' | 'close' | null>(null);
  const dialog = { refund, onClose: () => setOpen(null) };
  return (
    <>
      <div className={styles.acts}>
        <button type="button" className="btn btn-outline" onClick={() => setOpen('other-way')}>
          {t('money.otherWay')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => setOpen('close')}>
          {t('money.closeFailed')}
        </button>
      </div>
      {open === 'other-way' && <OtherWayDialog {...dialog} />}
      {open === 'close' && <CloseDialog {...dialog} />}
    </>
  );
}

/** Why and when a refund failed, and how it was settled. */
export function RefundFailure({ failure }: { readonly failure: NonNullable<StaffRefund['failure']> }) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  const { at, why, credits, settled } = failure;
  return (
    <>
      <p>
        {t(failedWords({ why }))} · <Moment at={at} />
        {credits > 0 && <> · {t('money.creditsBack', { count: credits })}</>}
      </p>
      {settled && (
        <p className="dim sm">
          {t(`money.settled.${settled.outcome}`)}
          {settled.note !== null && <>: {settled.note}</>} · {settled.by ?? t('money.nobody')} ·{' '}
          <Moment at={settled.at} />
        </p>
      )}
    </>
  );
}
