import { type Passkey, passkeyContract, PasskeyNameSchema } from '@vinlore/account-domain';
import { ErrorNotice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { AccountField } from '../form/account-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import type { AccountTexts } from '../messages/index.ts';
import styles from '../security/security.module.css';
import { PASSKEYS_KEY } from './passkeys-query.ts';

const nameField = { name: 'name', label: 'account.passkeyName', kind: 'text', autoComplete: 'off' } as const;
const NameFormSchema = v.object({ name: PasskeyNameSchema });

function Rename({ passkey, onDone }: { readonly passkey: Passkey; readonly onDone: () => void }) {
  const { t } = useTranslator<AccountTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const { form, sending, submit } = useAccountForm({
    names: ['name'],
    initial: { name: passkey.name },
    schema: NameFormSchema,
    send: async ({ name }) => {
      await call(passkeyContract.rename, { id: passkey.id, name });
      await queries.invalidateQueries({ queryKey: PASSKEYS_KEY });
      onDone();
    },
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <AccountField spec={nameField} input={form.getInputProps('name')} />
      {sending.error && <ErrorNotice error={sending.error} />}
      <div className={styles.actions}>
        <button className="btn btn-primary" type="submit" aria-busy={sending.isPending}>
          {t(sending.isPending ? 'account.saveWorking' : 'account.passkeySaveName')}
        </button>
        <button className="btn btn-outline" type="button" onClick={onDone}>
          {t('account.passkeyKeepName')}
        </button>
      </div>
    </form>
  );
}

/** Props of `PasskeyRow`. */
export interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}

/** A passkey: name, date added, last use, and actions. */
export function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const { t, moment } = useTranslator<AccountTexts>();
  const { domain } = useBrand();
  const [renaming, setRenaming] = useState(false);
  const { name, created_at, last_used_at, rp_id, synced } = passkey;
  if (renaming)
    return (
      <li className={styles.session}>
        <Rename passkey={passkey} onDone={() => setRenaming(false)} />
      </li>
    );
  return (
    <li className={styles.session}>
      <div className={styles.device}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          <span>{t('account.passkeyAdded', { when: moment(created_at) })}</span>
          <span>
            {last_used_at ? t('account.lastUsed', { when: moment(last_used_at) }) : t('account.passkeyNeverUsed')}
          </span>
          <span>{t(synced ? 'account.passkeySynced' : 'account.passkeyOneDevice')}</span>
          {rp_id !== domain && <span>{t('account.passkeyOpens', { domain: rp_id })}</span>}
        </p>
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className="btn btn-outline"
          aria-label={t('account.passkeyRenameOf', { name })}
          onClick={() => setRenaming(true)}
        >
          {t('account.passkeyRename')}
        </button>
        <button
          type="button"
          className="btn btn-outline"
          aria-label={t('account.passkeyRemoveOf', { name })}
          onClick={onRemove}
        >
          {t('account.passkeyRemove')}
        </button>
      </div>
    </li>
  );
}
