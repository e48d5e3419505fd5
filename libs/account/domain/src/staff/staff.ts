import { PERMISSIONS } from '@vinlore/contract';
import * as v from 'valibot';

/** Permissions of a staff account, without duplicates. */
export const PermissionsSchema = v.pipe(
  v.array(v.picklist(PERMISSIONS)),
  v.maxLength(PERMISSIONS.length),
  v.check((permissions) => new Set(permissions).size === permissions.length),
);

const Instant = v.pipe(v.string(), v.isoTimestamp());

/** Second-factor state of a session: verified, required, or not set up yet. */
export const FactorStateSchema = v.picklist(['given', 'wanted', 'to-set-up']);
export type FactorState = v.InferOutput<typeof FactorStateSchema>;

/** A brand whose desk the person can use. */
export const DeskBrandSchema = v.object({
  key: v.string(),
  name: v.string(),
  domain: v.string(),
  /** Origin of its desk. */
  desk: v.string(),
});
export type DeskBrand = v.InferOutput<typeof DeskBrandSchema>;

/** A staff user at a desk and their permissions there. */
export const DeskMeSchema = v.object({
  account: v.object({ id: v.string(), email: v.string(), name: v.string() }),
  /** Key of the brand that owns the account; passkeys, password, and sessions are managed there. */
  home: v.string(),
  permissions: v.array(v.picklist(PERMISSIONS)),
  /** Brands whose desks they can use, including this one. */
  brands: v.array(DeskBrandSchema),
  factor: FactorStateSchema,
  /** Available second factors. */
  ways: v.object({ code: v.boolean(), passkey: v.boolean() }),
  /** Idle timeout of the session in minutes. */
  idle_minutes: v.number(),
  /** When the session expires if it isn't used again. */
  idle_at: Instant,
});
export type DeskMe = v.InferOutput<typeof DeskMeSchema>;

/** Second factors of a staff account. */
export const OwnFactorsSchema = v.object({
  /** When the authenticator app was added; null if there is none. */
  authenticator: v.nullable(v.object({ set_at: Instant })),
  passkeys: v.number(),
  recovery_codes: v.number(),
});
export type OwnFactors = v.InferOutput<typeof OwnFactorsSchema>;

/** A team member of this brand's desk. */
export const TeamPersonSchema = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  permissions: v.array(v.picklist(PERMISSIONS)),
  /** Key of the brand that owns the account. Other brands can only end its access to their own desk. */
  home: v.string(),
  /** Keys of the other brands they can access; not disclosed for people from another brand. */
  brands: v.array(v.string()),
  /** Not disclosed for people from another brand. */
  factors: v.nullable(OwnFactorsSchema),
  /** When one of their sessions was last used; null if never or long ago. */
  last_seen_at: v.nullable(Instant),
});
export type TeamPerson = v.InferOutput<typeof TeamPersonSchema>;
