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

/** Maximum length of the key of a brand created at the desk. */
export const KEY_LENGTH = 22;

/** The input for a new brand. */
export const NewBrandSchema = v.strictObject({
  // Shorter than allowed in files: reply addresses of tickets contain it next to a code (ADR 58).
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

/** Returns the key derived from a name: `Auto Lore` → `auto-lore`; '' if none can be derived. */
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

/** White, or black if white has too little contrast. */
const inkOn = (ground: string) => (contrast('#ffffff', ground) >= EDGE_CONTRAST ? '#ffffff' : '#111111');

/**
 * Returns a brand copied from another: its theme, plans, and offers, with its own name, domain, and colors. Leaves out
 * what belongs to the source: analytics and chat accounts, its gate, its API host, and its email texts, which are
 * written for its readers.
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

/** Replaces the source brand's name and key in its texts. @param json as JSON */
export function renamed(json: string, from: Pick<Brand, 'key' | 'name'>, to: Pick<Brand, 'key' | 'name'>): string {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  return json.replaceAll(inJson(from.name), () => inJson(to.name)).replaceAll(`"${from.key}"`, `"${to.key}"`);
}
