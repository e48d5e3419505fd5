import { profileContract } from '@vinlore/account-domain';
import { Notice, useCall, useTranslator } from '@vinlore/ui';
import { type ReactNode, useState } from 'react';
import { AccountCard } from '../form/account-card.tsx';
import styles from '../form/account-card.module.css';
import type { AccountTexts } from '../messages/index.ts';
import { SupportMail } from '../support/support-mail.tsx';
import { LinkCard } from './link-card.tsx';

/** Props of the screen. */
export interface UndoEmailProps {
  /** Token from the emailed link. */
  readonly token: string | null;
  /** Link to request a new password. */
  readonly passwordLink: (text: string) => ReactNode;
  readonly onUndone: () => void;
}

/** "This wasn't me": recovers an account after its email was changed, from the former address. */
export function UndoEmail({ token, passwordLink, onUndone }: UndoEmailProps) {
  const { t } = useTranslator<AccountTexts>();
  const call = useCall();
  const [email, setEmail] = useState<string | null>(null);
  if (email !== null)
    return (
      <AccountCard title={t('account.undoEmailTitle')} lead={t('account.undoneLead')}>
        <div className={styles.form}>
          <Notice
            status="ok"
            role="status"
            title={t('account.undoneTitle')}
            actions={passwordLink(t('account.undonePassword'))}
          >
            <p>{t('account.undone', { email })}</p>
          </Notice>
        </div>
      </AccountCard>
    );
  return (
    <LinkCard
      title="account.undoEmailTitle"
      lead="account.undoEmailLead"
      action="account.undoEmailAction"
      working="account.undoEmailWorking"
      token={token}
      confirm={async (good) => {
        setEmail((await call(profileContract.vetoEmail, { token: good })).email);
        onUndone();
      }}
      wayOn={<SupportMail />}
    />
  );
}
