import * as v from 'valibot';
import { LANGUAGES } from './language.ts';

/** A language of the product. */
export const LanguageSchema = v.picklist(LANGUAGES);

/** A host name in lower case, without a port; an IPv6 address is in brackets, as in an address bar. */
export const DomainSchema = v.pipe(
  v.string('a host name in quotes'),
  v.maxLength(253, 'a host name of at most 253 characters'),
  v.regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$|^\[[0-9a-f:.]+\]$/,
    'a host name in lower case, without a port',
  ),
);

/** A color as `#rrggbb`. */
export const ColorSchema = v.pipe(
  v.string('a color such as #142b4f'),
  v.regex(/^#[0-9a-f]{6}$/i, 'a color such as #142b4f'),
);

/** Site settings, with the specification's own keys and spelling (spec §3, `teritary_color` included). */
export const SiteSettingsSchema = v.strictObject({
  primary_color: ColorSchema,
  secondary_color: ColorSchema,
  teritary_color: ColorSchema,
  /** The Clarity tracking script in base64; empty for none. Only its project id is used (`clarityProject`). */
  clarity: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'base64, or empty for none')),
  /** GA4 measurement id; empty for none. */
  google_analytics: v.pipe(v.string(), v.regex(/^(G-[A-Z0-9]+)?$/, 'a measurement id such as G-ABC123, or empty')),
  /** Tag Manager id; empty for none. */
  google_tag: v.pipe(v.string(), v.regex(/^(GTM-[A-Z0-9]+)?$/, 'a container id such as GTM-ABC123, or empty')),
  /** 'disabled' turns off the members' gate. */
  security: v.picklist(['enabled', 'disabled']),
  /** 'global' marks global credits; 'separate' keeps vhr and sticker credits apart. */
  credit_type: v.picklist(['global', 'separate']),
});
export type SiteSettings = v.InferOutput<typeof SiteSettingsSchema>;

/** Features of a brand. Code checks for a feature, never for a brand (docs/decisions.md §1). */
export const FeaturesSchema = v.strictObject({
  sticker: v.boolean(),
  /** Vehicle history reports are created and can be sold. */
  report: v.boolean(),
  /** Published data about a model is available as a free report without an account. Absent: on. */
  model_report: v.optional(v.boolean(), true),
});
