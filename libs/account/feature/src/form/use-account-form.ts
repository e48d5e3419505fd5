import { useForm } from '@mantine/form';
import { useTranslator, validateBy } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { AccountText, AccountTexts } from '../messages/index.ts';

/** What to say of a field whose schema has no words of ours for what is wrong. */
const OTHERWISE: Readonly<Record<string, AccountText>> = {
  email: 'account.emailInvalid',
  pass: 'account.passwordLong',
  phone: 'account.phoneInvalid',
};

/** What a form of this lib is made of. */
export interface AccountFormSpec<Values extends Record<string, string>> {
  /** Names of the fields as they stand on the screen: the first faulty one is focused. */
  readonly names: readonly (keyof Values & string)[];
  readonly initial: Values;
  readonly schema: v.GenericSchema<Values, unknown>;
  /** Sends the values. What it throws is shown; what was typed stays. */
  readonly send: (values: Values) => Promise<void>;
  /** Follows what is typed. */
  readonly onTyped?: (values: Values) => void;
}

/**
 * State and manner of this lib's forms: errors by the field's schema, the first one focused, one send at a time. Fields
 * are uncontrolled, so that what a password manager writes is what is sent.
 */
export function useAccountForm<Values extends Record<string, string>>(spec: AccountFormSpec<Values>) {
  const { names, initial, schema, send, onTyped } = spec;
  const translator = useTranslator<AccountTexts>();
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: initial,
    validate: validateBy(schema, translator, OTHERWISE),
    onValuesChange: onTyped,
  });
  const sending = useMutation({ mutationFn: send });
  const submit = form.onSubmit(
    (values) => {
      if (!sending.isPending) sending.mutate(values);
    },
    (errors) => form.getInputNode(names.find((name) => Boolean(errors[name]))!)?.focus(),
  );
  return { form, sending, submit };
}
