import { EmailSchema, NewPasswordSchema, PasswordInputSchema, PhoneSchema } from '@vinlore/account-domain';
import * as v from 'valibot';

/** An email that must be given. */
export const RequiredEmailSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('account.emailMissing'), EmailSchema);
const newPassword = v.pipe(v.string(), v.nonEmpty('account.newPasswordMissing'), NewPasswordSchema);

/** Login and gate: any password that was ever accepted may be typed. */
export const LoginFormSchema = v.object({
  email: RequiredEmailSchema,
  pass: v.pipe(v.string(), v.nonEmpty('account.passwordMissing'), PasswordInputSchema),
});

/** Sign-up: the rules for a new password are told before the server has to. */
export const SignUpFormSchema = v.object({ email: RequiredEmailSchema, pass: newPassword, phone: PhoneSchema });

/** Where a link to a new password is asked for. */
export const ForgotFormSchema = v.object({ email: RequiredEmailSchema });

/** Where that link leads, and where the password is changed in the account. */
export const ResetFormSchema = v.object({ new_pass: newPassword });
