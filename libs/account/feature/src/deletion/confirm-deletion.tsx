import { deletionContract } from '@vinlore/account-domain';
import { forgetDeviceCopy } from '@vinlore/browser';
import { useAddress, useBrand, useCall, useTranslator } from '@vinlore/ui';
import styles from './deletion.module.css';
import { LinkAct } from './link-act.tsx';
import type { deletionMessages } from './messages/index.ts';

const STEPS = ['confirmNow', 'confirmUndo', 'confirmThen'] as const;

/** The "Delete your account?" page: closes the account of the emailed link on a click. */
export function ConfirmDeletion() {
  const { t, date } = useTranslator<typeof deletionMessages>();
  const { name: brand } = useBrand();
  const call = useCall();
  const address = useAddress();
  const close = async (token: string) => {
    const closed = await call(deletionContract.confirmDeletion, { token });
    // The browser's session ends with the account, so this page doesn't look for it again.
    forgetDeviceCopy();
    return closed;
  };
  return (
    <LinkAct
      title="deletion.confirmTitle"
      action="deletion.confirm"
      working="deletion.confirming"
      danger
      beside={
        <a className="btn btn-lg btn-outline" href={address('/')}>
          {t('deletion.keep')}
        </a>
      }
      act={close}
      doneTitle="deletion.closedTitle"
      done={({ erase_at }) => (
        <>
          <p className={styles.lead}>{t('deletion.closed', { day: date(erase_at) })}</p>
          <p className={styles.lead}>{t('deletion.closedUndo')}</p>
          <div className={styles.actions}>
            <a className="btn btn-lg btn-outline" href={address('/')}>
              {t('deletion.home')}
            </a>
          </div>
        </>
      )}
      over={
        <>
          <p className={styles.lead}>{t('deletion.overConfirm')}</p>
          <div className={styles.actions}>
            <a className="btn btn-lg btn-outline" href={address('/account-deletion')}>
              {t('deletion.askAgain')}
            </a>
          </div>
        </>
      }
    >
      <p className={styles.lead}>{t('deletion.confirmLead', { brand })}</p>
      <dl className={`${styles.card} ${styles.steps}`}>
        {STEPS.map((step) => (
          <div key={step} className={styles.step}>
            <dt>{t(`deletion.${step}`)}</dt>
            <dd>{t(`deletion.${step}Text`)}</dd>
          </div>
        ))}
      </dl>
    </LinkAct>
  );
}
