import { checkDigit, normalizeVin } from '@vinlore/vehicle-vpic';
import { VIN_LENGTH } from './vin.ts';

/** Longer texts are cut: people copy a VIN near the beginning. */
const LONGEST = 4_000;

const DIGIT_FOR: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };
const withDigits = (text: string) => text.replace(/[IOQ]/g, (letter) => DIGIT_FOR[letter]!);

/** A label in front of the number, possibly without a space: `VIN#1FT…`, `VIN1FT…`. */
const LABEL = /^VIN(?:NO|NUM|NUMBER|NUMERO)?(?=.{17}$)/;

/** A label followed by the number, which may be classic or missing a character. */
const LABELED = /(?:^|[^A-Z0-9])VIN(?:[^A-Z0-9]|NO\b|NUMBER\b|IS\b){1,12}([A-Z0-9]{5,})/;

interface Candidate {
  readonly vin: string;
  readonly isProven: boolean;
}

/**
 * Returns 17 characters as a VIN: with I, O, and Q replaced by digits if the check digit then matches, otherwise
 * unchanged; null if it isn't one, such as a word or an order number. Positions 14–17 are digits on every vehicle (49
 * CFR 565.15(d)).
 */
function candidateOf(text: string): Candidate | null {
  const fixed = withDigits(text);
  if (!/[A-Z]/.test(text) || (text.match(/\d/g) ?? []).length < 3) return null;
  if (checkDigit(fixed) === fixed[8]) return { vin: fixed, isProven: true };
  return /\d{4}$/.test(fixed) ? { vin: text, isProven: false } : null;
}

/**
 * Adjacent pieces that add up to 17 characters, as in a VIN printed in groups. Only the check digit can prove these.
 */
function grouped(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (const run of text.match(/[A-Z0-9]+(?:[ \-–.][A-Z0-9]+)+/g) ?? []) {
    const parts = run.split(/[ \-–.]/);
    for (let from = 0; from < parts.length; from += 1) {
      for (let to = from + 1, vin = parts[from]!; to < parts.length && vin.length < VIN_LENGTH; to += 1) {
        vin += parts[to]!;
        const candidate = vin.length === VIN_LENGTH ? candidateOf(vin) : null;
        if (candidate?.isProven) found.push(candidate);
      }
    }
  }
  return found;
}

/** Normalizes text for searching: upper case, no invisible characters. */
const capitals = (pasted: string) =>
  pasted
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/%[0-9A-Fa-f]{2}/g, ' ')
    .replace(/\p{Cf}/gu, '')
    .toUpperCase();

/**
 * Returns the VINs in pasted text in upper case, without duplicates: those with a matching check digit first, otherwise
 * in text order. If there's no complete VIN, returns the number after the word VIN. Ordinary words never match.
 */
export function vinsInText(pasted: string): string[] {
  const text = capitals(pasted);
  const alone = (text.match(/[A-Z0-9]+/g) ?? [])
    .map((word) => word.replace(LABEL, ''))
    .flatMap((word) => (word.length === VIN_LENGTH ? (candidateOf(word) ?? []) : []));
  const all = [...alone, ...grouped(text)];
  const ranked = [...all.filter(({ isProven }) => isProven), ...all.filter(({ isProven }) => !isProven)];
  const vins = [...new Set(ranked.map(({ vin }) => vin))];
  if (vins.length > 0) return vins;
  const labeled = LABELED.exec(text)?.[1];
  return labeled && labeled.length <= VIN_LENGTH && (labeled.match(/\d/g) ?? []).length >= 3 ? [labeled] : [];
}

/** A letter that VINs don't use, and the 1-based position where it was read as a digit. */
export interface LetterForDigit {
  readonly position: number;
  readonly found: string;
  readonly instead: string;
}

/**
 * Returns the letters of a text that `vinsInText` read as digits, so the visitor can be told. Empty if the text
 * contains the VIN as is.
 */
export function lettersForDigits(pasted: string, vin: string): LetterForDigit[] {
  const text = capitals(pasted).replace(/[^A-Z0-9]/g, '');
  if (text.includes(vin)) return [];
  const at = withDigits(text).indexOf(withDigits(vin));
  if (at < 0) return [];
  return [...vin].flatMap((instead, index) => {
    const found = text[at + index]!;
    return found === instead ? [] : [{ position: index + 1, found, instead }];
  });
}

/**
 * Returns the VIN that a submitted text stands for, for example from a form without JavaScript. Text of exactly 17
 * characters, or without a VIN in it, is returned unchanged so its faults can be reported.
 */
export function vinOfText(sent: string): string {
  return normalizeVin(sent).length === VIN_LENGTH ? sent : (vinsInText(sent)[0] ?? sent);
}
