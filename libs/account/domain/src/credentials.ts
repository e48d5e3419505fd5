import * as v from 'valibot';

/**
 * An email address, trimmed and lowercased so that each person has one account (unique by brand and email,
 * docs/decisions.md §1). At most 254 characters, the limit of SMTP (RFC 5321).
 */
export const EmailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());

/** A password at sign-in: any length up to the maximum that is ever hashed. */
export const PasswordInputSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** A new password: 8 to 128 characters, no composition rules (NIST SP 800-63B §5.1.1.2). */
export const NewPasswordSchema = v.pipe(
  v.string(),
  v.minLength(8, 'account.passwordShort'),
  v.maxLength(128, 'account.passwordLong'),
);

/** Minimum length of a staff password. */
export const STAFF_PASSWORD_LENGTH = 12;

/** A phone number as typed: digits and the usual separators. */
export const PhoneSchema = v.pipe(v.string(), v.trim(), v.maxLength(40), v.regex(/^[0-9+() .-]*$/));

/** Destination to return to after an email link; checked by `safeNext`. */
export const NextSchema = v.pipe(v.string(), v.maxLength(2048));

/** A token from an email: 32 random bytes, base64url. Anything else is treated as an expired link. */
export const MailTokenSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
