import { PERMISSIONS } from '@vinlore/contract';
import * as v from 'valibot';

/** What somebody on the staff may do; none of it twice. */
export const PermissionsSchema = v.pipe(
  v.array(v.picklist(PERMISSIONS)),
  v.maxLength(PERMISSIONS.length),
  v.check((permissions) => new Set(permissions).size === permissions.length),
);

const Instant = v.pipe(v.string(), v.isoTimestamp());

/** How a session stands to the second factor: it has given it, the account has one to give, or none is set up yet. */
export const FactorStateSchema = v.picklist(['given', 'wanted', 'to-set-up']);
export type FactorState = v.InferOutput<typeof FactorStateSchema>;

/** A brand at whose desk somebody may work. */
export const DeskBrandSchema = v.object({
  key: v.string(),
  name: v.string(),
  domain: v.string(),
  /** Scheme, host and port of its desk. */
  desk: v.string(),
});
export type DeskBrand = v.InferOutput<typeof DeskBrandSchema>;

/** Who works at the desk, and what they may do there. */
export const DeskMeSchema = v.object({
  account: v.object({ id: v.string(), email: v.string(), name: v.string() }),
  /** Key of the brand that keeps the account: passkeys, password and sessions are looked after there. */
  home: v.string(),
  permissions: v.array(v.picklist(PERMISSIONS)),
  /** Brands at whose desks they may work, this one among them. */
  brands: v.array(DeskBrandSchema),
  factor: FactorStateSchema,
  /** By what the second factor can be given. */
  ways: v.object({ code: v.boolean(), passkey: v.boolean() }),
  /** Minutes without a call after which the session ends. */
  idle_minutes: v.number(),
  /** When that is, as far as this session was used until now. */
  idle_at: Instant,
});
export type DeskMe = v.InferOutput<typeof DeskMeSchema>;

/** What somebody on the staff can give as a second factor. */
export const OwnFactorsSchema = v.object({
  /** Since when there is an authenticator app; null: there is none. */
  authenticator: v.nullable(v.object({ set_at: Instant })),
  passkeys: v.number(),
  recovery_codes: v.number(),
});
export type OwnFactors = v.InferOutput<typeof OwnFactorsSchema>;

/** Somebody who works at this brand's desk. */
export const TeamPersonSchema = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  permissions: v.array(v.picklist(PERMISSIONS)),
  /** Key of the brand that keeps the account. From another brand's desk only its work here can be ended. */
  home: v.string(),
  /** Keys of the other brands at whose desks they work; of somebody from another brand it is not told. */
  brands: v.array(v.string()),
  /** Of somebody from another brand it is not told. */
  factors: v.nullable(OwnFactorsSchema),
  /** When one of their sessions was last used; null: never, or long ago. */
  last_seen_at: v.nullable(Instant),
});
export type TeamPerson = v.InferOutput<typeof TeamPersonSchema>;
