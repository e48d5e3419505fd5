import { COLOR_SETTINGS, type PublicBrand } from '@vinlore/brand';
import {
  keyOfName,
  lookFaults,
  type NewBrand,
  NewBrandSchema,
  type OverlayFault,
  withValue,
} from '@vinlore/site-domain';
import * as v from 'valibot';
import { domainTyped } from '../domains/domain-draft.ts';

/** Form values of a new brand. */
export type BrandDraft = Readonly<Record<keyof NewBrand, string>>;

/** Names of the three colors. */
export const COLORS = Object.keys(COLOR_SETTINGS) as readonly (keyof typeof COLOR_SETTINGS)[];

/** A draft with the language and colors of the current brand. */
export const emptyDraft = ({ language, settings }: Pick<PublicBrand, 'language' | 'settings'>): BrandDraft => ({
  ...{ key: '', name: '', domain: '', support_email: '', language },
  primary_color: settings.primary_color,
  secondary_color: settings.secondary_color,
  teritary_color: settings.teritary_color,
});

/** The stored draft; null if there is none or it is from another release. */
export function readKept(kept: string): BrandDraft | null {
  try {
    const read: unknown = JSON.parse(kept);
    const entries = Object.fromEntries(Object.keys(NewBrandSchema.entries).map((key) => [key, v.string()]));
    const parsed = v.safeParse(v.object(entries), read);
    return parsed.success ? (parsed.output as BrandDraft) : null;
  } catch {
    return null;
  }
}

/** The draft with a new value. Until typed, the ID follows the name and the support email follows the domain. */
export function withTyped(draft: BrandDraft, name: keyof BrandDraft, value: string): BrandDraft {
  const next = { ...draft, [name]: value };
  const follows = draft.key === keyOfName(draft.name);
  const mailOf = (domain: string) => (domainTyped(domain) === null ? '' : `support@${domainTyped(domain)}`);
  return {
    ...next,
    ...(name === 'name' && follows && { key: keyOfName(value) }),
    ...(name === 'domain' && draft.support_email === mailOf(draft.domain) && { support_email: mailOf(value) }),
  };
}

/** The draft as a request body. */
export const askedOf = (draft: BrandDraft): NewBrand =>
  ({ ...draft, name: draft.name.trim(), domain: domainTyped(draft.domain) ?? draft.domain }) as NewBrand;

/** The brand's look with the draft's colors; an incomplete color keeps its old value. */
export function looksOf(brand: PublicBrand, draft: BrandDraft): PublicBrand {
  return COLORS.filter((name) => /^#[0-9a-f]{6}$/i.test(draft[name])).reduce(
    (looks, name) => withValue(looks, `settings.${name}`, draft[name]),
    brand,
  );
}

/** Faults of the draft by field: '' for an invalid value, else a message. */
export function faultsOf(brand: PublicBrand, draft: BrandDraft): ReadonlyMap<keyof BrandDraft, string> {
  const { issues } = v.safeParse(NewBrandSchema, askedOf(draft));
  const wrong = (issues ?? []).map((issue) => [v.getDotPath(issue) as keyof BrandDraft, ''] as const);
  const unseen = lookFaults(looksOf(brand, draft), []).map(
    ({ key, why }: OverlayFault) => [key.replace(/^settings\./, '') as keyof BrandDraft, why] as const,
  );
  return new Map([...unseen.filter(([name]) => name in draft), ...wrong]);
}
