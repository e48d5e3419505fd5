import { type Profile, profileContract } from '@vinlore/account-domain';
import { ErrorNotice, Notice, Notified, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AccountTexts } from '../messages/index.ts';
import styles from './profile-form.module.css';

/** Props of `PendingEmail`. */
export interface PendingEmailProps {
  readonly pending: string;
  /** The current email, valid until the change is confirmed. */
  readonly email: string;
  /** When the change was requested on this page: then the notice scrolls into view. Null if it was pending before. */
  readonly askedAt: number | null;
  readonly onChanged: (profile: Profile) => void;
}

/** Notice of a pending email change: next steps, and buttons to resend or cancel it. */
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
