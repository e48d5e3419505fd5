import { createFormats, type Language } from '@vinlore/i18n';
import { regionName } from '@vinlore/vehicle-domain';
import { countryName } from './country-names.ts';

const MONTHS: Record<Language, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
};

const SMALL: Record<Language, readonly string[]> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  es: ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
};

export const KM_PER_MILE = 1.609344;

/** Says figures, days and places in one language, exactly as they are: nothing is made more exact than it was. */
export interface Speaker {
  readonly language: Language;
  /** English first, Spanish second. */
  say(en: string, es: string): string;
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
  /** `2 Nov 2026`, `Nov 2026`, `2026`: as exact as it was given. */
  date(partial: string): string;
  /** `on 2 Nov 2026`, `in Nov 2026`, `in 2026`. */
  on(partial: string): string;
  /** As it stands after `since` and `between`: `2 Nov 2026`, `el 2 nov 2026`. */
  the(partial: string): string;
  /** `of 2 Nov 2026`, `del 2 nov 2026`, `de 2019`. */
  of(partial: string): string;
  /** `from 2019 to 2 Nov 2026`, `de 2019 al 2 nov 2026`. */
  range(from: string, to: string): string;
  /** `one`, `two` … `ten`, `11`; in Spanish `un` or `una` by what is counted. */
  small(count: number, gender?: 'masculine' | 'feminine'): string;
  /** `1 record`, `9 records`. */
  count(count: number | string, one: string, many: string): string;
  /** `26 months`; from three years on in whole years, since nobody counts further in months. */
  span(months: number | string): string;
  /** `a, b, and c`. */
  list(items: readonly string[]): string;
  /** A state by its code, a country without one by its own; `''` for none. */
  region(code: string, country?: string): string;
  country(code: string): string;
}

function makeSpeaker(language: Language): Speaker {
  const formats = createFormats(language);
  const english = language === 'en';
  const number = (value: number | string) => formats.number(Number(value));

  const date = (partial: string): string => {
    const [year, month, day] = partial.slice(0, 10).split('-');
    const name = month === undefined ? undefined : MONTHS[language][Number(month) - 1];
    return [day === undefined ? undefined : Number(day), name, year].filter((part) => part !== undefined).join(' ');
  };
  const article = (partial: string) => (partial.length >= 10 ? 'el ' : '');
  const the = (partial: string) => (english ? '' : article(partial)) + date(partial);
  // `de` and `a` join the article: del, al.
  const of = (partial: string) => (english ? 'of ' : partial.length >= 10 ? 'del ' : 'de ') + date(partial);
  const to = (partial: string) => (partial.length >= 10 ? 'al ' : 'a ') + date(partial);
  const miles = (value: number | string) => `${number(value)} mi`;
  const count = (value: number | string, one: string, many: string) =>
    `${number(value)} ${Number(value) === 1 ? one : many}`;
  const country = (code: string) => countryName(code, language) ?? code;

  return {
    language,
    say: (en, es) => (english ? en : es),
    number,
    miles,
    distance: miles,
    difference: (more, less) => miles(Number(more) - Number(less)),
    kilometers: (value) => `${number(value)} km`,
    money: (minor, currency) => formats.money(minor, currency).replace(/\.00$/, ''),
    date,
    the,
    of,
    range: (from, until) => (english ? `from ${date(from)} to ${date(until)}` : `${of(from)} ${to(until)}`),
    on: (partial) => {
      const exact = partial.length >= 10;
      if (english) return `${exact ? 'on' : 'in'} ${date(partial)}`;
      return `${exact ? 'el' : 'en'} ${date(partial)}`;
    },
    small: (count, gender) =>
      !english && count === 1 && gender === 'feminine' ? 'una' : (SMALL[language][count - 1] ?? number(count)),
    count,
    span: (months) => {
      const [years, one, many] = [
        Math.floor(Number(months) / 12),
        english ? 'month' : 'mes',
        english ? 'months' : 'meses',
      ];
      if (years >= 3) return `${number(years)} ${english ? 'years' : 'años'}`;
      return count(months, one, many);
    },
    list: (items) => {
      if (items.length < 2) return items[0] ?? '';
      const last = items.at(-1)!;
      const before = items.slice(0, -1).join(', ');
      // Spanish turns `y` into `e` before the sound i.
      if (!english) return `${before} ${/^h?i(?!e)/iu.test(last) ? 'e' : 'y'} ${last}`;
      return `${before}${items.length > 2 ? ',' : ''} and ${last}`;
    },
    region: (code, of = 'US') => (of === 'US' && code ? (regionName(code, language) ?? code) : code),
    country,
  };
}

const speakers: Record<Language, Speaker> = { en: makeSpeaker('en'), es: makeSpeaker('es') };

/** The one speaker of a language. */
export const speakerOf = (language: Language): Speaker => speakers[language];

/** A text with its first letter large. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('en-US') + text.slice(1);

/** The same speaker where a report is read in kilometers. @param known kilometers of the records, by their miles */
export function inKilometers(speaker: Speaker, known: ReadonlyMap<number, number>): Speaker {
  const kilometersOf = (miles: number | string) => known.get(Number(miles)) ?? Math.round(Number(miles) * KM_PER_MILE);
  return {
    ...speaker,
    distance: (miles) => speaker.kilometers(kilometersOf(miles)),
    difference: (more, less) => speaker.kilometers(kilometersOf(more) - kilometersOf(less)),
  };
}
