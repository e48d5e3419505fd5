import { checkDigit, normalizeVin } from '@vinlore/vehicle-vpic';
import { VIN_LENGTH } from './vin.ts';

/** Longer texts are cut: a VIN stands near the beginning of what people copy. */
const LONGEST = 4_000;

const DIGIT_FOR: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };
const withDigits = (text: string) => text.replace(/[IOQ]/g, (letter) => DIGIT_FOR[letter]!);

/** A label before the number, which may touch it: `VIN#1FT…`, `VIN1FT…`. */
const LABEL = /^VIN(?:NO|NUM|NUMBER|NUMERO)?(?=.{17}$)/;

/** A label, then the number itself, which may be a classic one or lack a character. */
const LABELED = /(?:^|[^A-Z0-9])VIN(?:[^A-Z0-9]|NO\b|NUMBER\b|IS\b){1,12}([A-Z0-9]{5,})/;

interface Candidate {
  readonly vin: string;
  readonly isProven: boolean;
}

/**
 * A text of 17 characters as a VIN: with the digits that its I, O, and Q stand for where the check digit then agrees,
 * else as it is; null for what is none, such as a word or an order number. Positions 14–17 are digits on every vehicle
 * (49 CFR 565.15(d)).
 */
function candidateOf(text: string): Candidate | null {
  const fixed = withDigits(text);
  if (!/[A-Z]/.test(text) || (text.match(/\d/g) ?? []).length < 3) return null;
  if (checkDigit(fixed) === fixed[8]) return { vin: fixed, isProven: true };
  return /\d{4}$/.test(fixed) ? { vin: text, isProven: false } : null;
}

/** Neighbors that make 17 characters together, as a VIN is printed in groups; only the check digit can prove these. */
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

/** A text as it is searched: upper case, without marks that nobody sees. */
const capitals = (pasted: string) =>
  pasted
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/%[0-9A-Fa-f]{2}/g, ' ')
    .replace(/\p{Cf}/gu, '')
    .toUpperCase();

/**
 * The VINs in a text that was pasted, upper case, each once: those whose check digit agrees first, else in the order of
 * the text. Without a whole one, the number after the word VIN. Nothing else counts: words are never taken for a VIN.
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

/** A letter that no VIN has, at a position (from 1) where a VIN was read with the digit that it is typed for. */
export interface LetterForDigit {
  readonly position: number;
  readonly found: string;
  readonly instead: string;
}

/**
 * The letters of a text that `vinsInText` read as digits, so that people can be told. None where the text has the VIN as
 * it is.
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
 * What somebody means who sends a text for a VIN, such as a form does without a script: the VIN in it. A text of 17
 * characters is taken as it is, so that what is wrong with it can be said, and so is one that has no VIN in it.
 */
export function vinOfText(sent: string): string {
  return normalizeVin(sent).length === VIN_LENGTH ? sent : (vinsInText(sent)[0] ?? sent);
}
