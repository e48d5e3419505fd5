import { accountContract, type Session } from '@vinlore/account-domain';
import { CallError } from '@vinlore/contract';
import { useCall, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { accountMessages } from './messages/index.ts';
import { AccountCard } from './account-card.tsx';
import { AccountForm } from './account-form.tsx';
import { SignUpFormSchema } from './account-forms.ts';

/** What the sign-up screen needs of its app. */
export interface SignUpProps {
  /** A link to the login that keeps where the visitor wanted to go. */
  readonly loginLink: (text: string) => ReactNode;
  readonly onLoggedIn: (session: Session) => void;
  /** The account was asked for, but this password does not open it: the e-mail may have had one before. */
  readonly onRegistered: (email: string) => void;
}

const fields = [
  { name: 'email', label: 'account.email', kind: 'email', autoComplete: 'username' },
  {
    name: 'pass',
    label: 'account.password',
    kind: 'password',
    autoComplete: 'new-password',
    hint: 'account.passwordHint',
  },
  { name: 'phone', label: 'account.phone', kind: 'phone', autoComplete: 'tel', optional: true },
] as const;

/** The sign-up screen (spec §2). */
export function SignUp({ loginLink, onLoggedIn, onRegistered }: SignUpProps) {
  const { t } = useTranslator<typeof accountMessages>();
  const call = useCall();

  const send = async (values: { email: string; pass: string; phone: string }) => {
    await call(accountContract.register, { ...values, phone: values.phone || undefined });
    try {
      onLoggedIn(await call(accountContract.login, { email: values.email, pass: values.pass }));
    } catch (error) {
      // The answer to a registration does not tell whether the e-mail had an account (decisions §3); the login does
      // not either. Somebody with another password is shown the way in, in words that hold in both cases.
      if (error instanceof CallError && error.status === 422) onRegistered(values.email);
      else throw error;
    }
  };
  return (
    <AccountCard
      title={t('account.signUpTitle')}
      lead={t('account.signUpLead')}
      aside={
        <>
          {t('account.haveAccount')} {loginLink(t('account.toLogin'))}
        </>
      }
    >
      <AccountForm
        fields={fields}
        initial={{ email: '', pass: '', phone: '' }}
        schema={SignUpFormSchema}
        action="account.signUpAction"
        working="account.signUpWorking"
        send={send}
      />
    </AccountCard>
  );
}
