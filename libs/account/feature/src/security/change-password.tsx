import { securityContract, type Session } from '@vinlore/account-domain';
import { ErrorNotice, Notified, useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { AccountField, type FieldSpec } from '../form/account-field.tsx';
import { ResetFormSchema } from '../form/credential-forms.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import type { AccountTexts } from '../messages/index.ts';
import styles from './security.module.css';
import { SESSIONS_KEY } from './sessions-query.ts';

type Values = Record<'new_pass', string>;

const fields = [
  {
    name: 'new_pass',
    label: 'account.newPassword',
    kind: 'password',
    autoComplete: 'new-password',
    hint: 'account.passwordHint',
  },
] as const satisfies readonly FieldSpec<keyof Values>[];

const EMPTY: Values = { new_pass: '' };

/** Props of `ChangePassword`. */
export interface ChangePasswordProps {
  readonly email: string;
  readonly onSession: (session: Session) => void;
}

/** Changes the password. If the sign-in isn't recent, the app asks the user to confirm their identity first. */
export function ChangePassword({ email, onSession }: ChangePasswordProps) {
  const { t } = useTranslator<AccountTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const { form, sending, submit } = useAccountForm<Values>({
    names: ['new_pass'],
    initial: EMPTY,
    schema: ResetFormSchema,
    send: async ({ new_pass }) => {
      onSession(await call(securityContract.changePassword, { new_pass }));
      form.setValues(EMPTY);
      await queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {/* Password managers need the username. */}
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
