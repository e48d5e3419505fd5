import {
  BrandFileSchema,
  COLOR_NAMES,
  ColorSchema,
  DailyLimitSchema,
  DomainsSchema,
  FeaturesSchema,
  type Language,
  LegalPagesSchema,
  LivechatLicenseSchema,
  LogoSchema,
  MailTextSchema,
  PriceChangesSchema,
  RefundLimitSchema,
  SiteSettingsSchema,
  StickerYearsSchema,
  SupportEmailSchema,
  TagHostSchema,
  TypefaceSchema,
} from '@vinlore/brand';
import * as v from 'valibot';

/** Means "every model year": the brand's file then has no years. */
export const EVERY_YEAR = 'every';

/** Maximum length of a value: an analytics script, or a logo. */
export const VALUE_LENGTH = 20_000;

const none = v.literal('');
const ROUND = 'a whole number of pixels from 0 to 40, such as 8px';
const RadiusSchema = v.pipe(v.string(ROUND), v.regex(/^(?:[0-9]|[1-3][0-9]|40)px$/, ROUND));
const WEIGHT = 'a font weight from 300 to 900';
const WeightSchema = v.pipe(v.number(WEIGHT), v.integer(WEIGHT), v.minValue(300, WEIGHT), v.maxValue(900, WEIGHT));

const prefixed = (prefix: string, entries: Readonly<Record<string, v.GenericSchema>>) =>
  Object.entries(entries).map(([name, schema]): [string, v.GenericSchema] => [`${prefix}.${name}`, schema]);
const colors = (scheme: 'light' | 'dark') =>
  COLOR_NAMES.map((name): [string, v.GenericSchema] => [`theme.semantic.${scheme}.${name}`, ColorSchema]);

/** Prefix of legal pages in keys: `legal_pages.privacy`. */
const LEGAL_PREFIX = 'legal_pages';

/** Whether a key is the path of a page, which must exist. */
export const isLegalPage = (key: string): boolean => key.startsWith(`${LEGAL_PREFIX}.`);

/** A brand's domains, primary first. */
export const DOMAINS_KEY = 'domains';

/** The logo mark as SVG. */
export const LOGO_KEY = 'logo';

/** Keys that can't be scheduled: they affect people or servers on save, so someone must be there. */
const AT_ONCE: readonly string[] = [DOMAINS_KEY, 'settings.security'];

/**
 * The keys that staff may change, with their validation (docs/decisions.md §1, §6). Everything else stays in the
 * brand's files: its key, its API host, its language, and the parts of its theme that are raw CSS.
 */
export const OVERLAY_FIELDS: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
  ...prefixed('settings', {
    ...SiteSettingsSchema.entries,
    clarity: v.pipe(
      SiteSettingsSchema.entries.clarity,
      v.maxLength(VALUE_LENGTH, `base64 of at most ${VALUE_LENGTH} characters`),
    ),
  }),
  ...prefixed('features', FeaturesSchema.entries),
  ['name', BrandFileSchema.entries.name],
  [LOGO_KEY, LogoSchema],
  [DOMAINS_KEY, DomainsSchema],
  ...prefixed(LEGAL_PREFIX, LegalPagesSchema.entries),
  ['support_email', SupportEmailSchema],
  ['refund_limit', RefundLimitSchema],
  ['refund_daily_limit', DailyLimitSchema],
  ['credit_daily_limit', DailyLimitSchema],
  ['sticker_years', v.union([v.literal(EVERY_YEAR), StickerYearsSchema])],
  ['livechat_license', v.union([none, LivechatLicenseSchema])],
  ['tag_host', v.union([none, v.pipe(TagHostSchema, v.maxLength(254, 'an address of at most 254 characters'))])],
  ['theme.fonts.text', TypefaceSchema],
  ['theme.fonts.heading', TypefaceSchema],
  ['theme.fonts.textWeight', WeightSchema],
  ['theme.fonts.headingWeight', WeightSchema],
  ['theme.logo', v.picklist(['mark', 'plate'])],
  ...prefixed('theme.radius', { md: RadiusSchema, lg: RadiusSchema, xl: RadiusSchema }),
  ...prefixed('theme.paper', { ink: ColorSchema, accent: ColorSchema }),
  ...colors('light'),
  ...colors('dark'),
  ['plans', PriceChangesSchema],
]);

/** Prefix of email texts in keys: `mail_texts.en.account.confirmSubject`. */
const MAIL_PREFIX = 'mail_texts';
const MAIL_KEY = /^mail_texts\.(en|es)\.([A-Za-z][\w-]*(?:\.[\w-]+)+)$/;

/**
 * Returns the key of an email's text in a language. @param text the text's own key, such as `account.confirmSubject`
 */
export const mailTextKey = (language: Language, text: string): string => `${MAIL_PREFIX}.${language}.${text}`;

/** Parses the key of an email's text; null for other keys. */
export function mailTextOf(key: string): { readonly language: Language; readonly text: string } | null {
  const [, language, text] = MAIL_KEY.exec(key) ?? [];
  return text === undefined ? null : { language: language as Language, text };
}

/** Returns the validation of a key; undefined if it can't be changed. */
export const schemaOfKey = (key: string): v.GenericSchema | undefined =>
  OVERLAY_FIELDS.get(key) ?? (mailTextOf(key) ? MailTextSchema : undefined);

/** Prices are changed at billing's desk, everything else at the brand's. */
export const PLANS_KEY = 'plans';

/** The keys of the brand's desk, in order. */
export const SITE_KEYS: readonly string[] = [...OVERLAY_FIELDS.keys()].filter((key) => key !== PLANS_KEY);

/** The keys that can be scheduled. */
export const PLANNED_KEYS: readonly string[] = SITE_KEYS.filter((key) => !AT_ONCE.includes(key));

/** Whether a key affects the look of pages, and is therefore part of the contrast check. */
export const isLook = (key: string): boolean =>
  key.startsWith('theme.semantic.') || key.startsWith('theme.paper.') || /^settings\.\w+_color$/.test(key);

/** Converts a file field in a contrast error to a key: `semantic.dark.link` → `theme.semantic.dark.link`. */
export const keyOfFault = ({ file, field }: { readonly file: string; readonly field: string }): string =>
  file === 'theme.json' ? `theme.${field}` : field;
