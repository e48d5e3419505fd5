import { accountContract, type Session } from '@vinlore/account-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import { AccountCard } from './form/account-card.tsx';
import { AccountForm } from './form/account-form.tsx';
import { LoginFormSchema } from './form/credential-forms.ts';
import { useSold } from './form/use-sold.ts';
import type { accountMessages } from './messages/index.ts';
import { useCodeStep } from './two-step/use-code-step.tsx';
import { PasskeyLogin } from './passkeys/passkey-login.tsx';

/** Props of the sign-in screen. */
export interface LoginProps {
  /** Why the visitor is here, if something just happened. */
  readonly notice?: 'account.loggedOut' | 'account.sessionOver';
  /** Heading and lead, if they differ from the members' sign-in. */
  readonly title?: string;
  readonly lead?: string;
  /** Links to related screens that keep the destination; staff can't sign up. */
  readonly signUpLink?: (text: string) => ReactNode;
  readonly forgotLink: (text: string) => ReactNode;
  readonly onLoggedIn: (session: Session) => void;
}

type LoginValues = Readonly<Record<'email' | 'pass', string>>;

const fields = [
  { name: 'email', label: 'account.email', kind: 'email', autoComplete: 'username webauthn' },
  { name: 'pass', label: 'account.password', kind: 'password', autoComplete: 'current-password' },
] as const;

/** The sign-in screen (spec §2). */
export function Login({ title, lead, notice, signUpLink, forgotLink, onLoggedIn }: LoginProps) {
  const { t } = useTranslator<typeof accountMessages>();
  const call = useCall();
  const sold = useSold();
  const { send, step } = useCodeStep(async (values: LoginValues, code?: string) =>
    onLoggedIn(await call(accountContract.login, { ...values, ...(code !== undefined && { code }) })),
  );
  return (
    <AccountCard
      title={title ?? t('account.loginTitle')}
      lead={lead ?? t('account.loginLead', { sold })}
      notice={notice && t(notice)}
      aside={
        <>
          {forgotLink(t('account.toForgot'))}
          {signUpLink && (
            <>
              <br />
              {t('account.noAccount')} {signUpLink(t('account.toSignUp'))}
            </>
          )}
        </>
      }
    >
      {step ?? (
        <>
          <AccountForm
            fields={fields}
            initial={{ email: '', pass: '' }}
            schema={LoginFormSchema}
            action="account.loginAction"
            working="account.loginWorking"
            send={send}
          />
          <PasskeyLogin onLoggedIn={onLoggedIn} />
        </>
      )}
    </AccountCard>
  );
}
