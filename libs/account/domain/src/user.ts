import * as v from 'valibot';

/** A member as the client knows them (spec §3: the token is held with the user). */
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

/** A session as the client holds it: in memory only, never in local storage (decisions §2). */
export const SessionSchema = v.object({ token: v.string(), user: UserSchema });
export type Session = v.InferOutput<typeof SessionSchema>;
