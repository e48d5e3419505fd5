import { type ValueList, valueOfList } from '@vinlore/vehicle-domain';
import type { StickerTextKey } from '../messages/index.ts';
import { type StickerLanguage } from '../sticker-values.ts';
import { type Elements } from './decoded-input.ts';
import { figure } from './measures.ts';

type NameIn<Key> = Key extends `equipment.${infer Name}` ? Name : never;

/** vPIC element name, or our own for a line built from several. */
export type ElementName = NameIn<StickerTextKey>;

/** A printable value; `english` marks text left as filed on a Spanish sticker. */
export interface ReadValue {
  readonly value: string;
  readonly english: boolean;
}

/** A line of an equipment group: its label and how to read its value from the decoded elements. Null omits it. */
export interface Reading {
  readonly label: StickerTextKey;
  readonly read: (elements: Elements, language: StickerLanguage) => ReadValue | null;
  /** Equipment that a vehicle has or doesn't have, such as antilock brakes. */
  readonly isSystem?: true;
}

/** Returns the value of a vPIC element, or null if empty. */
export function known(elements: Elements, name: string): string | null {
  const text = elements[name]?.trim().replace(/\s+/gu, ' ');
  return !text || /^(?:not applicable|not available|n\/a|none|unknown)$/iu.test(text) ? null : text;
}

const asIs = (value: string | null): ReadValue | null => (value === null ? null : { value, english: false });

/** A line with a computed value. */
export const worked = (
  name: ElementName,
  read: (elements: Elements, language: StickerLanguage) => string | null,
): Reading => ({
  label: `equipment.${name}`,
  read: (elements, language) => asIs(read(elements, language)),
});

/** A name or code, the same in every language. */
export const named = (name: ElementName): Reading => worked(name, (elements) => known(elements, name));

/** A number with its unit. */
export const measured = (name: ElementName, unit = '', digits = 0): Reading =>
  worked(name, (elements) => {
    const value = figure(elements[name], digits);
    return value && [value, unit].filter(Boolean).join(' ');
  });

/** Translates a vPIC value, or returns it as is. */
export function translated(text: string, list: ValueList, language: StickerLanguage): ReadValue {
  const words = valueOfList(list, text, language);
  return words === null ? { value: text, english: language !== 'en' } : { value: words, english: false };
}

/** A value from one of vPIC's lists. */
export const listed = (name: ElementName, list: ValueList): Reading => ({
  label: `equipment.${name}`,
  read: (elements, language) => {
    const text = known(elements, name);
    return text === null ? null : translated(text, list, language);
  },
});

/**
 * Free text as filed by the manufacturer, in English. Text that states engine power is left out: filed figures are per
 * engine family, not per vehicle, so a sticker prints no horsepower.
 */
export const filed = (name: ElementName): Reading => ({
  label: `equipment.${name}`,
  read: (elements, language) => {
    const text = known(elements, name);
    return text === null || /\b(?:b?hp|horsepower|kw|ps)\b|\d(?:b?hp|kw|ps)\b/iu.test(text)
      ? null
      : { value: text, english: language !== 'en' };
  },
});
