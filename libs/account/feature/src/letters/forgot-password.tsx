import { accountContract } from '@vinlore/account-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { type ReactNode, useState } from 'react';
import { AccountCard } from '../form/account-card.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { ForgotFormSchema } from '../form/credential-forms.ts';
import { MailSent } from '../form/mail-sent.tsx';
import type { AccountTexts } from '../messages/index.ts';

/** Props of the screen. */
export interface ForgotPasswordProps {
  readonly loginLink: (text: string) => ReactNode;
  /** Destination after the reset, carried along in the emailed link. */
  readonly next?: string | null;
}

const fields = [{ name: 'email', label: 'account.email', kind: 'email', autoComplete: 'username' }] as const;

/** Requests a password reset email (spec §2). Doesn't reveal whether an email has an account. */
export function ForgotPassword({ loginLink, next }: ForgotPasswordProps) {
  const { t } = useTranslator<AccountTexts>();
  const call = useCall();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const ask = async (address: string) => {
    await call(accountContract.resetPassword, { email: address, next: next ?? undefined });
  };
  if (sent)
    return (
      <MailSent
        text={t('account.forgotSent', { email: email.trim() })}
        sendAgain={() => ask(email)}
        onOtherEmail={() => setSent(false)}
      />
    );
  return (
    <AccountCard
      title={t('account.forgotTitle')}
      lead={t('account.forgotLead')}
      aside={
        <>
          {t('account.rememberIt')} {loginLink(t('account.toLogin'))}
        </>
      }
    >
      <AccountForm
        fields={fields}
        initial={{ email }}
        schema={ForgotFormSchema}
        action="account.forgotAction"
        working="account.forgotWorking"
        send={async (values) => {
          await ask(values.email);
          setEmail(values.email);
          setSent(true);
        }}
      />
    </AccountCard>
  );
}
