import { accountContract } from '@vinlore/account-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { type ReactNode, useState } from 'react';
import { AccountCard } from './form/account-card.tsx';
import { AccountForm } from './form/account-form.tsx';
import { SignUpFormSchema } from './form/credential-forms.ts';
import { MailSent } from './form/mail-sent.tsx';
import { useSold } from './form/use-sold.ts';
import type { accountMessages } from './messages/index.ts';

/** Props of the sign-up screen. */
export interface SignUpProps {
  /** Link to sign-in that keeps the destination. */
  readonly loginLink: (text: string) => ReactNode;
  /** Destination after activation, carried along in the emailed link. */
  readonly next?: string | null;
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

type Values = Record<(typeof fields)[number]['name'], string>;

/**
 * The sign-up screen (spec §2). An emailed link activates the account; neither the response nor this screen reveals
 * whether the email already had one (docs/decisions.md §3).
 */
export function SignUp({ loginLink, next }: SignUpProps) {
  const { t } = useTranslator<typeof accountMessages>();
  const call = useCall();
  const sold = useSold();
  const [values, setValues] = useState<Values>({ email: '', pass: '', phone: '' });
  const [sent, setSent] = useState(false);
  const register = async (typed: Values) => {
    await call(accountContract.register, { ...typed, phone: typed.phone || undefined, next: next ?? undefined });
  };
  if (sent)
    return (
      <MailSent
        text={t('account.registeredSent', { email: values.email.trim() })}
        sendAgain={() => register(values)}
        onOtherEmail={() => setSent(false)}
      />
    );
  return (
    <AccountCard
      title={t('account.signUpTitle')}
      lead={t('account.signUpLead', { sold })}
      aside={
        <>
          {t('account.haveAccount')} {loginLink(t('account.toLogin'))}
        </>
      }
    >
      <AccountForm
        fields={fields}
        initial={values}
        schema={SignUpFormSchema}
        action="account.signUpAction"
        working="account.signUpWorking"
        send={async (typed) => {
          await register(typed);
          setValues(typed);
          setSent(true);
        }}
      />
    </AccountCard>
  );
}
