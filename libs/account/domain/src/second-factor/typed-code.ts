import * as v from 'valibot';

/** A code as typed: from an authenticator or an email, or a recovery code. */
export const TypedCodeSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
