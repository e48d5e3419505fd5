import { type RawBuilder, sql } from 'kysely';

/**
 * Searchable text of a member, in lower case; phone numbers as digits only. Must match the indexed expression exactly.
 */
export const MEMBER_TEXT: RawBuilder<string> = sql.raw(
  `(lower(email || ' ' || coalesce(first, '') || ' ' || coalesce(last, '') || ' ' || company || ' ' ||` +
    ` translate(coalesce(phone, ''), ' +-().', '')))`,
);

/** Text that looks like a phone number; reduced to digits, so it matches any notation. */
const PHONE = /^\+?[\d\s().-]{5,}$/;

/** The search term for `MEMBER_TEXT`. */
export const memberWords = (text: string): string => (PHONE.test(text) ? text.replace(/\D/g, '') : text.toLowerCase());
