import { Notice, useBrand, useTranslator } from '@vinlore/ui';
import { SettingsPage } from '../form/settings-section.tsx';
import type { AccountTexts } from '../messages/index.ts';

/** The subscription's place: what is true while nothing is sold. */
export function Subscription() {
  const { t } = useTranslator<AccountTexts>();
  const brand = useBrand();
  return (
    <SettingsPage title={t('account.subscriptionTitle')}>
      <Notice status="no" title={t('account.subscriptionNone')}>
        <div className="stack">
          <p>{t('account.subscriptionFree')}</p>
          <p>{t('account.subscriptionLater', { brand: brand.name })}</p>
        </div>
      </Notice>
    </SettingsPage>
  );
}
