import { askForPasskey } from '@vinlore/account-feature/asking';
import { secondFactorContract, type Session } from '@vinlore/account-domain';
import { knowsPasskeys, PasskeyError } from '@vinlore/account-feature/desk-parts';
import { Notice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type { AccountDeskTexts } from '../messages/index.ts';
import styles from './second-factor.module.css';

/** Props of `GivePasskey`. */
export interface GivePasskeyProps {
  /** Whether a passkey is the only method. */
  readonly alone: boolean;
  readonly onGiven: (session: Session) => void;
}

/** Asks for a passkey of the account that signed in with its password. */
export function GivePasskey({ alone, onGiven }: GivePasskeyProps) {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const asking = useMutation({
    mutationFn: async () => {
      const options = await call(secondFactorContract.passkeyOptions, { host: window.location.hostname });
      onGiven(await call(secondFactorContract.givePasskey, { proof: await askForPasskey(options) }));
    },
  });
  if (!knowsPasskeys()) return alone ? <Notice status="no" title={t('desk-account.passkeyElsewhere')} /> : null;
  return (
    <div className={styles.form}>
      {!alone && <p className={styles.or}>{t('desk-account.or')}</p>}
      {asking.error && <PasskeyError error={asking.error} />}
      <button
        type="button"
        className={`btn ${alone ? 'btn-primary' : 'btn-outline'} btn-lg ${styles.wide}`}
        aria-busy={asking.isPending}
        onClick={() => {
          if (!asking.isPending) asking.mutate();
        }}
      >
        {t(asking.isPending ? 'desk-account.passkeyWorking' : 'desk-account.usePasskey')}
      </button>
    </div>
  );
}
