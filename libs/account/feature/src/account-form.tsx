import { useForm } from '@mantine/form';
import { ErrorNotice, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type * as v from 'valibot';
import styles from './account-card.module.css';
import { AccountField, type FieldSpec } from './account-field.tsx';
import { validateBy } from './account-forms.ts';
import type { accountMessages, AccountText } from './messages/index.ts';

/** What an account form asks, and what happens with it. */
export interface AccountFormProps<Values extends Record<string, string>> {
  readonly fields: readonly FieldSpec<keyof Values & string>[];
  readonly initial: Values;
  readonly schema: v.GenericSchema<Values, unknown>;
  readonly action: AccountText;
  readonly working: AccountText;
  /** Sends the values. What it throws is shown above the button; what was typed stays. */
  readonly send: (values: Values) => Promise<void>;
}

/**
 * The form of login, sign-up and gate: errors under their field, the first one focused, the server's words above the
 * button. Fields are uncontrolled, so that what a password manager writes is what is sent.
 */
export function AccountForm<Values extends Record<string, string>>(props: AccountFormProps<Values>) {
  const { fields, initial, schema, action, working, send } = props;
  const { t } = useTranslator<typeof accountMessages>();
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues: initial, validate: validateBy(schema, t) });
  const { mutate, isPending, error } = useMutation({ mutationFn: send });

  const submit = form.onSubmit(
    (values) => {
      if (!isPending) mutate(values);
    },
    (errors) => form.getInputNode(fields.find(({ name }) => errors[name])!.name)?.focus(),
  );
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {fields.map((spec) => (
        <AccountField key={form.key(spec.name)} spec={spec} input={form.getInputProps(spec.name)} />
      ))}
      {error && <ErrorNotice error={error} />}
      <button className={`btn btn-primary btn-lg ${styles.submit}`} type="submit" aria-busy={isPending}>
        {t(isPending ? working : action)}
      </button>
    </form>
  );
}
