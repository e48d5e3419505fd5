import { profileContract } from '@vinlore/account-domain';
import { Notice, useCall, useTranslator } from '@vinlore/ui';
import { type ReactNode, useState } from 'react';
import { AccountCard } from '../form/account-card.tsx';
import styles from '../form/account-card.module.css';
import type { AccountTexts } from '../messages/index.ts';
import { LinkCard } from './link-card.tsx';

/** Props of the screen. */
export interface ConfirmEmailProps {
  /** Token from the emailed link. */
  readonly token: string | null;
  readonly profileLink: (text: string) => ReactNode;
  /** Called when the email has changed, so a signed-in member sees it right away. */
  readonly onChanged: (email: string) => void;
}

/** Confirms a new email (docs/decisions.md §4); works signed in or out. */
export function ConfirmEmail({ token, profileLink, onChanged }: ConfirmEmailProps) {
  const { t } = useTranslator<AccountTexts>();
  const call = useCall();
  const [changed, setChanged] = useState<string | null>(null);
  if (changed !== null)
    return (
      <AccountCard title={t('account.confirmEmailTitle')} lead={t('account.confirmEmailLead')}>
        <div className={styles.form}>
          <Notice
            status="ok"
            role="status"
            title={t('account.emailConfirmedTitle')}
            actions={profileLink(t('account.toProfile'))}
          >
            <p>{t('account.emailConfirmed', { email: changed })}</p>
          </Notice>
        </div>
      </AccountCard>
    );
  return (
    <LinkCard
      title="account.confirmEmailTitle"
      lead="account.confirmEmailLead"
      action="account.confirmEmailAction"
      working="account.confirmEmailWorking"
      token={token}
      confirm={async (good) => {
        const { email } = await call(profileContract.confirmEmail, { token: good });
        setChanged(email);
        onChanged(email);
      }}
      wayOn={profileLink(t('account.toProfile'))}
    />
  );
}
