import { useForm } from '@mantine/form';
import { useTranslator, validateBy } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { AccountText, AccountTexts } from '../messages/index.ts';

/** Fallback message for a field whose schema error has no text of ours. */
const OTHERWISE: Readonly<Record<string, AccountText>> = {
  email: 'account.emailInvalid',
  pass: 'account.passwordLong',
  phone: 'account.phoneInvalid',
};

/** Options of a form. */
export interface AccountFormSpec<Values extends Record<string, string>> {
  /** Field labels in screen order: the first invalid one gets focus. */
  readonly names: readonly (keyof Values & string)[];
  readonly initial: Values;
  readonly schema: v.GenericSchema<Values, unknown>;
  /** Submits the values. Errors are shown, and what was typed stays. */
  readonly send: (values: Values) => Promise<void>;
  /** Called with the values as they change. */
  readonly onTyped?: (values: Values) => void;
}

/**
 * State of this lib's forms: schema errors per field, focus on the first one, one submission at a time. Fields are
 * uncontrolled, so values written by password managers are submitted.
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
