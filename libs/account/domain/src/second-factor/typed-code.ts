import * as v from 'valibot';

/** A code as it was typed: of an authenticator, of a mail, or a recovery code. */
export const TypedCodeSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
