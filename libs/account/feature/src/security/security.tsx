import type { Session } from '@vinlore/account-domain';
import { useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import { SettingsCard, SettingsPage, SettingsSection } from '../form/settings-section.tsx';
import type { AccountTexts } from '../messages/index.ts';
import { ChangePassword } from './change-password.tsx';
import { ExportData } from './export-data.tsx';
import { OpenSessions } from './open-sessions.tsx';

/** Props of the security screen. */
export interface SecurityProps {
  /** Username for password managers. */
  readonly email: string;
  /** The account's two-step verification. */
  readonly twoStep: ReactNode;
  /** The account's passkeys. */
  readonly passkeys: ReactNode;
  /** Link to the account deletion page. */
  readonly deletionLink: (text: string) => ReactNode;
  /** Called when this session has a new token. */
  readonly onSession: (session: Session) => void;
}

/** Password, two-step verification, passkeys, sessions, data export, and account deletion. */
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
