import { createTranslator, type Language, type Translate, type Values } from '@vinlore/i18n';
import { regionName } from '@vinlore/vehicle-domain';
import { grammars } from '../messages/grammars.ts';
import { reportTexts } from '../messages/index.ts';

export const KM_PER_MILE = 1.609344;

/** Formats figures, dates, and places in one language, at the precision they were given. */
export interface Speaker {
  readonly language: Language;
  readonly t: Translate<typeof reportTexts.en>;
  /** The text for a key built from data, such as `brand.11`; null if there is none. */
  find(key: string, values?: Values): string | null;
  number(value: number | string): string;
  /** `61,384 mi` */
  miles(value: number | string): string;
  /** Miles of a finding, in the unit of the report. */
  distance(miles: number | string): string;
  /** Difference of two distances, in the unit of the report. */
  difference(miles: number | string, less: number | string): string;
  /** `98,788 km` */
  kilometers(value: number | string): string;
  /** `$15,400`; cents only if not zero. */
  money(minor: number, currency: string): string;
  /** `Nov 2, 2026`, `Nov 2026`, `2026`, at the precision given. */
  date(partial: string): string;
  /** `on Nov 2, 2026`, `in Nov 2026`, `in 2026`. */
  on(partial: string): string;
  /** Form after "since" and "between": `Nov 2, 2026`, `el 2 nov 2026`. */
  the(partial: string): string;
  /** `of Nov 2, 2026`, `del 2 nov 2026`, `de 2019`. */
  of(partial: string): string;
  /** `from 2019 to Nov 2, 2026`, `de 2019 al 2 nov 2026`. */
  range(from: string, to: string): string;
  /** `one`, `two` … `ten`, `11`, as used before a noun. */
  small(count: number): string;
  /** `26 months`; whole years from three years on. */
  span(months: number | string): string;
  /** `a, b, and c`. */
  list(items: readonly string[]): string;
  /** The name of a state or province, or the code itself if unknown; `''` for none. */
  region(code: string, country?: string): string;
  country(code: string): string;
}

const isDay = (partial: string) => partial.length >= 10;

function makeSpeaker(language: Language): Speaker {
  const text = createTranslator(language, reportTexts[language]);
  const { t } = text;
  const grammar = grammars[language];
  const number = (value: number | string) => text.number(Number(value));

  const date = (partial: string): string => {
    const [year, month, day] = partial.slice(0, 10).split('-');
    const name = month === undefined ? undefined : grammar.months[Number(month) - 1];
    if (day !== undefined) return grammar.day(Number(day), name!, year!);
    return [name, year].filter((part) => part !== undefined).join(' ');
  };
  const inWords = (partial: string) => ({ date: date(partial), isDay: isDay(partial) });
  const miles = (value: number | string) => `${number(value)} mi`;
  const find = (key: string, values?: Values) => (text.has(key) ? t(key, values) : null);

  return {
    language,
    t,
    find,
    number,
    miles,
    distance: miles,
    difference: (more, less) => miles(Number(more) - Number(less)),
    kilometers: (value) => `${number(value)} km`,
    money: (minor, currency) => text.money(minor, currency).replace(/\.00$/, ''),
    date,
    on: (partial) => grammar.on(date(partial), isDay(partial)),
    the: (partial) => grammar.the(date(partial), isDay(partial)),
    of: (partial) => grammar.of(date(partial), isDay(partial)),
    range: (from, until) => grammar.range(inWords(from), inWords(until)),
    small: (count) => grammar.small[count - 1] ?? number(count),
    span: (months) => {
      const years = Math.floor(Number(months) / 12);
      return years >= 3 ? t('span.years', { years }) : t('span.months', { months });
    },
    list: (items) => (items.length < 2 ? (items[0] ?? '') : grammar.and(items.slice(0, -1), items.at(-1)!)),
    // No Canadian province shares a code with a U.S. state.
    region: (code, of = 'US') =>
      (of === 'US' && code ? regionName(code, language) : null) ??
      (of === 'US' || of === 'CA' ? find(`province.${code}`) : null) ??
      code,
    country: (code) => find(`country.${code}`) ?? code,
  };
}

const speakers = new Map<Language, Speaker>();

/** The shared speaker of a language. */
export function speakerOf(language: Language): Speaker {
  const known = speakers.get(language) ?? makeSpeaker(language);
  speakers.set(language, known);
  return known;
}

/** Capitalizes the first letter of a text. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('en-US') + text.slice(1);

/** Lowercases the first letter of a text, for use within a sentence. */
export const firstSmall = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A speaker that gives distances in kilometers. @param known kilometers as recorded, by their miles */
export function inKilometers(speaker: Speaker, known: ReadonlyMap<number, number>): Speaker {
  const kilometersOf = (miles: number | string) => known.get(Number(miles)) ?? Math.round(Number(miles) * KM_PER_MILE);
  return {
    ...speaker,
    distance: (miles) => speaker.kilometers(kilometersOf(miles)),
    difference: (more, less) => speaker.kilometers(kilometersOf(more) - kilometersOf(less)),
  };
}
