import { deskContract, type DeskMe } from '@vinlore/account-domain';
import { arrivalAddress } from '@vinlore/brand';
import { Passkeys, SettingsCard } from '@vinlore/account-feature/desk-parts';
import { DeskPage } from '@vinlore/desk-ui';
import { ErrorNotice, Notice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountDeskTexts } from '../messages/index.ts';
import { Factors, OWN_FACTORS } from './factors.tsx';
import styles from './security.module.css';
import { Sessions } from './sessions.tsx';

/** Shown on another brand's desk: security settings are managed at the home brand. */
function AtHome({ me }: { readonly me: DeskMe }) {
  const { t } = useTranslator<AccountDeskTexts>();
  const { key } = useBrand();
  const home = me.brands.find((each) => each.key === me.home);
  const brand = home?.name ?? me.home;
  return (
    <Notice
      status="info"
      title={t('desk-account.atHome', { brand })}
      actions={
        home && (
          <a className="btn btn-primary" href={arrivalAddress(home, key)}>
            {t('desk-account.goHome', { brand })}
          </a>
        )
      }
    />
  );
}

/** `/staff/security`: your second factors and sessions. */
export function SecurityPage() {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const brand = useBrand();
  const queries = useQueryClient();
  const me = useQuery({ queryKey: ['desk-me'], queryFn: ({ signal }) => call(deskContract.me, {}, { signal }) });
  return (
    <DeskPage title={t('desk-account.security')} lead={t('desk-account.securityLead')}>
      {me.error && <ErrorNotice error={me.error} onRetry={() => void me.refetch()} />}
      {me.data && me.data.home !== brand.key && <AtHome me={me.data} />}
      {me.data?.home === brand.key && (
        <div className={styles.panels}>
          <Factors email={me.data.account.email} />
          <SettingsCard>
            {/* The session now has a new token; the next call gets it with the desk's cookie. */}
            <Passkeys onSession={() => void queries.invalidateQueries({ queryKey: OWN_FACTORS })} />
          </SettingsCard>
          <Sessions />
        </div>
      )}
    </DeskPage>
  );
}
