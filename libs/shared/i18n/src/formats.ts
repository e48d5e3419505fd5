import type { Language } from './language.ts';

/** `Intl` locales of a U.S. product. */
export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** Number, money and date formats of one language; thousands always separated by commas (spec §9). */
export interface Formats {
  /** A number with its own decimals, three at most: 1,200 · 0.125. */
  number(value: number): string;
  /** A measurement, with 1 decimal by default: 2.5 · 1,200.0 (spec §9). */
  measure(value: number, decimals?: number): string;
  /** An amount, with 2 decimals by default: 1,299.00 (spec §9). For amounts with a currency use `money`. */
  amount(value: number, decimals?: number): string;
  /**
   * Money: $1,299.00.
   *
   * @param minor integer minor units, such as cents (docs/decisions.md §2)
   * @param currency ISO 4217 code; determines the number of decimals
   * @throws RangeError for fractions of a minor unit or an invalid currency code
   */
  money(minor: number, currency: string): string;
  /** Rounded money without decimals, such as axis labels: $1,299. */
  wholeMoney(minor: number, currency: string): string;
  /** A date in UTC, the same on screens, in emails and documents: Nov 20, 2026 · 20 nov 2026. */
  date(iso: string | Date): string;
  /** A time to the minute, in the reader's time zone: Nov 20, 2026, 3:04 PM · 20 nov 2026, 3:04 p.m. */
  moment(iso: string | Date): string;
}

const asDate = (iso: string | Date) => (typeof iso === 'string' ? new Date(iso) : iso);

/**
 * Returns the formats of a language.
 *
 * @param timeZone of times; default: the reader's own
 */
export function createFormats(language: Language, timeZone?: string): Formats {
  const locale = LOCALES[language];
  // Otherwise −0.04 would round to −0.
  const common = { signDisplay: 'negative' } as const;
  const formatters = new Map<string, Intl.NumberFormat>();
  const formatter = (name: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat => {
    const made = formatters.get(name) ?? new Intl.NumberFormat(locale, { ...common, ...options });
    formatters.set(name, made);
    return made;
  };
  const fixed = (value: number, decimals: number) =>
    formatter(String(decimals), { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  let moments: Intl.DateTimeFormat | undefined;
  const moneyOf = (currency: string) => formatter(currency, { style: 'currency', currency });
  // `Intl` formatters are cached: creating one costs more than formatting.
  const units = new Map<string, number>();
  const majorOf = (minor: number, currency: string) => {
    const unit = units.get(currency) ?? 10 ** moneyOf(currency).resolvedOptions().maximumFractionDigits!;
    units.set(currency, unit);
    return minor / unit;
  };

  return {
    number: (value) => formatter('plain').format(value),
    measure: (value, decimals = 1) => fixed(value, decimals),
    amount: (value, decimals = 2) => fixed(value, decimals),
    money: (minor, currency) => {
      if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is not a whole number of minor units.`);
      return moneyOf(currency).format(majorOf(minor, currency));
    },
    wholeMoney: (minor, currency) =>
      formatter(`${currency} 0`, { style: 'currency', currency, maximumFractionDigits: 0 }).format(
        majorOf(minor, currency),
      ),
    date: (iso) => dates.format(asDate(iso)),
    moment: (iso) => {
      moments ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
      return moments.format(asDate(iso));
    },
  };
}
