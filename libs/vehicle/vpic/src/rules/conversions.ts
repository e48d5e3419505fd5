/**
 * Arithmetic on decimal strings like PostgreSQL's `numeric`, for NHTSA's conversions: `#x# * 1000`, `#x# / 16.387064`.
 * A string that isn't a plain number yields 0, as in NHTSA's procedure.
 */

interface Decimal {
  /** The number times ten to the power of `scale`. */
  units: bigint;
  scale: number;
  /** Written without a decimal point: PostgreSQL then uses integer arithmetic. */
  whole: boolean;
}

const FORMULA = /^\s*#x#\s*([*/])\s*(\d*\.?\d*)\s*$/;
const NUMBER = /^\s*([+-]?)(\d+|\d+\.\d*|\.\d+)\s*$/;
const INT4 = 2_147_483_647n;

/** PostgreSQL's minimum number of significant digits of a quotient, and decimal digits per internal digit. */
const SIGNIFICANT_DIGITS = 16;
const DIGITS = 4;

/**
 * Returns a conversion's result as formatted by PostgreSQL.
 *
 * @param formula NHTSA's, with `#x#` for the value
 * @returns null for a formula that isn't a product or quotient of the value and a number
 */
export function convert(formula: string, value: string): string | null {
  const [, operator, constant] = FORMULA.exec(formula) ?? [];
  const factor = constant === undefined ? null : decimalOf(constant);
  if (operator === undefined || factor === null) return null;
  const given = decimalOf(value);
  if (given === null) return '0';
  return operator === '*' ? product(given, factor) : quotient(given, factor);
}

function decimalOf(text: string): Decimal | null {
  const [, sign, digits] = NUMBER.exec(text) ?? [];
  if (digits === undefined) return null;
  const [before = '', after = ''] = digits.split('.');
  const units = BigInt(`${before}${after}` || '0') * (sign === '-' ? -1n : 1n);
  return { units, scale: after.length, whole: !digits.includes('.') };
}

function product(one: Decimal, other: Decimal): string {
  const units = one.units * other.units;
  if (!one.whole || !other.whole) return textOf(units, one.scale + other.scale);
  const small = (number: bigint): boolean => number <= INT4 && number >= -INT4;
  // Four-byte integers overflow, for which NHTSA's procedure returns 0.
  return small(one.units) && small(other.units) && !small(units) ? '0' : textOf(units, 0);
}

function quotient(one: Decimal, other: Decimal): string {
  if (other.units === 0n) return '0';
  if (one.whole && other.whole) return textOf(one.units / other.units, 0);
  const scale = scaleOfQuotient(one, other);
  const shift = scale + other.scale - one.scale;
  const numerator = shift >= 0 ? one.units * 10n ** BigInt(shift) : one.units;
  const denominator = shift >= 0 ? other.units : other.units * 10n ** BigInt(-shift);
  return textOf(rounded(numerator, denominator), scale);
}

/** PostgreSQL's `select_div_scale`. */
function scaleOfQuotient(one: Decimal, other: Decimal): number {
  const [first, second] = [leadingDigit(one), leadingDigit(other)];
  const weight = first.weight - second.weight - (first.digit <= second.digit ? 1 : 0);
  return Math.max(SIGNIFICANT_DIGITS - weight * DIGITS, one.scale, other.scale, 0);
}

/** Returns the first nonzero base-10,000 digit and its power. */
function leadingDigit({ units, scale }: Decimal): { weight: number; digit: number } {
  if (units === 0n) return { weight: 0, digit: 0 };
  const text = String(units < 0n ? -units : units);
  const exponent = text.length - scale - 1;
  const weight = Math.floor(exponent / DIGITS);
  const taken = exponent - weight * DIGITS + 1;
  return { weight, digit: Number(text.slice(0, taken).padEnd(taken, '0')) };
}

/** Divides integers, rounding half away from zero. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const [top, bottom] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  const quotient = (top * 2n + bottom) / (bottom * 2n);
  return negative ? -quotient : quotient;
}

function textOf(units: bigint, scale: number): string {
  if (scale === 0) return String(units);
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
