import { type StickerLanguage } from '../sticker-values.ts';
import { findText } from '../texts.ts';

/** How a currency is formatted. */
export interface Currency {
  /** Prefix: `$`. */
  readonly sign: string;
  /** Heading of an amount column: `U.S. dollars`. */
  readonly name: string;
  /** Digits of the minor unit (ISO 4217). */
  readonly digits: number;
}

const signs: Readonly<Record<string, string>> = { USD: '$', CAD: 'CA$', MXN: 'MX$', EUR: '€', GBP: '£' };

/** Currencies without a minor unit (ISO 4217). */
const whole = new Set(['CLP', 'JPY', 'KRW', 'PYG', 'VND']);

/** Returns a currency's format from our own table instead of Intl: a Node.js upgrade must not change a document's bytes. */
export function currencyOf(code: string, language: StickerLanguage): Currency {
  return {
    sign: (Object.hasOwn(signs, code) ? signs[code] : undefined) ?? `${code}\u00a0`,
    name: findText(`currency.${code}`, language) ?? code,
    digits: whole.has(code) ? 0 : 2,
  };
}

const thousands = (whole: string) => whole.replace(/\B(?=(?:\d{3})+$)/gu, ',');

/**
 * Formats an amount without its sign, with thousands commas and a decimal point, as both languages do in the U.S.
 *
 * @param amount in minor units
 */
export function amountFigure(amount: number, { digits }: Pick<Currency, 'digits'>): string {
  const [units, part] = (amount / 10 ** digits).toFixed(digits).split('.') as [string, string?];
  return part ? `${thousands(units)}.${part}` : thousands(units);
}

/** Formats whole U.S. dollars: `$2,000`. */
export const wholeDollars = (dollars: number): string => `$${thousands(String(Math.round(dollars)))}`;
