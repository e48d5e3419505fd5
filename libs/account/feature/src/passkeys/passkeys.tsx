import type { Passkey, Session } from '@vinlore/account-domain';
import { ErrorNotice, Notice, Notified, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsSection } from '../form/settings-section.tsx';
import type { AccountTexts } from '../messages/index.ts';
import styles from '../security/security.module.css';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { PasskeyError } from './passkey-error.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { knowsPasskeys } from './passkey-support.ts';
import { passkeysQuery } from './passkeys-query.ts';
import { type PasskeyAct, usePasskeyAct } from './use-passkey-act.ts';

/** Props of `Passkeys`. */
export interface PasskeysProps {
  /** Called when this session has a new token. */
  readonly onSession: (session: Session) => void;
}

/** The member's passkeys on the security page: list, add, rename, remove. */
export function Passkeys({ onSession }: PasskeysProps) {
  const { t } = useTranslator<AccountTexts>();
  const { mutate, reset, isBusy, isPending, error, isSuccess, submittedAt, variables } = usePasskeyAct(onSession);
  const [removing, setRemoving] = useState<Passkey | null>(null);

  const go = (act: PasskeyAct) => {
    if (!isBusy()) mutate(act, { onSuccess: () => setRemoving(null) });
  };
  const adding = isPending && variables.kind === 'add';
  return (
    <SettingsSection title={t('account.passkeysTitle')} lead={t('account.passkeysLead')}>
      <List
        onRemove={(passkey) => {
          reset();
          setRemoving(passkey);
        }}
      />
      {error && !removing && <PasskeyError error={error} />}
      {knowsPasskeys() ? (
        <div className={styles.actions}>
          <button type="button" className="btn btn-primary" aria-busy={adding} onClick={() => go({ kind: 'add' })}>
            {t(adding ? 'account.passkeyWorking' : 'account.passkeyAdd')}
          </button>
        </div>
      ) : (
        <Notice status="info" title={t('account.passkeyUnsupported')} />
      )}
      <div role="status">
        {isSuccess && (
          <Notified
            key={submittedAt}
            message={t(variables.kind === 'add' ? 'account.passkeyIsAdded' : 'account.passkeyIsRemoved')}
          />
        )}
      </div>
      {removing && (
        <PasskeyDialog
          passkey={removing}
          working={isPending}
          error={error}
          onGoOn={() => go({ kind: 'remove', passkey: removing })}
          onClose={() => {
            setRemoving(null);
            reset();
          }}
        />
      )}
    </SettingsSection>
  );
}

function List({ onRemove }: { readonly onRemove: (passkey: Passkey) => void }) {
  const { t } = useTranslator<AccountTexts>();
  const query = useQuery(passkeysQuery(useCall()));
  if (query.error) return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data)
    return (
      <div className={styles.places} role="status">
        <p className="hidden-visually">{t('account.passkeysLoading')}</p>
        <span className="skeleton" />
      </div>
    );
  if (query.data.length === 0) return <p className="dim">{t('account.passkeysNone')}</p>;
  return (
    <ul className={styles.sessions}>
      {query.data.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => onRemove(passkey)} />
      ))}
    </ul>
  );
}
