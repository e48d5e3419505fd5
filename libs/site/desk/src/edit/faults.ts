import type { PublicBrand } from '@vinlore/brand';
import { type OverlayFault, isLook, lookFaults, OVERLAY_FIELDS, type SiteField, withValue } from '@vinlore/site-domain';
import * as v from 'valibot';
import { type Draft, valueIn } from './draft.ts';

/** A contrast fault, parsed so the desk can translate it and offer a fix. */
export interface ContrastFault {
  readonly color: string;
  /** The background by its theme name; null for pages in general. */
  readonly on: {
    readonly name: string;
    readonly ground: string;
    readonly ratio: string;
    readonly least: string;
  } | null;
  /** The nearest shade that passes; null if there is none. */
  readonly shade: string | null;
}

const ADVICE = String.raw`(?:Nearest shade that passes: (?<shade>#[0-9a-f]{6})|No shade of this color passes\. Change the background\.)`;
const ON = new RegExp(
  String.raw`^(?<color>#[0-9a-f]{6}) on (?<name>\S+) \((?<ground>#[0-9a-f]{6})\) has a contrast ratio of (?<ratio>[\d.]+)\. WCAG AA requires (?<least>[\d.]+)\. ${ADVICE}$`,
  'i',
);
const ON_PAGES = new RegExp(
  String.raw`^(?<color>#[0-9a-f]{6}) doesn’t have enough contrast for WCAG AA on this theme’s pages\. ${ADVICE}$`,
  'i',
);

/** Parses a message of `colorFaults`; null for any other message. */
export function contrastFault(why: string): ContrastFault | null {
  const parts = (ON.exec(why) ?? ON_PAGES.exec(why))?.groups;
  if (!parts) return null;
  const { color = '', name, ground = '', ratio = '', least = '', shade } = parts;
  return { color, on: name === undefined ? null : { name, ground, ratio, least }, shade: shade ?? null };
}

const isRight = (key: string, value: unknown) => v.safeParse(OVERLAY_FIELDS.get(key)!, value).success;

/** Colors to check; an incomplete one keeps its saved value. */
const entriesOf = (fields: readonly SiteField[], draft: Draft) =>
  fields
    .map((field) => {
      const value = valueIn(field, draft);
      return { key: field.key, value: isRight(field.key, value) ? value : field.value };
    })
    .filter(({ key }) => isLook(key));

/** The look that a draft would give the brand. */
export function looksWith(brand: PublicBrand, fields: readonly SiteField[], draft: Draft): PublicBrand {
  const themed = fields.filter(({ key }) => key.startsWith('theme.') && !isLook(key));
  const shaped = themed.map((field) => ({ key: field.key, value: valueIn(field, draft) }));
  return [...entriesOf(fields, draft), ...shaped.filter(({ key, value }) => isRight(key, value))].reduce(
    (looks, { key, value }) => withValue(looks, key, value),
    brand,
  );
}

/** What blocks saving, by key: invalid values and low-contrast colors. */
export function faultsOf(
  brand: PublicBrand,
  fields: readonly SiteField[],
  draft: Draft,
): ReadonlyMap<string, OverlayFault> {
  const wrong = fields
    .filter(({ key }) => key in draft)
    .filter((field) => !isRight(field.key, valueIn(field, draft)))
    .map(({ key }): OverlayFault => ({ key, why: '' }));
  const touched = Object.keys(draft).some(isLook);
  const unseen = touched ? lookFaults(brand, entriesOf(fields, draft)) : [];
  return new Map([...unseen, ...wrong].map((fault) => [fault.key, fault]));
}
