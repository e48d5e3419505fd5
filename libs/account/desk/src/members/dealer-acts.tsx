import { type DealerState, memberDeskContract } from '@vinlore/account-domain';
import { ActDialog, ReasonField, useMay } from '@vinlore/desk-ui';
import { toasts, useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import { useRenew } from './member-queries.ts';
import styles from './members.module.css';
import type { MemberDeskTexts } from './messages/index.ts';

/** The dealer fields that the actions need. */
export interface DealerToJudge {
  readonly id: string;
  readonly name: string;
  readonly state: DealerState;
}

interface DialogProps {
  readonly dealer: DealerToJudge;
  readonly onClose: () => void;
}

function Withdraw({ dealer: { id, name }, onClose }: DialogProps) {
  const { t } = useTranslator<MemberDeskTexts>();
  const call = useCall();
  const renew = useRenew();
  const [reason, setReason] = useState('');
  const withdraw = async () => {
    await call(memberDeskContract.staffWithdrawDealer, { id, reason });
    await renew();
    toasts.show({ status: 'ok', message: t('dealers.withdrawn', { name }) });
  };
  return (
    <ActDialog
      title={t('dealers.withdrawTitle', { name })}
      lead={t('dealers.withdrawLead')}
      action={t('dealers.withdraw')}
      tone="danger"
      ready={reason.trim() !== ''}
      onAct={withdraw}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} label={t('dealers.withdrawReason')} max={300} />
    </ActDialog>
  );
}

function Approve({ dealer: { id, name, state }, onClose }: DialogProps) {
  const { t } = useTranslator<MemberDeskTexts>();
  const call = useCall();
  const renew = useRenew();
  const approve = async () => {
    await call(memberDeskContract.staffApproveDealer, { id });
    await renew();
    toasts.show({ status: 'ok', message: t('dealers.approved', { name }) });
  };
  const isAgain = state === 'withdrawn';
  return (
    <ActDialog
      title={t(isAgain ? 'dealers.giveBackOf' : 'dealers.approveOf', { name })}
      lead={isAgain ? t('dealers.giveBackLead', { name }) : undefined}
      action={t(isAgain ? 'dealers.giveBack' : 'dealers.approve')}
      onAct={approve}
      onClose={onClose}
    />
  );
}

/** Buttons to approve, revoke, or restore a dealer, depending on status. */
export function DealerActs({ dealer }: { readonly dealer: DealerToJudge }) {
  const { t } = useTranslator<MemberDeskTexts>();
  const [asking, setAsking] = useState<'approve' | 'withdraw' | null>(null);
  const { name, state } = dealer;
  if (!useMay('support')) return null;
  const isAgain = state === 'withdrawn';
  const close = () => setAsking(null);
  return (
    <div className={styles.acts}>
      {state !== 'approved' && (
        <button
          type="button"
          className="btn btn-outline"
          aria-label={t(isAgain ? 'dealers.giveBackOf' : 'dealers.approveOf', { name })}
          onClick={() => setAsking('approve')}
        >
          {t(isAgain ? 'dealers.giveBack' : 'dealers.approve')}
        </button>
      )}
      {!isAgain && (
        <button
          type="button"
          className="btn btn-outline"
          aria-label={t('dealers.withdrawOf', { name })}
          onClick={() => setAsking('withdraw')}
        >
          {t('dealers.withdraw')}
        </button>
      )}
      {asking === 'approve' && <Approve dealer={dealer} onClose={close} />}
      {asking === 'withdraw' && <Withdraw dealer={dealer} onClose={close} />}
    </div>
  );
}
