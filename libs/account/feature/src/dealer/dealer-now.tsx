import { type Profile, profileContract } from '@vinlore/account-domain';
import { Notice, useCall, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import { PictureField } from '../form/picture-field.tsx';
import { SettingsCard, SettingsSection } from '../form/settings-section.tsx';
import type { AccountTexts } from '../messages/index.ts';
import styles from './dealer.module.css';

/** Props of `DealerNow`. */
export interface DealerNowProps {
  readonly profile: Profile;
  readonly profileLink: (text: string) => ReactNode;
  readonly onChanged: (profile: Profile) => void;
}

const FIELDS = [
  ['company_name', 'account.companyName'],
  ['company_website', 'account.website'],
  ['address', 'account.address'],
  ['city', 'account.city'],
  ['state', 'account.state'],
  ['country', 'account.country'],
] as const;

/** What a registered dealer sees: their status, company details, and logo. */
export function DealerNow({ profile, profileLink, onChanged }: DealerNowProps) {
  const { t } = useTranslator<AccountTexts>();
  const call = useCall();
  const company = profile.company_name;
  return (
    <>
      <Notice status="ok" role="status" title={t('account.dealerState')}>
        <p>{t('account.dealerGains')}</p>
      </Notice>
      <SettingsCard>
        <SettingsSection title={t('account.dealerData')} lead={t('account.dealerCompanyLead')}>
          <dl className={styles.data}>
            {FIELDS.map(([name, label]) => (
              <div key={name}>
                <dt>{t(label)}</dt>
                <dd>{profile[name] || <span className="dim">{t('account.notTold')}</span>}</dd>
              </div>
            ))}
          </dl>
          <p>{profileLink(t('account.changeInProfile'))}</p>
        </SettingsSection>
        <SettingsSection title={t('account.logo')} lead={t('account.logoLead')}>
          <PictureField
            kind="logo"
            address={profile.dealer_logo}
            preview={(address) =>
              address ? (
                <img className={styles.logo} src={address} alt={t('account.logoOf', { company })} />
              ) : (
                <span className={styles.noLogo}>{t('account.noLogo')}</span>
              )
            }
            send={async (image) => {
              const { dealer_logo } = await call(profileContract.dealerLogo, { image });
              onChanged({ ...profile, dealer_logo });
            }}
          />
        </SettingsSection>
      </SettingsCard>
    </>
  );
}
