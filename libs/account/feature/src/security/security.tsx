import type { Session } from '@vinlore/account-domain';
import { useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import { SettingsCard, SettingsPage, SettingsSection } from '../form/settings-section.tsx';
import type { AccountTexts } from '../messages/index.ts';
import { ChangePassword } from './change-password.tsx';
import { ExportData } from './export-data.tsx';
import { OpenSessions } from './open-sessions.tsx';

/** What the security screen needs of its app. */
export interface SecurityProps {
  /** For password managers: whose password is changed. */
  readonly email: string;
  /** Two-step verification of the account. */
  readonly twoStep: ReactNode;
  /** The passkeys of the account. */
  readonly passkeys: ReactNode;
  /** The way out for good: to the account deletion page. */
  readonly deletionLink: (text: string) => ReactNode;
  /** This session goes on under another token. */
  readonly onSession: (session: Session) => void;
}

/** Password, two-step verification, passkeys, open sessions, the member's data, and leaving. */
export function Security({ email, twoStep, passkeys, deletionLink, onSession }: SecurityProps) {
  const { t } = useTranslator<AccountTexts>();
  return (
    <SettingsPage title={t('account.securityTitle')} lead={t('account.securityLead')}>
      <SettingsCard>
        <SettingsSection title={t('account.passwordTitle')} lead={t('account.passwordLead')}>
          <ChangePassword email={email} onSession={onSession} />
        </SettingsSection>
        {twoStep}
        {passkeys}
        <SettingsSection title={t('account.sessionsTitle')} lead={t('account.sessionsLead')}>
          <OpenSessions />
        </SettingsSection>
        <SettingsSection title={t('account.dataTitle')} lead={t('account.dataLead')}>
          <ExportData />
        </SettingsSection>
        <SettingsSection title={t('account.deleteTitle')} lead={t('account.deleteLead')}>
          <p>{deletionLink(t('account.deleteAction'))}</p>
        </SettingsSection>
      </SettingsCard>
    </SettingsPage>
  );
}
