import * as v from 'valibot';

/**
 * An email address, trimmed and in lower case, so that one person has one account (unique by brand and email,
 * docs/decisions.md §1). 254 characters is the longest that mail can carry (RFC 5321).
 */
export const EmailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());

/** A password as typed at login: anything up to what is ever hashed. */
export const PasswordInputSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** A new password: 8 to 128 characters, any of them, no composition rules (NIST SP 800-63B §5.1.1.2). */
export const NewPasswordSchema = v.pipe(
  v.string(),
  v.minLength(8, 'account.passwordShort'),
  v.maxLength(128, 'account.passwordLong'),
);

/** Characters that the password of somebody on the staff has at least. */
export const STAFF_PASSWORD_LENGTH = 12;

/** A phone number as typed; digits and the signs people put between them. */
export const PhoneSchema = v.pipe(v.string(), v.trim(), v.maxLength(40), v.regex(/^[0-9+() .-]*$/));

/** Where somebody was on their way to who asks for a mail: its link leads on there, as far as `safeNext` lets it. */
export const NextSchema = v.pipe(v.string(), v.maxLength(2048));

/** A token out of a mail: 32 random bytes in base64url. Anything else is no token; the call says that the link is no longer good. */
export const MailTokenSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
