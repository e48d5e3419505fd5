import {
  type Brand,
  BrandFileSchema,
  type ColorSetting,
  contrast,
  DomainSchema,
  EDGE_CONTRAST,
  LanguageSchema,
  lettermark,
  SiteSettingsSchema,
  SupportEmailSchema,
} from '@vinlore/brand';
import * as v from 'valibot';

const colors = SiteSettingsSchema.entries;

/** The longest key of a brand that is made at the desk. */
export const KEY_LENGTH = 22;

/** What somebody says of a brand that is to be. */
export const NewBrandSchema = v.strictObject({
  // Shorter than in a file: it stands in the addresses of tickets, beside a code (ADR 58).
  key: v.pipe(BrandFileSchema.entries.key, v.maxLength(KEY_LENGTH, `at most ${KEY_LENGTH} characters`)),
  name: BrandFileSchema.entries.name,
  domain: DomainSchema,
  language: LanguageSchema,
  support_email: SupportEmailSchema,
  primary_color: colors.primary_color,
  secondary_color: colors.secondary_color,
  teritary_color: colors.teritary_color,
});
export type NewBrand = v.InferOutput<typeof NewBrandSchema>;

/** The key that a name suggests: `Auto Lore` → `auto-lore`; '' where it suggests none. */
export function keyOfName(name: string): string {
  const key = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
    .slice(0, KEY_LENGTH)
    .replace(/-+$/, '');
  return key.length < 2 ? '' : key;
}

/** White, or black where white is hard to see. */
const inkOn = (ground: string) => (contrast('#ffffff', ground) >= EDGE_CONTRAST ? '#ffffff' : '#111111');

/**
 * A brand that begins as a copy of another one: its theme, its plans and what it offers, under a name, a domain and colors of
 * its own. What is of the other brand alone stays there: accounts that measure and chat for it, its gate, the place of its API,
 * the texts of its mails, which are written for its readers.
 */
export function newBrand(like: Brand, asked: NewBrand): Brand {
  const { api: _api, livechat_license: _license, tag_host: _host, mail_texts: _mails, ...shared } = like;
  const { key, name, domain, language, support_email } = asked;
  const chosen: Readonly<Record<ColorSetting, string>> = {
    primary_color: asked.primary_color,
    secondary_color: asked.secondary_color,
    teritary_color: asked.teritary_color,
  };
  return {
    ...shared,
    api: 'same-origin',
    key,
    name,
    domains: [domain],
    language,
    support_email,
    settings: { ...like.settings, ...chosen, clarity: '', google_analytics: '', google_tag: '', security: 'disabled' },
    logo: lettermark(name, asked.primary_color, inkOn(asked.primary_color)),
  };
}

/** Texts of another brand with the new one's name and key where that one's stood. @param json as JSON */
export function renamed(json: string, from: Pick<Brand, 'key' | 'name'>, to: Pick<Brand, 'key' | 'name'>): string {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  return json.replaceAll(inJson(from.name), () => inJson(to.name)).replaceAll(`"${from.key}"`, `"${to.key}"`);
}
