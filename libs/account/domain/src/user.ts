import * as v from 'valibot';

/** A member as the client knows them (spec §3: the token is stored with the user). */
export const UserSchema = v.object({
  id: v.string(),
  email: v.string(),
  first: v.nullable(v.string()),
  last: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  profile_image: v.nullable(v.string()),
  is_dealer: v.boolean(),
  roles: v.array(v.string()),
});
export type User = v.InferOutput<typeof UserSchema>;

/** An access token and its lifetime in seconds; the session cookie renews it (field names from RFC 6749 §5.1). */
export const AccessSchema = v.object({ token: v.string(), expires_in: v.number() });
export type Access = v.InferOutput<typeof AccessSchema>;

/** The client's session: in memory only, never in local storage (docs/decisions.md §2). */
export const SessionSchema = v.object({ ...AccessSchema.entries, user: UserSchema });
export type Session = v.InferOutput<typeof SessionSchema>;

/** Sent when a token is renewed for a background call, so the renewal doesn't extend the session either. */
export const PassiveSchema = v.optional(v.literal('1'));
