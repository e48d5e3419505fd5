import { deletionContract, MEMBERS_PATHS } from '@vinlore/account-domain';
import { useAddress, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { SupportMail } from '../support/support-mail.tsx';
import styles from './deletion.module.css';
import { LinkAct } from './link-act.tsx';
import type { deletionMessages } from './messages/index.ts';

/** Reactivates a closed account from the emailed link, on a click. */
export function UndoDeletion() {
  const { t } = useTranslator<typeof deletionMessages>();
  const { name: brand } = useBrand();
  const call = useCall();
  const address = useAddress();
  return (
    <LinkAct
      title="deletion.undoTitle"
      action="deletion.undo"
      working="deletion.undoing"
      act={(token) => call(deletionContract.undoDeletion, { token })}
      doneTitle="deletion.openTitle"
      done={() => (
        <>
          <p className={styles.lead}>{t('deletion.open')}</p>
          <div className={styles.actions}>
            <a className="btn btn-lg btn-primary" href={address(MEMBERS_PATHS.login)}>
              {t('deletion.logIn')}
            </a>
          </div>
        </>
      )}
      over={
        <p className={styles.lead}>
          {t('deletion.overUndo')} <SupportMail />
        </p>
      }
    >
      <p className={styles.lead}>{t('deletion.undoLead', { brand })}</p>
    </LinkAct>
  );
}
