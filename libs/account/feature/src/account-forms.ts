import { EmailSchema, NewPasswordSchema, PasswordInputSchema, PhoneSchema } from '@vinlore/account-domain';
import * as v from 'valibot';
import { en } from './messages/en.ts';
import type { AccountText } from './messages/index.ts';

const email = v.pipe(v.string(), v.trim(), v.nonEmpty('account.emailMissing'), EmailSchema);

/** Login and gate: any password that was ever accepted may be typed. */
export const LoginFormSchema = v.object({
  email,
  pass: v.pipe(v.string(), v.nonEmpty('account.passwordMissing'), PasswordInputSchema),
});

/** Sign-up: the rules for a new password are told before the server has to. */
export const SignUpFormSchema = v.object({
  email,
  pass: v.pipe(v.string(), v.nonEmpty('account.newPasswordMissing'), NewPasswordSchema),
  phone: PhoneSchema,
});

/** What to say of a field whose schema has no words of ours for what is wrong. */
const FALLBACK: Readonly<Record<string, AccountText>> = {
  email: 'account.emailInvalid',
  pass: 'account.passwordLong',
  phone: 'account.phoneInvalid',
};

const isText = (message: string): message is AccountText => Object.hasOwn(en, message);

/**
 * A form's validation by a schema: the first issue of each field, in words.
 *
 * @returns what `@mantine/form` takes as `validate`
 */
export function validateBy<Values extends Record<string, string>>(
  schema: v.GenericSchema<Values, unknown>,
  t: (key: AccountText) => string,
) {
  return (values: Values): Partial<Record<keyof Values & string, string>> => {
    const errors: Record<string, string> = {};
    for (const issue of v.safeParse(schema, values).issues ?? []) {
      const field = v.getDotPath(issue)!;
      errors[field] ??= t(isText(issue.message) ? issue.message : FALLBACK[field]!);
    }
    return errors as Partial<Record<keyof Values & string, string>>;
  };
}
