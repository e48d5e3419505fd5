import * as v from 'valibot';
import { EmailSchema, PhoneSchema } from './credentials.ts';

const line = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest));

/** Browsers let a space in a host pass that Node refuses: a name of two parts or more is asked for in letters. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && /^[^\s%.]+(\.[^\s%.]+)+\.?$/.test(hostname);
}

/** A web address as people type it: `www.dealer.example` becomes `https://www.dealer.example`; empty for none. */
export const WebAddressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(300),
  v.transform((text) => (text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`)),
  v.check((text) => text === '' || isWebAddress(text), 'account.webInvalid'),
);

/** A name or an address of a social network, such as `@dealer`; empty for none. */
const SocialSchema = line(120);

/** How many people work there; the specification's default is 0 (spec §9). */
export const EmployeesSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{0,6}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(999_999),
);

/** The payload of a profile update, field by field as spec §3 names them. An absent field stays as it is. */
export const ProfileUpdateSchema = v.strictObject({
  /** A new address takes effect once it is confirmed from its mailbox (docs/decisions.md §4). */
  email: v.optional(EmailSchema),
  phone: v.optional(PhoneSchema),
  unit: v.optional(line(40)),
  no_of_employees: v.optional(EmployeesSchema),
  state: v.optional(line(80)),
  city: v.optional(line(80)),
  address: v.optional(line(200)),
  first: v.optional(line(80)),
  last: v.optional(line(80)),
  company_name: v.optional(line(120)),
  instagram: v.optional(SocialSchema),
  facebook: v.optional(SocialSchema),
  twitter: v.optional(SocialSchema),
  company_website: v.optional(WebAddressSchema),
  country: v.optional(line(80)),
  pincode: v.optional(line(20)),
});
export type ProfileUpdate = v.InferOutput<typeof ProfileUpdateSchema>;

/** Dealer registration (spec §3). `first_name`/`last_name` and `first`/`last` mean the same; either pair will do. */
export const DealerRegistrationSchema = v.strictObject({
  email: v.optional(EmailSchema),
  first_name: v.optional(line(80)),
  last_name: v.optional(line(80)),
  first: v.optional(line(80)),
  last: v.optional(line(80)),
  phone: v.optional(PhoneSchema),
  company_name: v.pipe(line(120), v.nonEmpty('account.companyMissing')),
  company_website: v.optional(WebAddressSchema),
  city: v.optional(line(80)),
  state: v.optional(line(80)),
  country: v.optional(line(80)),
  address: v.optional(line(200)),
  instagram: v.optional(SocialSchema),
  facebook: v.optional(SocialSchema),
  twitter: v.optional(SocialSchema),
  /** Spec §9: 0 when it is not given. */
  no_of_employees: v.optional(EmployeesSchema, 0),
});
export type DealerRegistration = v.InferOutput<typeof DealerRegistrationSchema>;

/** What a member's profile holds, as their client shows it; '' where nothing was given. */
export const ProfileSchema = v.object({
  email: v.string(),
  /** An address that waits for its confirmation (docs/decisions.md §4). */
  pending_email: v.nullable(v.string()),
  phone: v.string(),
  unit: v.string(),
  no_of_employees: v.number(),
  state: v.string(),
  city: v.string(),
  address: v.string(),
  first: v.string(),
  last: v.string(),
  company_name: v.string(),
  instagram: v.string(),
  facebook: v.string(),
  twitter: v.string(),
  company_website: v.string(),
  country: v.string(),
  pincode: v.string(),
  /** Address of the picture, or null. */
  profile_image: v.nullable(v.string()),
  /** Address of the dealer's logo, or null. */
  dealer_logo: v.nullable(v.string()),
  is_dealer: v.boolean(),
});
export type Profile = v.InferOutput<typeof ProfileSchema>;

/** A profile after a dealer registration. */
export const DealerRegisteredSchema = v.object({
  ...ProfileSchema.entries,
  /** The session's other token, because it opens more from now on; null for who was a dealer before. */
  token: v.nullable(v.string()),
  /** For how many seconds that token works. */
  expires_in: v.nullable(v.number()),
});
export type DealerRegistered = v.InferOutput<typeof DealerRegisteredSchema>;
