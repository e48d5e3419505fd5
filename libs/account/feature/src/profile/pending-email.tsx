import { type Profile, profileContract } from '@vinlore/account-domain';
import { ErrorNotice, Notice, Notified, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AccountTexts } from '../messages/index.ts';
import styles from './profile-form.module.css';

/** What `PendingEmail` takes. */
export interface PendingEmailProps {
  readonly pending: string;
  /** The address that holds until then. */
  readonly email: string;
  /** When it was asked for on this page: the notice comes into sight then. Null where it was there before. */
  readonly askedAt: number | null;
  readonly onChanged: (profile: Profile) => void;
}

/** A new email that waits for its confirmation: what happens next, the mail once more, and the way back. */
export function PendingEmail({ pending, email, askedAt, onChanged }: PendingEmailProps) {
  const { t } = useTranslator<AccountTexts>();
  const call = useCall();
  const resending = useMutation({
    mutationFn: () => call(profileContract.resendEmailChange, {}),
    onSuccess: onChanged,
  });
  const canceling = useMutation({
    mutationFn: () => call(profileContract.cancelEmailChange, {}),
    onSuccess: onChanged,
  });
  const isBusy = resending.isPending || canceling.isPending;
  const error = resending.error ?? canceling.error;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (askedAt !== null) place.current?.focus();
  }, [askedAt]);
  return (
    <div ref={place} tabIndex={-1} className={styles.pending}>
      <Notice
        status="info"
        title={t('account.pendingTitle')}
        actions={
          <>
            <button
              type="button"
              className="btn btn-outline"
              aria-busy={resending.isPending}
              onClick={() => {
                if (!isBusy) resending.mutate();
              }}
            >
              {t(resending.isPending ? 'account.pendingResending' : 'account.pendingResend')}
            </button>
            <button
              type="button"
              className="btn btn-quiet"
              aria-busy={canceling.isPending}
              onClick={() => {
                if (!isBusy) canceling.mutate();
              }}
            >
              {t('account.pendingCancel')}
            </button>
          </>
        }
      >
        <p>{t('account.pending', { pending, email })}</p>
      </Notice>
      {error && <ErrorNotice error={error} />}
      <div role="status">
        {resending.isSuccess && (
          <Notified key={resending.submittedAt} message={t('account.pendingResent', { pending })} />
        )}
      </div>
    </div>
  );
}
