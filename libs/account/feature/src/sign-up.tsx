import { accountContract } from '@vinlore/account-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { type ReactNode, useState } from 'react';
import { AccountCard } from './form/account-card.tsx';
import { AccountForm } from './form/account-form.tsx';
import { SignUpFormSchema } from './form/credential-forms.ts';
import { MailSent } from './form/mail-sent.tsx';
import { useSold } from './form/use-sold.ts';
import type { accountMessages } from './messages/index.ts';

/** What the sign-up screen needs of its app. */
export interface SignUpProps {
  /** A link to the login that keeps where the visitor wanted to go. */
  readonly loginLink: (text: string) => ReactNode;
  /** Where the visitor wanted to go: the link of the mail leads on there. */
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
 * The sign-up screen (spec §2). The account opens by the link of a mail: neither the answer nor this screen tells
 * whether the email had an account before (docs/decisions.md §3).
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
