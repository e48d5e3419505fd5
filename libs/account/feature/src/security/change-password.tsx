import { securityContract, type Session } from '@vinlore/account-domain';
import { ErrorNotice, Notified, useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { AccountField, type FieldSpec } from '../form/account-field.tsx';
import { ChangePasswordFormSchema } from '../form/credential-forms.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import type { AccountTexts } from '../messages/index.ts';
import styles from './security.module.css';
import { SESSIONS_KEY } from './sessions-query.ts';

type Values = Record<'old_pass' | 'new_pass', string>;

const fields = [
  {
    name: 'old_pass',
    label: 'account.oldPassword',
    kind: 'password',
    autoComplete: 'current-password',
    hint: 'account.oldPasswordHint',
  },
  {
    name: 'new_pass',
    label: 'account.newPassword',
    kind: 'password',
    autoComplete: 'new-password',
    hint: 'account.passwordHint',
  },
] as const satisfies readonly FieldSpec<keyof Values>[];

const EMPTY: Values = { old_pass: '', new_pass: '' };

/** What `ChangePassword` takes. */
export interface ChangePasswordProps {
  readonly email: string;
  readonly onSession: (session: Session) => void;
}

/** Changes the password. Whether the current one may be left out, the server says (decisions §3). */
export function ChangePassword({ email, onSession }: ChangePasswordProps) {
  const { t } = useTranslator<AccountTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const { form, sending, submit } = useAccountForm<Values>({
    names: ['old_pass', 'new_pass'],
    initial: EMPTY,
    schema: ChangePasswordFormSchema,
    send: async ({ old_pass, new_pass }) => {
      onSession(await call(securityContract.changePassword, { new_pass, old_pass: old_pass || undefined }));
      form.setValues(EMPTY);
      await queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {/* Password managers ask whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {fields.map((spec) => (
        <AccountField key={form.key(spec.name)} spec={spec} input={form.getInputProps(spec.name)} />
      ))}
      {sending.error && <ErrorNotice error={sending.error} />}
      <div className={styles.actions}>
        <button className="btn btn-primary" type="submit" aria-busy={sending.isPending}>
          {t(sending.isPending ? 'account.changePasswordWorking' : 'account.changePasswordAction')}
        </button>
      </div>
      <div role="status">
        {sending.isSuccess && <Notified key={sending.submittedAt} message={t('account.passwordChanged')} />}
      </div>
    </form>
  );
}
