import { type StickerLanguage } from '../sticker-values.ts';
import { textOf } from '../texts.ts';

const grouped = (whole: number) => String(whole).replace(/\B(?=(?:\d{3})+$)/gu, ',');

/**
 * Formats a vPIC number: up to `digits` decimals, no trailing zeros, thousands commas (both languages are written for
 * the United States). Null if vPIC's text isn't a positive number.
 */
export function figure(text: string | undefined, digits = 0): string | null {
  const value = text?.trim() ? Number(text) : NaN;
  if (!Number.isFinite(value) || value <= 0) return null;
  const [whole, part = ''] = value.toFixed(digits).split('.');
  const decimals = part.replace(/0+$/u, '');
  const written = grouped(Number(whole)) + (decimals && `.${decimals}`);
  return written === '0' ? null : written;
}

/** Formats displacement in liters with one decimal, as in vehicle names: `2.0 L`. */
export function liters(text: string | undefined): string | null {
  const value = Number(text);
  return Number.isFinite(value) && value >= 0.05 ? `${value.toFixed(1)} L` : null;
}

/** A weight rating with limits in pounds and kilograms; null marks an open end. */
export interface WeightRange {
  readonly lb: readonly [number | null, number | null];
  readonly kg: readonly [number | null, number | null];
}

/**
 * Parses vPIC's weight classes: `Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)`, `Class 1: 6,000 lb or less (2,722 kg
 * or less)`, `Class 8: 33,001 lb and above (14,969 kg and above)`. Null for any other text.
 */
export function weightRange(text: string | undefined): WeightRange | null {
  const parts = /([\d,]+)(?: - ([\d,]+))? lb( or less| and above)? \(([\d,]+)(?: - ([\d,]+))? kg/u.exec(text ?? '');
  if (!parts) return null;
  const number = (digits: string | undefined) => (digits ? Number(digits.replaceAll(',', '')) : null);
  const [, lb1, lb2, open, kg1, kg2] = parts;
  const ends = (first: string | undefined, second: string | undefined): [number | null, number | null] => {
    if (second) return [number(first), number(second)];
    return open === ' or less' ? [null, number(first)] : [number(first), null];
  };
  return { lb: ends(lb1, lb2), kg: ends(kg1, kg2) };
}

/**
 * Merges two classes from the lower limit of the first to the upper limit of the second, which vPIC has only for some
 * vehicles.
 */
export function joinRanges(from: WeightRange | null, to: WeightRange | null): WeightRange | null {
  if (!from || !to) return from ?? to;
  const wider = (to.lb[1] ?? Infinity) > (from.lb[1] ?? Infinity);
  return wider ? { lb: [from.lb[0], to.lb[1]], kg: [from.kg[0], to.kg[1]] } : from;
}

export function sayWeight({ lb, kg }: WeightRange, language: StickerLanguage): string {
  return `${sayRange(lb, 'lb', language)} (${sayRange(kg, 'kg', language)})`;
}

function sayRange([low, high]: WeightRange['lb'], unit: string, language: StickerLanguage): string {
  if (low !== null && high !== null) return `${grouped(low)}–${grouped(high)} ${unit}`;
  return high !== null
    ? textOf('weight.upTo', language, { weight: `${grouped(high)} ${unit}` })
    : textOf('weight.orMore', language, { weight: `${grouped(low ?? 0)} ${unit}` });
}
