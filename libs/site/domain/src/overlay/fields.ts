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

/** Stands for "every model year": the brand's file says nothing of years then. */
export const EVERY_YEAR = 'every';

/** The longest value that staff give: a tracking script, or a logo. */
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

/** Before the names of legal pages in keys: `legal_pages.privacy`. */
const LEGAL_PREFIX = 'legal_pages';

/** Whether a key names a page of the brand, which has to be there. */
export const isLegalPage = (key: string): boolean => key.startsWith(`${LEGAL_PREFIX}.`);

/** The hosts by which a brand is reached, its own domain first. */
export const DOMAINS_KEY = 'domains';

/** The mark as SVG. */
export const LOGO_KEY = 'logo';

/** What takes hold of people or machines when it is saved: nobody could look after it at a date. */
const AT_ONCE: readonly string[] = [DOMAINS_KEY, 'settings.security'];

/**
 * What staff may change of a brand, by key, with what is allowed there (docs/decisions.md §1, §6). Everything else stays in
 * the brand's files: its key, where its API stands, its language and those parts of its theme that are CSS of their own.
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

/** Before the texts of mails in keys: `mail_texts.en.account.confirmSubject`. */
const MAIL_PREFIX = 'mail_texts';
const MAIL_KEY = /^mail_texts\.(en|es)\.([A-Za-z][\w-]*(?:\.[\w-]+)+)$/;

/** The key of a mail's text in a language. @param text the text's own key, such as `account.confirmSubject` */
export const mailTextKey = (language: Language, text: string): string => `${MAIL_PREFIX}.${language}.${text}`;

/** What a key says of a mail's text; null for another key. */
export function mailTextOf(key: string): { readonly language: Language; readonly text: string } | null {
  const [, language, text] = MAIL_KEY.exec(key) ?? [];
  return text === undefined ? null : { language: language as Language, text };
}

/** What is allowed at a key; undefined where nothing can be changed. */
export const schemaOfKey = (key: string): v.GenericSchema | undefined =>
  OVERLAY_FIELDS.get(key) ?? (mailTextOf(key) ? MailTextSchema : undefined);

/** Prices are the business of billing's own desk; everything else is changed at the brand's. */
export const PLANS_KEY = 'plans';

/** The keys of the brand's own desk, in their order. */
export const SITE_KEYS: readonly string[] = [...OVERLAY_FIELDS.keys()].filter((key) => key !== PLANS_KEY);

/** Those of them that can be planned for a moment. */
export const PLANNED_KEYS: readonly string[] = SITE_KEYS.filter((key) => !AT_ONCE.includes(key));

/** Whether a key decides how pages look, and so stands under the contrast check together with all others that do. */
export const isLook = (key: string): boolean =>
  key.startsWith('theme.semantic.') || key.startsWith('theme.paper.') || /^settings\.\w+_color$/.test(key);

/** The file's field of a fault of the contrast check, as a key: `semantic.dark.link` → `theme.semantic.dark.link`. */
export const keyOfFault = ({ file, field }: { readonly file: string; readonly field: string }): string =>
  file === 'theme.json' ? `theme.${field}` : field;
