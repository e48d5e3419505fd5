import type { Language } from '@vinlore/brand';
import * as v from 'valibot';
import { LinkSchema, readLinks } from './link.ts';
import { type Page } from './page.ts';

/** A brand's rating on Trustpilot and the URL of its profile. Shown only if the brand has one. */
export const TrustpilotSchema = v.object({
  url: v.pipe(
    v.string(),
    v.regex(/^https:\/\/(?:[a-z]{2,3}\.)?(?:www\.)?trustpilot\.com\//, 'a page of trustpilot.com'),
  ),
  /** From 1 to 5. */
  score: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Trustpilot = v.InferOutput<typeof TrustpilotSchema>;

/** A customer's review. */
export const ReviewSchema = v.object({
  author: v.pipe(v.string(), v.minLength(1)),
  text: v.pipe(v.string(), v.minLength(1)),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  /** Date, such as 2026-11-20. */
  date: v.nullish(v.pipe(v.string(), v.isoDate()), null),
});
export type Review = v.InferOutput<typeof ReviewSchema>;

/** A brand's site record (spec §3): headers, footers, and what else is around every page. */
export const SiteSchema = v.object({
  headers: v.array(LinkSchema),
  footers: v.array(LinkSchema),
  trustpilot: v.optional(v.nullable(TrustpilotSchema), null),
  reviews: v.optional(v.array(ReviewSchema), []),
  /** One sentence under the logo in the footer. */
  about: v.pipe(v.string(), v.minLength(1)),
  /** The last line of every page: the legal notice. */
  legal: v.pipe(v.string(), v.minLength(1)),
});
export type Site = v.InferOutput<typeof SiteSchema>;

/** The site record if the content host returned none (spec §8: an empty result). */
export const EMPTY_SITE: Site = { headers: [], footers: [], trustpilot: null, reviews: [], about: '', legal: '' };

/** Parses a site record from a third party: invalid parts count as missing and are reported to `onWrong`. */
export function readSite(raw: unknown, onWrong: (what: string) => void): Site {
  const given: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const parsed = <S extends v.GenericSchema>(schema: S, value: unknown, what: string) => {
    const result = v.safeParse(schema, value);
    if (!result.success && value !== null && value !== undefined) onWrong(what);
    return result.success ? result.output : null;
  };
  const links = (field: string) => readLinks(given[field], () => onWrong(`a link of ${field}`));
  const reviews: readonly unknown[] = Array.isArray(given['reviews']) ? given['reviews'] : [];
  return {
    headers: links('headers'),
    footers: links('footers'),
    trustpilot: parsed(TrustpilotSchema, given['trustpilot'], 'trustpilot'),
    reviews: reviews.flatMap((each) => parsed(ReviewSchema, each, 'a review') ?? []),
    about: parsed(v.string(), given['about'], 'about') ?? '',
    legal: parsed(v.string(), given['legal'], 'legal') ?? '',
  };
}

/** Everything a brand publishes in one language. */
export interface SiteContent {
  readonly site: Site;
  readonly pages: readonly Page[];
}

/** The contents of a brand's files: its own language and the others. */
export interface SeedContent extends SiteContent {
  readonly translations: ReadonlyMap<Language, SiteContent>;
}
