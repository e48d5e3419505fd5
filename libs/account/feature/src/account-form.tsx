import { PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ErrorNotice, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type * as v from 'valibot';
import styles from './account-card.module.css';
import { validateBy } from './account-forms.ts';
import type { accountMessages, AccountText } from './messages/index.ts';

/** A field of an account form. */
export interface FieldSpec<Name extends string> {
  readonly name: Name;
  readonly label: AccountText;
  readonly kind: 'email' | 'password' | 'phone';
  /** What browsers and password managers should fill in. */
  readonly autoComplete: string;
  readonly hint?: AccountText;
  readonly optional?: boolean;
}

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

const EMAIL = { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;
const PHONE = { type: 'tel', inputMode: 'tel' } as const;

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
      {fields.map(({ name, label, kind, autoComplete, hint, optional }) => {
        const shared = {
          ...form.getInputProps(name),
          name,
          autoComplete,
          label: (
            <>
              {t(label)} {optional && <span className={styles.optional}>({t('account.optional')})</span>}
            </>
          ),
          description: hint && t(hint),
        };
        if (kind === 'password')
          return (
            <PasswordInput
              key={form.key(name)}
              {...shared}
              visibilityToggleButtonProps={{ 'aria-label': t('account.showPassword'), tabIndex: 0 }}
            />
          );
        return <TextInput key={form.key(name)} {...shared} {...(kind === 'email' ? EMAIL : PHONE)} />;
      })}
      {error && <ErrorNotice error={error} />}
      <button className={`btn btn-primary btn-lg ${styles.submit}`} type="submit" aria-busy={isPending}>
        {t(isPending ? working : action)}
      </button>
    </form>
  );
}
