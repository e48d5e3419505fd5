import * as v from 'valibot';
import { AnswerPromiseSchema } from './answer-promise.ts';
import { closedObject } from './closed-object.ts';
import { LegalPagesSchema } from './legal-pages.ts';
import { MailTextsSchema } from './mail-texts.ts';
import { logoFault } from './logo/logo-fault.ts';
import { logoWords } from './logo/logo-words.ts';
import { PlansSchema } from './plans.ts';
import { DomainSchema, FeaturesSchema, LanguageSchema, SiteSettingsSchema } from './site.ts';
import { TaxesSchema } from './taxes.ts';
import { ThemeSchema } from './theme.ts';

const ModelYearSchema = v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100));

const LIMIT = 'a whole number of cents from 0 to 10000000';
/** Refund and credit limits for one staff member. */
export const RefundLimitSchema = v.pipe(
  v.number(LIMIT),
  v.integer(LIMIT),
  v.minValue(0, LIMIT),
  v.maxValue(10_000_000, LIMIT),
);

/** First and last model year. */
export const StickerYearsSchema = v.pipe(
  closedObject({ from: ModelYearSchema, to: ModelYearSchema }),
  v.check(({ from, to }) => from <= to, 'a range that begins before it ends'),
);

/** Support email address. */
export const SupportEmailSchema = v.pipe(
  v.string(),
  v.maxLength(254, 'an email address of at most 254 characters'),
  v.email('an email address such as help@example.com'),
);

/** LiveChat license. */
export const LivechatLicenseSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,12}$/, 'the digits of a LiveChat license, at most 12'),
);

/** Tagging server. */
export const TagHostSchema = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'scheme and host alone, such as https://tags.example.com'),
);

/** Google's own hosts, for brands that name them instead of leaving the tagging server out. */
const GOOGLE_TAG_HOST = 'https://www.googletagmanager.com';

/**
 * Checks a tagging server, whose scripts run on a brand's pages: it must be Google's own, or a host under one of the
 * brand's domains, over https (http for `.localhost`).
 *
 * @returns what is wrong, or null
 */
export function tagHostFault(tagHost: string, domains: readonly string[]): string | null {
  if (tagHost === '' || tagHost === GOOGLE_TAG_HOST) return null;
  const { hostname, protocol } = new URL(tagHost);
  const isOwn = domains.some((domain) => hostname.endsWith(`.${domain}`));
  const isSafe = protocol === 'https:' || hostname.endsWith('.localhost');
  if (isOwn && isSafe) return null;
  return `must be ${GOOGLE_TAG_HOST} or a host of the brand over https, such as https://tags.${domains[0]}`;
}

const SUM = 'a whole number from 0 to 10000000';
/** How much one person may give in 24 hours before a second person has to approve. */
export const DailyLimitSchema = v.pipe(v.number(SUM), v.integer(SUM), v.minValue(0, SUM), v.maxValue(10_000_000, SUM));

/** Maximum number of domains per brand. */
export const MOST_DOMAINS = 20;

/** The brand's domains; the first is the primary one. */
export const DomainsSchema = v.pipe(
  v.array(DomainSchema),
  v.minLength(1, 'a list of at least one domain'),
  v.maxLength(MOST_DOMAINS, `a list of at most ${MOST_DOMAINS} domains`),
  v.check((domains) => new Set(domains).size === domains.length, 'a list that names each domain once'),
  v.check(
    (domains) => !domains.some((domain) => domains.includes(`desk.${domain}`)),
    'a list without desk. before another domain of it: there the staff desk is served',
  ),
);

/** The logo as SVG text: used in the header, the favicon and on documents. */
export const LogoSchema = v.pipe(
  v.string('an SVG in quotes'),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? logoFault(dataset.value) : null;
    if (fault) addIssue({ message: logoWords(fault) });
  }),
);

const NAME = 'a name of 1 to 40 characters';

/** `brand.json`: a brand as data (docs/reference/brands.md). */
export const BrandFileSchema = closedObject({
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'lower-case letters, digits and hyphens')),
  // Length in UTF-16 code units: characters outside the BMP take two.
  name: v.pipe(v.string(), v.maxLength(80, NAME), v.regex(/^(?=.*\S)[^\n]{1,40}$/u, NAME)),
  /** The first is the primary domain; the others serve the same site. */
  domains: DomainsSchema,
  /**
   * Where its pages find the API: on their own host, or on `app.` before the domain (spec §7, docs/decisions.md §1).
   * Changing it for a live brand signs everyone out.
   */
  api: v.optional(v.picklist(['same-origin', 'app']), 'same-origin'),
  language: LanguageSchema,
  /** Support email address. */
  support_email: SupportEmailSchema,
  settings: closedObject(SiteSettingsSchema.entries),
  features: closedObject(FeaturesSchema.entries),
  /**
   * Model years (inclusive) that stickers include our own data for. Outside them, a sticker uses the member's
   * selections only, and says so (docs/decisions.md §4). Absent: every year.
   */
  sticker_years: v.optional(StickerYearsSchema),
  /** Minor units: refunding more than this from an order needs a second person's approval. */
  refund_limit: v.optional(RefundLimitSchema, 10_000),
  /** Minor units: more than this refunded by one person within 24 hours needs a second person's approval. */
  refund_daily_limit: v.optional(DailyLimitSchema, 50_000),
  /** Credits: more than this given by one person within 24 hours needs a second person's approval. */
  credit_daily_limit: v.optional(DailyLimitSchema, 25),
  /** Within how many hours support replies; absent: 24, around the clock (spec §8). */
  answer_promise: v.optional(AnswerPromiseSchema),
  /** Taxes included in its prices, by the buyer's location; absent: taxes are not shown separately. */
  taxes: v.optional(TaxesSchema),
  legal_pages: LegalPagesSchema,
  /** LiveChat license, whose widget replaces the built-in chat panel. */
  livechat_license: v.optional(LivechatLicenseSchema),
  /** Host that Google's tags are loaded from and report to, if the brand runs its own tagging server. */
  tag_host: v.optional(TagHostSchema),
  /** Email texts that the brand overrides (ADR 60). */
  mail_texts: v.optional(MailTextsSchema),
});

/** A brand as the product uses it: its file, theme, plans and logo. */
export const BrandSchema = v.strictObject({
  ...BrandFileSchema.entries,
  theme: ThemeSchema,
  plans: PlansSchema,
  logo: LogoSchema,
});
export type Brand = v.InferOutput<typeof BrandSchema>;

/** The brand's primary domain: its site identifier in the `uri` header (docs/decisions.md §2). */
export function siteIdentifier(brand: Pick<Brand, 'domains'>): string {
  return brand.domains[0]!;
}
