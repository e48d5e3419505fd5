import type { Passkey } from '@vinlore/account-domain';
import { Modal, useTranslator } from '@vinlore/ui';
import type { FormEvent } from 'react';
import type { AccountTexts } from '../messages/index.ts';
import styles from '../security/security.module.css';
import { PasskeyError } from './passkey-error.tsx';

/** Props of `PasskeyDialog`. */
export interface PasskeyDialogProps {
  readonly passkey: Passkey;
  readonly working: boolean;
  readonly error: Error | null;
  readonly onGoOn: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before removing a passkey. */
export function PasskeyDialog({ passkey, working, error, onGoOn, onClose }: PasskeyDialogProps) {
  const { t } = useTranslator<AccountTexts>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGoOn();
  };
  return (
    <Modal open onClose={onClose} title={t('account.passkeyRemoveTitle', { name: passkey.name })}>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <p>{t('account.passkeyRemoveLead')}</p>
        {error && <PasskeyError error={error} />}
        <div className={styles.actions}>
          <button className="btn btn-primary" type="submit" aria-busy={working}>
            {t(working ? 'account.passkeyRemoving' : 'account.passkeyRemoveAction')}
          </button>
          <button className="btn btn-outline" type="button" onClick={onClose}>
            {t('account.passkeyKeep')}
          </button>
        </div>
      </form>
    </Modal>
  );
}
