import { type StickerLanguage } from '../sticker-values.ts';
import { findText } from '../texts.ts';

/** How amounts of a currency are written. */
export interface Currency {
  /** Before an amount: `$`. */
  readonly sign: string;
  /** Over a column of amounts: `U.S. dollars`. */
  readonly name: string;
  /** Digits of the minor unit (ISO 4217). */
  readonly digits: number;
}

const signs: Readonly<Record<string, string>> = { USD: '$', CAD: 'CA$', MXN: 'MX$', EUR: '€', GBP: '£' };

/** Currencies of the field without a minor unit (ISO 4217). */
const whole = new Set(['CLP', 'JPY', 'KRW', 'PYG', 'VND']);

/** A table of our own, not Intl: another Node version must not change a document's bytes. */
export function currencyOf(code: string, language: StickerLanguage): Currency {
  return {
    sign: (Object.hasOwn(signs, code) ? signs[code] : undefined) ?? `${code}\u00a0`,
    name: findText(`currency.${code}`, language) ?? code,
    digits: whole.has(code) ? 0 : 2,
  };
}

const thousands = (whole: string) => whole.replace(/\B(?=(?:\d{3})+$)/gu, ',');

/**
 * An amount without its sign, with a comma at each thousand and a point before the cents: both languages write so in
 * the U.S.
 *
 * @param amount in minor units
 */
export function amountFigure(amount: number, { digits }: Pick<Currency, 'digits'>): string {
  const [units, part] = (amount / 10 ** digits).toFixed(digits).split('.') as [string, string?];
  return part ? `${thousands(units)}.${part}` : thousands(units);
}

/** Whole U.S. dollars: `$2,000`. */
export const wholeDollars = (dollars: number): string => `$${thousands(String(Math.round(dollars)))}`;
