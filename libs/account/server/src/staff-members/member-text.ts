import { type RawBuilder, sql } from 'kysely';

/**
 * All by which a member is looked for, in lower case; a phone number without its signs. The index over it is used by queries
 * that say exactly the same.
 */
export const MEMBER_TEXT: RawBuilder<string> = sql.raw(
  `(lower(email || ' ' || coalesce(first, '') || ' ' || coalesce(last, '') || ' ' || company || ' ' ||` +
    ` translate(coalesce(phone, ''), ' +-().', '')))`,
);

/** A phone number as people write it; without its signs it is found however the member wrote it. */
const PHONE = /^\+?[\d\s().-]{5,}$/;

/** What is looked for in `MEMBER_TEXT`. */
export const memberWords = (text: string): string => (PHONE.test(text) ? text.replace(/\D/g, '') : text.toLowerCase());
