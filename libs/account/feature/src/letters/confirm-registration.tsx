import { accountContract, type Session } from '@vinlore/account-domain';
import { CallError } from '@vinlore/contract';
import { useCall, useTranslator } from '@vinlore/ui';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { AccountCard } from '../form/account-card.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { ResetFormSchema } from '../form/credential-forms.ts';
import type { AccountTexts } from '../messages/index.ts';
import { LinkCard } from './link-card.tsx';
import { NEW_PASSWORD_FIELDS } from './new-password-field.ts';

/** Props of the screen. */
export interface ConfirmRegistrationProps {
  /** Token from the emailed link. */
  readonly token: string | null;
  readonly signUpLink: (text: string) => ReactNode;
  readonly onLoggedIn: (session: Session) => void;
}

const PasswordNeeded = v.object({ reason: v.literal('password-needed') });

/**
 * Activates a registered account and signs in; the link proves ownership of the mailbox. In a browser other than the
 * one that signed up, the password is chosen here.
 */
export function ConfirmRegistration({ token, signUpLink, onLoggedIn }: ConfirmRegistrationProps) {
  const { t } = useTranslator<AccountTexts>();
  const call = useCall();
  const [choosing, setChoosing] = useState(false);
  const confirm = async (good: string) => {
    try {
      onLoggedIn(await call(accountContract.confirmRegistration, { token: good }));
    } catch (error) {
      if (!(error instanceof CallError && v.is(PasswordNeeded, error.data))) throw error;
      setChoosing(true);
    }
  };
  if (choosing && token !== null)
    return (
      <AccountCard title={t('account.choosePasswordTitle')} lead={t('account.choosePasswordLead')}>
        <AccountForm
          fields={NEW_PASSWORD_FIELDS}
          initial={{ new_pass: '' }}
          schema={ResetFormSchema}
          action="account.confirmAction"
          working="account.confirmWorking"
          send={async ({ new_pass }) =>
            onLoggedIn(await call(accountContract.confirmRegistration, { token, new_pass }))
          }
        />
      </AccountCard>
    );
  return (
    <LinkCard
      title="account.confirmTitle"
      lead="account.confirmLead"
      action="account.confirmAction"
      working="account.confirmWorking"
      token={token}
      confirm={confirm}
      wayOn={signUpLink(t('account.signUpAgain'))}
    />
  );
}
