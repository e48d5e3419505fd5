import { PasswordInputSchema } from '@vinlore/account-domain';
import { Modal, useTranslator } from '@vinlore/ui';
import * as v from 'valibot';
import { AccountField } from '../form/account-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import type { AccountTexts } from '../messages/index.ts';
import styles from '../security/security.module.css';
import { PasskeyError } from './passkey-error.tsx';
import type { PasskeyAct } from './use-passkey-act.ts';

const passwordField = {
  name: 'pass',
  label: 'account.password',
  kind: 'password',
  autoComplete: 'current-password',
} as const;
const asked = v.object({ pass: v.pipe(v.string(), v.nonEmpty('account.passwordMissing'), PasswordInputSchema) });
const unasked = v.object({ pass: v.string() });

/** What `PasskeyDialog` takes. */
export interface PasskeyDialogProps {
  readonly act: PasskeyAct;
  /** For password managers: whose password is asked. */
  readonly email: string;
  readonly withPassword: boolean;
  readonly working: boolean;
  readonly error: Error | null;
  readonly onGoOn: (pass: string | undefined) => void;
  readonly onClose: () => void;
}

/** Asks before a passkey goes, and for the password where the login was too long ago. */
export function PasskeyDialog({ act, email, withPassword, working, error, onGoOn, onClose }: PasskeyDialogProps) {
  const { t } = useTranslator<AccountTexts>();
  const { form, submit } = useAccountForm({
    names: ['pass'],
    initial: { pass: '' },
    schema: withPassword ? asked : unasked,
    send: async ({ pass }) => onGoOn(pass || undefined),
  });
  const removing = act.kind === 'remove';
  return (
    <Modal
      open
      onClose={onClose}
      title={removing ? t('account.passkeyRemoveTitle', { name: act.passkey.name }) : t('account.passkeyProveTitle')}
    >
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        {removing && <p>{t('account.passkeyRemoveLead')}</p>}
        {error && <PasskeyError error={error} />}
        {withPassword && (
          <>
            <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
            <AccountField spec={passwordField} input={form.getInputProps('pass')} />
          </>
        )}
        <div className={styles.actions}>
          <button className="btn btn-primary" type="submit" aria-busy={working}>
            {removing
              ? t(working ? 'account.passkeyRemoving' : 'account.passkeyRemoveAction')
              : t(working ? 'account.passkeyWorking' : 'account.passkeyAdd')}
          </button>
          <button className="btn btn-outline" type="button" onClick={onClose}>
            {t(removing ? 'account.passkeyKeep' : 'account.passkeyNotNow')}
          </button>
        </div>
      </form>
    </Modal>
  );
}
