import { secondFactorContract, type Session } from '@vinlore/account-domain';
import type { DataOf } from '@vinlore/contract';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AccountDeskTexts } from '../messages/index.ts';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';

/** The setup that the server created. */
type Setup = DataOf<typeof secondFactorContract.start>;

/** Props of `SetUp`. */
export interface SetUpProps {
  /** Email of the account, for the recovery codes file. */
  readonly email: string;
  /** Called when the session has a new token. */
  readonly onDone: (session: Session) => void;
}

/** Sets up an authenticator app: key, recovery codes, and first code. */
export function SetUp({ email, onDone }: SetUpProps) {
  const [setup, setSetup] = useState<Setup | null>(null);
  return setup ? (
    <Confirm setup={setup} email={email} onDone={onDone} onAgain={() => setSetup(null)} />
  ) : (
    <Start onStarted={setSetup} />
  );
}

function Start({ onStarted }: { readonly onStarted: (setup: Setup) => void }) {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const starting = useMutation({
    mutationFn: async () => onStarted(await call(secondFactorContract.start, {})),
  });
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (!starting.isPending) starting.mutate();
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={start}>
      {starting.error && <ErrorNotice error={starting.error} />}
      <button className={`btn btn-primary btn-lg ${styles.wide}`} type="submit" aria-busy={starting.isPending}>
        {t(starting.isPending ? 'desk-account.starting' : 'desk-account.start')}
      </button>
    </form>
  );
}

interface ConfirmProps extends SetUpProps {
  readonly setup: Setup;
  readonly onAgain: () => void;
}

function Confirm({ setup, email, onDone, onAgain }: ConfirmProps) {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const [code, setCode] = useState('');
  const confirming = useMutation({
    mutationFn: async () => onDone(await call(secondFactorContract.confirm, { setup: setup.setup, code })),
  });
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (!confirming.isPending && code.trim() !== '') confirming.mutate();
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={confirm}>
      <ol className={styles.steps}>
        <li>
          <p className="strong">{t('desk-account.scan')}</p>
          <p className="dim sm">{t('desk-account.scanHint')}</p>
          <div className={styles.scan}>
            <img
              className={styles.qr}
              src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
              alt={t('desk-account.qr')}
              width={168}
              height={168}
            />
            <div className={styles.key}>
              <p className="dim sm">{t('desk-account.key')}</p>
              <code className={styles.secret}>{setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
              <a className="sm" href={setup.address}>
                {t('desk-account.openApp')}
              </a>
            </div>
          </div>
        </li>
        <li>
          <p className="strong">{t('desk-account.keep')}</p>
          <p className="dim sm">{t('desk-account.keepHint')}</p>
          <RecoveryCodes codes={setup.recovery_codes} email={email} />
        </li>
        <li>
          <CodeField
            label={t('desk-account.firstCode')}
            hint={t('desk-account.codeHint')}
            digits
            focused={false}
            value={code}
            onChange={setCode}
          />
        </li>
      </ol>
      {confirming.error && <ErrorNotice error={confirming.error} />}
      <button className={`btn btn-primary btn-lg ${styles.wide}`} type="submit" aria-busy={confirming.isPending}>
        {t(confirming.isPending ? 'desk-account.checking' : 'desk-account.confirm')}
      </button>
      {confirming.error && (
        <button className={`btn btn-outline ${styles.wide}`} type="button" onClick={onAgain}>
          {t('desk-account.again')}
        </button>
      )}
    </form>
  );
}
