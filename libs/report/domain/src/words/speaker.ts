import { createTranslator, type Language, type Translate, type Values } from '@vinlore/i18n';
import { regionName } from '@vinlore/vehicle-domain';
import { grammars } from '../messages/grammars.ts';
import { reportTexts } from '../messages/index.ts';

export const KM_PER_MILE = 1.609344;

/** Says figures, days and places in one language, exactly as they are: nothing is made more exact than it was. */
export interface Speaker {
  readonly language: Language;
  readonly t: Translate<typeof reportTexts.en>;
  /** The text of a key that data makes up, such as `brand.11`; null where there is none. */
  find(key: string, values?: Values): string | null;
  number(value: number | string): string;
  /** `61,384 mi` */
  miles(value: number | string): string;
  /** Miles of a finding, in the unit in which the report is read. */
  distance(miles: number | string): string;
  /** By how much one of two distances is more, in the same unit. */
  difference(miles: number | string, less: number | string): string;
  /** `98,788 km` */
  kilometers(value: number | string): string;
  /** `$15,400`; cents only where there are some. */
  money(minor: number, currency: string): string;
  /** `Nov 2, 2026`, `Nov 2026`, `2026`: as exact as it was given. */
  date(partial: string): string;
  /** `on Nov 2, 2026`, `in Nov 2026`, `in 2026`. */
  on(partial: string): string;
  /** As it stands after "since" and "between": `Nov 2, 2026`, `el 2 nov 2026`. */
  the(partial: string): string;
  /** `of Nov 2, 2026`, `del 2 nov 2026`, `de 2019`. */
  of(partial: string): string;
  /** `from 2019 to Nov 2, 2026`, `de 2019 al 2 nov 2026`. */
  range(from: string, to: string): string;
  /** `one`, `two` … `ten`, `11`, as it stands before what is counted. */
  small(count: number): string;
  /** `26 months`; from three years on in whole years, since nobody counts further in months. */
  span(months: number | string): string;
  /** `a, b, and c`. */
  list(items: readonly string[]): string;
  /** A state by its code, a country without one by its own; `''` for none. */
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
    // No province of Canada has the code of a state.
    region: (code, of = 'US') =>
      (of === 'US' && code ? regionName(code, language) : null) ??
      (of === 'US' || of === 'CA' ? find(`province.${code}`) : null) ??
      code,
    country: (code) => find(`country.${code}`) ?? code,
  };
}

const speakers = new Map<Language, Speaker>();

/** The one speaker of a language. */
export function speakerOf(language: Language): Speaker {
  const known = speakers.get(language) ?? makeSpeaker(language);
  speakers.set(language, known);
  return known;
}

/** A text with its first letter large. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('en-US') + text.slice(1);

/** A text with its first letter small, as it stands within a line. */
export const firstSmall = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The same speaker where a report is read in kilometers. @param known kilometers of the records, by their miles */
export function inKilometers(speaker: Speaker, known: ReadonlyMap<number, number>): Speaker {
  const kilometersOf = (miles: number | string) => known.get(Number(miles)) ?? Math.round(Number(miles) * KM_PER_MILE);
  return {
    ...speaker,
    distance: (miles) => speaker.kilometers(kilometersOf(miles)),
    difference: (more, less) => speaker.kilometers(kilometersOf(more) - kilometersOf(less)),
  };
}
