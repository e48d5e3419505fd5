import { memberFactorContract, type Session } from '@vinlore/account-domain';
import type { DataOf } from '@vinlore/contract';
import { ErrorNotice, Modal, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CodeField } from './code-field.tsx';
import type { TwoStepTexts } from './messages/index.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './two-step.module.css';

type Setup = DataOf<typeof memberFactorContract.start>;

/** Props of `SetUp`. */
export interface SetUpProps {
  /** Email of the account, for the recovery codes file. */
  readonly email: string;
  /** Called when it is on and the session has a new token. */
  readonly onDone: (session: Session) => void;
  readonly onClose: () => void;
}

/** Turns on two-step verification: scan, first code, recovery codes. */
export function SetUp({ email, onDone, onClose }: SetUpProps) {
  const { t } = useTranslator<TwoStepTexts>();
  const call = useCall();
  const [kept, setKept] = useState<readonly string[] | null>(null);
  // A key is valid for ten minutes and for this dialog only, so it must not come from the cache.
  const starting = useQuery({
    queryKey: ['two-step-set-up'],
    queryFn: () => call(memberFactorContract.start, {}),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (kept)
    return (
      <Modal open onClose={onClose} title={t('two-step.keepTitle')}>
        <RecoveryCodes codes={kept} email={email} onSaved={onClose} />
      </Modal>
    );
  return (
    <Modal open onClose={onClose} title={t('two-step.setUpTitle')} closeButton>
      {starting.error && <ErrorNotice error={starting.error} onRetry={() => void starting.refetch()} />}
      {starting.isPending && (
        <div role="status">
          <p className="hidden-visually">{t('two-step.preparing')}</p>
          <span className={`skeleton ${styles.place}`} />
        </div>
      )}
      {starting.data && (
        <Confirm
          key={starting.data.setup}
          setup={starting.data}
          onAgain={() => void starting.refetch()}
          onConfirmed={(session, codes) => {
            setKept(codes);
            onDone(session);
          }}
        />
      )}
    </Modal>
  );
}

interface ConfirmProps {
  readonly setup: Setup;
  readonly onAgain: () => void;
  readonly onConfirmed: (session: Session, codes: readonly string[]) => void;
}

function Confirm({ setup, onAgain, onConfirmed }: ConfirmProps) {
  const { t } = useTranslator<TwoStepTexts>();
  const call = useCall();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const confirming = useMutation({
    mutationFn: async () =>
      onConfirmed(
        await call(memberFactorContract.confirm, { setup: setup.setup, code: code.replaceAll(/\s/g, '') }),
        setup.recovery_codes,
      ),
    onError: () => setCode(''),
  });
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (code.trim() === '') event.currentTarget.querySelector('input')?.focus();
    else if (!confirming.isPending) {
      setTried(false);
      confirming.mutate();
    }
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={confirm}>
      <div>
        <p className="strong">{t('two-step.scan')}</p>
        <p className="dim sm">{t('two-step.scanHint')}</p>
      </div>
      <div className={styles.scan}>
        <img
          className={styles.qr}
          src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
          alt={t('two-step.qr')}
          width={168}
          height={168}
        />
        <div className={styles.key}>
          <p className="dim sm">{t('two-step.key')}</p>
          <code className={styles.secret}>{setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
          <a className="sm" href={setup.address}>
            {t('two-step.openApp')}
          </a>
        </div>
      </div>
      <CodeField
        label={t('two-step.firstCode')}
        error={tried && code.trim() === '' ? t('two-step.missing') : undefined}
        digits
        value={code}
        onChange={setCode}
      />
      {confirming.error && <ErrorNotice error={confirming.error} />}
      <div className={styles.actions}>
        <button className="btn btn-primary" type="submit" aria-busy={confirming.isPending}>
          {t(confirming.isPending ? 'two-step.checking' : 'two-step.confirm')}
        </button>
        {confirming.error && (
          <button className="btn btn-outline" type="button" onClick={onAgain}>
            {t('two-step.startOver')}
          </button>
        )}
      </div>
    </form>
  );
}
