import { EmailSchema, NewPasswordSchema, PasswordInputSchema, PhoneSchema } from '@vinlore/account-domain';
import * as v from 'valibot';

/** A required email. */
export const RequiredEmailSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('account.emailMissing'), EmailSchema);
const newPassword = v.pipe(v.string(), v.nonEmpty('account.newPasswordMissing'), NewPasswordSchema);

/** Sign-in and gate: any password that was ever valid is accepted. */
export const LoginFormSchema = v.object({
  email: RequiredEmailSchema,
  pass: v.pipe(v.string(), v.nonEmpty('account.passwordMissing'), PasswordInputSchema),
});

/** Sign-up: checks the rules for new passwords before the server does. */
export const SignUpFormSchema = v.object({ email: RequiredEmailSchema, pass: newPassword, phone: PhoneSchema });

/** Request for a password reset link. */
export const ForgotFormSchema = v.object({ email: RequiredEmailSchema });

/** New password, from the reset link or in the account. */
export const ResetFormSchema = v.object({ new_pass: newPassword });
