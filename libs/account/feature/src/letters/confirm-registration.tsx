import { accountContract, type Session } from '@vinlore/account-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { AccountTexts } from '../messages/index.ts';
import { LinkCard } from './link-card.tsx';

/** What the screen needs of its app. */
export interface ConfirmRegistrationProps {
  /** Out of the mail's link. */
  readonly token: string | null;
  readonly signUpLink: (text: string) => ReactNode;
  readonly onLoggedIn: (session: Session) => void;
}

/** Opens the account of a registration, and logs in: the link proves whose mailbox it is. */
export function ConfirmRegistration({ token, signUpLink, onLoggedIn }: ConfirmRegistrationProps) {
  const { t } = useTranslator<AccountTexts>();
  const call = useCall();
  return (
    <LinkCard
      title="account.confirmTitle"
      lead="account.confirmLead"
      action="account.confirmAction"
      working="account.confirmWorking"
      token={token}
      confirm={async (good) => onLoggedIn(await call(accountContract.confirmRegistration, { token: good }))}
      wayOn={signUpLink(t('account.signUpAgain'))}
    />
  );
}
