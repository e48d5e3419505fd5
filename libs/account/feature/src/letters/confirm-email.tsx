import { profileContract } from '@vinlore/account-domain';
import { Notice, useCall, useTranslator } from '@vinlore/ui';
import { type ReactNode, useState } from 'react';
import { AccountCard } from '../form/account-card.tsx';
import styles from '../form/account-card.module.css';
import type { AccountTexts } from '../messages/index.ts';
import { LinkCard } from './link-card.tsx';

/** What the screen needs of its app. */
export interface ConfirmEmailProps {
  /** Out of the mail's link. */
  readonly token: string | null;
  readonly profileLink: (text: string) => ReactNode;
  /** The address is changed; a member who is logged in here sees it at once. */
  readonly onChanged: (email: string) => void;
}

/** Makes a new email effective (docs/decisions.md §4); whoever has the mailbox may be logged in or not. */
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
