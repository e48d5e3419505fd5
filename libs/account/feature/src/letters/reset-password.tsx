import { accountContract, type Session } from '@vinlore/account-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { AccountCard } from '../form/account-card.tsx';
import styles from '../form/account-card.module.css';
import { AccountForm } from '../form/account-form.tsx';
import { ResetFormSchema } from '../form/credential-forms.ts';
import type { AccountTexts } from '../messages/index.ts';
import { useCodeStep } from '../two-step/use-code-step.tsx';
import { NEW_PASSWORD_FIELDS } from './new-password-field.ts';

/** Props of the screen. */
export interface ResetPasswordProps {
  /** Token from the emailed link. */
  readonly token: string;
  /** Link to request another email. */
  readonly forgotLink: (text: string) => ReactNode;
  readonly onLoggedIn: (session: Session) => void;
}

/** Whether the link is still valid; assumed until the server says otherwise, which checks it again on submit. */
function useLinkGood(token: string): boolean {
  const call = useCall();
  const [gone, setGone] = useState<string | null>(null);
  useEffect(() => {
    const given = new AbortController();
    call(accountContract.checkResetLink, { reset_token: token }, { signal: given.signal }).then(
      ({ valid }) => setGone(valid ? null : token),
      () => {},
    );
    return () => given.abort();
  }, [call, token]);
  return gone !== token;
}

/** Completes a password reset with the emailed token (docs/decisions.md §3) and signs in. */
export function ResetPassword({ token, forgotLink, onLoggedIn }: ResetPasswordProps) {
  const { t } = useTranslator<AccountTexts>();
  const call = useCall();
  const { send, step } = useCodeStep(async ({ new_pass }: { readonly new_pass: string }, code?: string) =>
    onLoggedIn(
      await call(accountContract.confirmResetPassword, {
        reset_token: token,
        new_pass,
        ...(code !== undefined && { code }),
      }),
    ),
  );
  if (!useLinkGood(token))
    return (
      <AccountCard title={t('account.resetTitle')} lead={t('account.resetGone')}>
        <p className={styles.actions}>{forgotLink(t('account.newLink'))}</p>
      </AccountCard>
    );
  return (
    <AccountCard
      title={t('account.resetTitle')}
      lead={t('account.resetLead')}
      aside={
        <>
          {t('account.linkTooOld')} {forgotLink(t('account.newLink'))}
        </>
      }
    >
      {step ?? (
        <AccountForm
          fields={NEW_PASSWORD_FIELDS}
          initial={{ new_pass: '' }}
          schema={ResetFormSchema}
          action="account.resetAction"
          working="account.resetWorking"
          send={send}
        />
      )}
    </AccountCard>
  );
}
