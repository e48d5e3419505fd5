import * as v from 'valibot';
import { EmailSchema, PhoneSchema } from './credentials.ts';

const line = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest));

/** Browsers accept a space in a host that Node rejects, so require a name of at least two labels. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && /^[^\s%.]+(\.[^\s%.]+)+\.?$/.test(hostname);
}

/** A web address as people type it: `www.dealer.example` becomes `https://www.dealer.example`; empty if none. */
export const WebAddressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(300),
  v.transform((text) => (text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`)),
  v.check((text) => text === '' || isWebAddress(text), 'account.webInvalid'),
);

/** A social media username or link, such as `@dealer`; empty if none. */
const SocialSchema = line(120);

/** Number of employees; the specification's default is 0 (spec §9). */
export const EmployeesSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{0,6}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(999_999),
);

/** Payload of a profile update, with the field names of spec §3. Absent fields stay unchanged. */
export const ProfileUpdateSchema = v.strictObject({
  /** A new email takes effect once it is confirmed (docs/decisions.md §4). */
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

/** Dealer registration (spec §3). `first_name`/`last_name` and `first`/`last` are aliases; either pair works. */
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
  /** Spec §9: defaults to 0. */
  no_of_employees: v.optional(EmployeesSchema, 0),
});
export type DealerRegistration = v.InferOutput<typeof DealerRegistrationSchema>;

/** A member's profile as the client shows it; '' for missing values. */
export const ProfileSchema = v.object({
  email: v.string(),
  /** A pending email that hasn't been confirmed (docs/decisions.md §4). */
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
  /** URL of the photo, or null. */
  profile_image: v.nullable(v.string()),
  /** URL of the dealer's logo, or null. */
  dealer_logo: v.nullable(v.string()),
  is_dealer: v.boolean(),
});
export type Profile = v.InferOutput<typeof ProfileSchema>;

/** Profile after a dealer registration. */
export const DealerRegisteredSchema = v.object({
  ...ProfileSchema.entries,
  /** The session's new token, since its privileges grew; null if the member was already a dealer. */
  token: v.nullable(v.string()),
  /** Lifetime of that token in seconds. */
  expires_in: v.nullable(v.number()),
});
export type DealerRegistered = v.InferOutput<typeof DealerRegisteredSchema>;
