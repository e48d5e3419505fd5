import { ErrorNotice, useTranslator } from '@vinlore/ui';
import type * as v from 'valibot';
import type { AccountText, AccountTexts } from '../messages/index.ts';
import styles from './account-card.module.css';
import { AccountField, type FieldSpec } from './account-field.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Fields of an account form and its submit handler. */
export interface AccountFormProps<Values extends Record<string, string>> {
  readonly fields: readonly FieldSpec<keyof Values & string>[];
  readonly initial: Values;
  readonly schema: v.GenericSchema<Values, unknown>;
  readonly action: AccountText;
  readonly working: AccountText;
  readonly send: (values: Values) => Promise<void>;
}

/** The form of sign-in, sign-up, gate, and emailed links: fields, server error above the button, button. */
export function AccountForm<Values extends Record<string, string>>(props: AccountFormProps<Values>) {
  const { fields, initial, schema, action, working, send } = props;
  const { t } = useTranslator<AccountTexts>();
  const names = fields.map(({ name }) => name);
  const { form, sending, submit } = useAccountForm<Values>({ names, initial, schema, send });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {fields.map((spec) => (
        <AccountField key={form.key(spec.name)} spec={spec} input={form.getInputProps(spec.name)} />
      ))}
      {sending.error && <ErrorNotice error={sending.error} />}
      <button className={`btn btn-primary btn-lg ${styles.submit}`} type="submit" aria-busy={sending.isPending}>
        {t(sending.isPending ? working : action)}
      </button>
    </form>
  );
}
