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
/** How much staff give back on their own. */
export const RefundLimitSchema = v.pipe(
  v.number(LIMIT),
  v.integer(LIMIT),
  v.minValue(0, LIMIT),
  v.maxValue(10_000_000, LIMIT),
);

/** From which model year to which. */
export const StickerYearsSchema = v.pipe(
  closedObject({ from: ModelYearSchema, to: ModelYearSchema }),
  v.check(({ from, to }) => from <= to, 'a range that begins before it ends'),
);

/** Where people write for help. */
export const SupportEmailSchema = v.pipe(
  v.string(),
  v.maxLength(254, 'an email address of at most 254 characters'),
  v.email('an email address such as help@example.com'),
);

/** A license of LiveChat. */
export const LivechatLicenseSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,12}$/, 'the digits of a LiveChat license, at most 12'),
);

/** A tagging server. */
export const TagHostSchema = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'scheme and host alone, such as https://tags.example.com'),
);

/** Google's own, for brands that name it rather than leave the tagging server out. */
const GOOGLE_TAG_HOST = 'https://www.googletagmanager.com';

/**
 * What is wrong with a tagging server, whose scripts run on a brand's pages: it is Google's own, or a host below one of the
 * brand's domains, over https (http for `.localhost`).
 *
 * @returns null where nothing is
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
/** How much one person gives in 24 hours before it takes a second one. */
export const DailyLimitSchema = v.pipe(v.number(SUM), v.integer(SUM), v.minValue(0, SUM), v.maxValue(10_000_000, SUM));

/** The most domains of a brand. */
export const MOST_DOMAINS = 20;

/** The domains by which a brand is reached; the first is its own. */
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

/** The logo's mark as SVG text: drawn in the header, the favicon and on paper. */
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
  // Code units: a sign of another plane takes two.
  name: v.pipe(v.string(), v.maxLength(80, NAME), v.regex(/^(?=.*\S)[^\n]{1,40}$/u, NAME)),
  /** The first is the brand's own; the others lead to the same site. */
  domains: DomainsSchema,
  /**
   * Where its pages find the API: on their own host, or on `app.` before the domain (spec §7, docs/decisions.md §1). Whoever
   * changes it for a brand that is in use logs everybody out.
   */
  api: v.optional(v.picklist(['same-origin', 'app']), 'same-origin'),
  language: LanguageSchema,
  /** Where people write for help. */
  support_email: SupportEmailSchema,
  settings: closedObject(SiteSettingsSchema.entries),
  features: closedObject(FeaturesSchema.entries),
  /**
   * The model years that stickers are made of with our own data, both included. Outside them a sticker is made of a
   * member's selections only, and says so (docs/decisions.md §4). Absent: every year.
   */
  sticker_years: v.optional(StickerYearsSchema),
  /** Minor units: staff give back more than this from an order only with a second person's consent. */
  refund_limit: v.optional(RefundLimitSchema, 10_000),
  /** Minor units: one person refunds more than this within 24 hours only with a second person's consent. */
  refund_daily_limit: v.optional(DailyLimitSchema, 50_000),
  /** Credits: one person gives more than this within 24 hours only with a second person's consent. */
  credit_daily_limit: v.optional(DailyLimitSchema, 25),
  /** Within how many hours support answers; absent: 24, whatever the time (spec §8). */
  answer_promise: v.optional(AnswerPromiseSchema),
  /** Taxes that are in its prices, by where the buyer is; absent: none is told apart. */
  taxes: v.optional(TaxesSchema),
  legal_pages: LegalPagesSchema,
  /** License of LiveChat, whose widget then is the live chat; without one it is the built-in panel. */
  livechat_license: v.optional(LivechatLicenseSchema),
  /** Where Google's tags are fetched from and report to, where the brand runs a tagging server of its own. */
  tag_host: v.optional(TagHostSchema),
  /** What it words itself in its mails (ADR 60). */
  mail_texts: v.optional(MailTextsSchema),
});

/** A brand as the product uses it: its file, its theme, its plans and its logo. */
export const BrandSchema = v.strictObject({
  ...BrandFileSchema.entries,
  theme: ThemeSchema,
  plans: PlansSchema,
  logo: LogoSchema,
});
export type Brand = v.InferOutput<typeof BrandSchema>;

/** The brand's own domain: its site identifier in the `uri` header (docs/decisions.md §2). */
export function siteIdentifier(brand: Pick<Brand, 'domains'>): string {
  return brand.domains[0]!;
}
