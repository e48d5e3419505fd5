import { deskContract, type DeskMe } from '@vinlore/account-domain';
import { DeskPage } from '@vinlore/desk-ui';
import { ErrorNotice, Notice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { AccountDeskTexts } from '../messages/index.ts';
import { Factors } from './factors.tsx';
import styles from './security.module.css';
import { Sessions } from './sessions.tsx';

/** At another brand's desk: one's account is looked after at home. */
function AtHome({ me }: { readonly me: DeskMe }) {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const brand = me.brands.find(({ key }) => key === me.home)?.name ?? me.home;
  const leaving = useMutation({
    mutationFn: () => call(deskContract.handOver, { brand: me.home }),
    onSuccess: ({ address }) => window.location.assign(address),
  });
  return (
    <>
      <Notice
        status="info"
        title={t('desk-account.atHome', { brand })}
        actions={
          <button
            type="button"
            className="btn btn-primary"
            aria-busy={leaving.isPending}
            onClick={() => {
              if (!leaving.isPending) leaving.mutate();
            }}
          >
            {t('desk-account.goHome', { brand })}
          </button>
        }
      />
      {leaving.error && <ErrorNotice error={leaving.error} />}
    </>
  );
}

/** `/staff/security`: one's own second factor and sessions. */
export function SecurityPage() {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const brand = useBrand();
  const me = useQuery({ queryKey: ['desk-me'], queryFn: ({ signal }) => call(deskContract.me, {}, { signal }) });
  return (
    <DeskPage title={t('desk-account.security')} lead={t('desk-account.securityLead')}>
      {me.error && <ErrorNotice error={me.error} onRetry={() => void me.refetch()} />}
      {me.data && me.data.home !== brand.key && <AtHome me={me.data} />}
      {me.data?.home === brand.key && (
        <div className={styles.panels}>
          <Factors email={me.data.account.email} />
          <Sessions />
        </div>
      )}
    </DeskPage>
  );
}
