import { deletionDeskContract, type ListedDeletion } from '@vinlore/account-domain';
import { ActDialog, ReasonField, useMay } from '@vinlore/desk-ui';
import { toasts, useCall, useTranslator } from '@vinlore/ui';
import { useId, useState } from 'react';
import { useRenew } from './member-queries.ts';
import styles from './members.module.css';
import type { MemberDeskTexts } from './messages/index.ts';
import { useTimeLeft } from './time-left.ts';

interface Closed {
  readonly id: string;
  readonly email: string;
  readonly eraseAt: string;
}
interface DialogProps {
  readonly closed: Closed;
  readonly onClose: () => void;
}

function Stop({ closed: { id, email }, onClose }: DialogProps) {
  const { t } = useTranslator<MemberDeskTexts>();
  const call = useCall();
  const renew = useRenew();
  const [reason, setReason] = useState('');
  const stop = async () => {
    await call(deletionDeskContract.staffStopDeletion, { id, reason });
    await renew();
    toasts.show({ status: 'ok', message: t('deletions.stopped', { email }) });
  };
  return (
    <ActDialog
      title={t('deletions.stopTitle', { email })}
      lead={t('deletions.stopLead')}
      action={t('deletions.stopAction')}
      ready={reason.trim() !== ''}
      onAct={stop}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} max={300} />
    </ActDialog>
  );
}

/** Requires typing the email, because this can't be undone. */
function EraseNow({ closed: { id, email, eraseAt }, onClose }: DialogProps) {
  const { t } = useTranslator<MemberDeskTexts>();
  const call = useCall();
  const renew = useRenew();
  const left = useTimeLeft();
  const field = useId();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const erase = async () => {
    await call(deletionDeskContract.staffEraseNow, { id, reason });
    await renew();
    toasts.show({ status: 'ok', message: t('deletions.erased', { email }) });
  };
  return (
    <ActDialog
      title={t('deletions.eraseTitle', { email })}
      lead={t('deletions.eraseLead', { left: left(eraseAt) })}
      action={t('deletions.eraseAction')}
      tone="danger"
      ready={reason.trim() !== '' && typed.trim().toLowerCase() === email}
      onAct={erase}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} max={300} />
      <div className={styles.sure}>
        <label className="strong" htmlFor={field}>
          {t('deletions.eraseSure')}
        </label>
        <input
          id={field}
          className="field"
          autoComplete="off"
          spellCheck={false}
          placeholder={email}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </ActDialog>
  );
}

/** Actions for an account that is scheduled for deletion. */
export function DeletionActs({ deletion }: { readonly deletion: ListedDeletion }) {
  const { t } = useTranslator<MemberDeskTexts>();
  const [asking, setAsking] = useState<'stop' | 'erase' | null>(null);
  const mayErase = useMay('owner');
  const { id, email, state, erase_at: eraseAt } = deletion;
  if (state !== 'closed' || email === null || eraseAt === null) return null;
  const closed = { id, email, eraseAt };
  const close = () => setAsking(null);
  return (
    <div className={styles.acts}>
      <button
        type="button"
        className="btn btn-outline"
        aria-label={t('deletions.stopOf', { email })}
        onClick={() => setAsking('stop')}
      >
        {t('deletions.stop')}
      </button>
      {mayErase && (
        <button
          type="button"
          className="btn btn-outline"
          aria-label={t('deletions.eraseOf', { email })}
          onClick={() => setAsking('erase')}
        >
          {t('deletions.erase')}
        </button>
      )}
      {asking === 'stop' && <Stop closed={closed} onClose={close} />}
      {asking === 'erase' && <EraseNow closed={closed} onClose={close} />}
    </div>
  );
}
