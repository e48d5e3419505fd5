import type { PublicBrand } from '@vinlore/brand';
import { type OverlayFault, isLook, lookFaults, OVERLAY_FIELDS, type SiteField, withValue } from '@vinlore/site-domain';
import * as v from 'valibot';
import { type Draft, valueIn } from './draft.ts';

/** A fault of the contrast check, taken apart so that it can be said in both languages and mended with a tap. */
export interface ContrastFault {
  readonly color: string;
  /** What it stands on, by its name in the theme; null: pages in general. */
  readonly on: {
    readonly name: string;
    readonly ground: string;
    readonly ratio: string;
    readonly least: string;
  } | null;
  /** The nearest shade that passes; null where none does. */
  readonly shade: string | null;
}

const ADVICE = String.raw`(?:the nearest shade that passes is (?<shade>#[0-9a-f]{6})|no shade of it passes: change what is behind it)`;
const ON = new RegExp(
  String.raw`^(?<color>#[0-9a-f]{6}) on (?<name>\S+) \((?<ground>#[0-9a-f]{6})\) has a contrast of (?<ratio>[\d.]+); WCAG AA needs (?<least>[\d.]+); ${ADVICE}$`,
  'i',
);
const ON_PAGES = new RegExp(
  String.raw`^(?<color>#[0-9a-f]{6}) fails the contrast of WCAG AA on the pages of this theme; ${ADVICE}$`,
  'i',
);

/** Reads what `colorFaults` says; null for other words. */
export function contrastFault(why: string): ContrastFault | null {
  const parts = (ON.exec(why) ?? ON_PAGES.exec(why))?.groups;
  if (!parts) return null;
  const { color = '', name, ground = '', ratio = '', least = '', shade } = parts;
  return { color, on: name === undefined ? null : { name, ground, ratio, least }, shade: shade ?? null };
}

const isRight = (key: string, value: unknown) => v.safeParse(OVERLAY_FIELDS.get(key)!, value).success;

/** Colors that can be judged: those that are none yet stay as they were. */
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

/** What keeps a draft from being saved, by key: what is no value of its kind, and colors that are hard to see. */
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
