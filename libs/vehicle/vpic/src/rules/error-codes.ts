import type { ValidMasks, YearAnswer } from '../year-answer.ts';
import { KEY_ALPHABET } from '../format/pattern-key.mjs';
import type { VpicIndex, WmiRecord } from '../format/vpic-index.ts';
import { checkDigit, LETTER_VALUES, WEIGHTS } from './check-digit.ts';
import { isLight } from './model-year.ts';
import { isSmallMaker } from './wmi.ts';

/** NHTSA's error codes and warnings. */
export type ErrorCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 14 | 400;

/** NHTSA's text, for data without its own. */
export const ERROR_TEXTS = {
  0: 'VIN decoded clean. Check Digit (9th position) is correct',
  1: 'Check Digit (9th position) does not calculate properly',
  2: 'VIN corrected, error in one position',
  3: 'VIN corrected, error in one position (assuming Check Digit is correct)',
  4: 'VIN corrected, error in one position only (indicated by ! in Suggested VIN), multiple matches found',
  5: 'VIN has errors in few positions',
  6: 'Incomplete VIN',
  7: 'Manufacturer is not registered with NHTSA for sale or importation in the U.S. for use on U.S roads; Please contact the manufacturer directly for more information',
  8: 'No detailed data available currently',
  9: 'Glider Warning - A "Glider" is not a "motor vehicle", as defined in 49 U.S.C. 30102(a)(6), and cannot be assigned a VIN that meets 49 CFR Part 565 requirements',
  10: 'Off-Road Vehicle Warning – This is not a Vehicle Identification Number (VIN) for a motor vehicle. This indicates that the manufacturer did not certify this product as complying with the Federal Motor Vehicle Safety Standards that are applicable to motor vehicles as defined in 49 U.S.C. 30102.',
  11: 'Incorrect Model Year - Position 10 does not match valid model year codes (I, O, Q, U, Z, 0). Decoded data may not be accurate.',
  12: 'Model Year Warning - Model Year entered for decoding with VIN does not match the model year based on the 10th position in VIN.',
  14: 'Unable to provide information for some of the characters in the VIN, based on the manufacturer submission.',
  400: 'Invalid Characters Present',
} as const satisfies Record<ErrorCode, string>;

/** NHTSA's verdict on a VIN. */
export interface VinErrors {
  /** Ascending; for a VIN without errors `[0]`, optionally followed by warnings 9, 10, 12, and 14. */
  codes: readonly ErrorCode[];
  /** Sum of NHTSA's weights, used to compare two model years. */
  weight: number;
  /** NHTSA's suggestion, with `!` for wrong characters; empty if there is none. */
  suggested: string;
  /** Valid characters of the positions in error, in NHTSA's format: `(5:AB)`. */
  possible: string;
  /** NHTSA's additional information; null if there is none. */
  additional: string | null;
  /** Whether NHTSA knows this VIN to have a wrong check digit from the factory. */
  exception: boolean;
}

/** Result for a clean VIN without warnings, shared. */
const NO_ERRORS: readonly ErrorCode[] = Object.freeze([0]);

const NOTES = {
  offRoad: ' NOTE: Disregard if this is an off-road vehicle PIN, as check digit calculation may not be accurate.',
  exception:
    ' NOTE: Check Digit Exception - The check digit was given an exception based on data from the OEM indicating an error on production.',
  incomplete:
    'Incomplete Vehicle Warning - Please be advised that the vehicle may have been altered and may not be an accurate representation of the vehicle in its current condition.',
  year: 'The Model Year decoded for this VIN may be incorrect. If you know the Model year, please enter it and decode again to get more accurate information.',
};
const LONGEST = 500;

/** Typing errors at positions 4–14, as NHTSA looks for them (`spVinDecode_ErrorCode`). */
interface Typing {
  code: 2 | 3 | 4 | 5 | null;
  suggested: string;
  possible: string;
}

const NO_TYPING: Typing = Object.freeze({ code: null, suggested: '', possible: '' });

/**
 * Returns the errors of a VIN, decoded for one model year.
 *
 * @param vin upper case, at most 17 characters, as typed
 * @param record of the VIN's WMI, published or not
 */
export function errorsOf(index: VpicIndex, vin: string, record: WmiRecord | undefined, answer: YearAnswer): VinErrors {
  const exception = index.meta.exceptions.has(vin);
  const settled = answer.hasData && answer.tried.year !== null && !exception;
  if (!settled || !isSound(vin, record) || !usesValidChars(index, vin, answer)) {
    return findErrors(index, vin, record, answer, exception);
  }
  // A valid VIN has only the year's own warnings: computed once for all VINs that share the answer.
  let known = ofSoundVins.get(answer);
  if (!known) ofSoundVins.set(answer, (known = Object.freeze(findErrors(index, vin, record, answer, false))));
  return known;
}

const ofSoundVins = new WeakMap<YearAnswer, VinErrors>();

function findErrors(
  index: VpicIndex,
  vin: string,
  record: WmiRecord | undefined,
  answer: YearAnswer,
  exception: boolean,
): VinErrors {
  const codes = new Set<ErrorCode>();
  let typing = NO_TYPING;
  let unused: string | null = null;
  if (!answer.wmi) codes.add(7);
  else if (!answer.hasData) codes.add(8);
  else if (index.meta.complete) {
    typing = typingErrors(vin, answer.valid);
    if (typing.code !== null) codes.add(typing.code);
    unused = unusedPositions(vin, answer.named);
    if (unused !== '') codes.add(14);
  }
  if (answer.glider) codes.add(9);
  if (answer.offRoad) codes.add(10);
  if (answer.tried.year === null) codes.add(11);
  const invalid = invalidCharacters(vin, record, answer.offRoad || exception);
  if (invalid.length > 0) codes.add(400);
  if (answer.tried.contradicted) codes.add(12);
  if (vin.length < 17) codes.add(6);
  else if (!exception && checkDigitOf(vin, record) !== vin[8]) codes.add(1);
  if (![...codes].some((code) => code !== 9 && code !== 10 && code !== 12 && code !== 14)) codes.add(0);
  if (codes.has(0) && !answer.hasModel && index.meta.complete) codes.add(14);
  const sorted = codes.size === 1 && codes.has(0) ? NO_ERRORS : [...codes].sort((one, other) => one - other);
  return {
    codes: sorted,
    weight: weightOf(index, sorted),
    suggested: withInvalid(typing.suggested, vin, invalid),
    possible: typing.possible,
    additional: additionalText(index, answer, sorted, unused, invalid),
    exception,
  };
}

/** Character values in the check digit sum; -1 for invalid ones. */
const VALUES = Int8Array.from({ length: 128 }, (_, code) => valueOf(code));
const [ZERO, NINE, UPPER_U, UPPER_X, UPPER_Z] = [48, 57, 85, 88, 90];

function valueOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  return LETTER_VALUES[code - 65] ?? -1;
}

/** Whether a VIN has 17 characters that are valid in their positions, and a matching check digit. */
function isSound(vin: string, record: WmiRecord | undefined): boolean {
  if (vin.length !== 17) return false;
  const serial = serialFrom(vin, record) - 1;
  let sum = 0;
  for (let at = 0; at < 17; at += 1) {
    const code = vin.charCodeAt(at);
    const value = code < 128 ? (VALUES[code] as number) : -1;
    if (value < 0 || (at >= serial && (code < ZERO || code > NINE))) return false;
    sum += value * (WEIGHTS[at] as number);
  }
  const tenth = vin.charCodeAt(9);
  if (tenth === ZERO || tenth === UPPER_U || tenth === UPPER_Z) return false;
  const rest = sum % 11;
  return vin.charCodeAt(8) === (rest === 10 ? UPPER_X : ZERO + rest);
}

/** Whether the manufacturer uses every character of positions 4–14 there, as far as NHTSA checks it. */
export function usesValidChars(index: VpicIndex, vin: string, { valid }: YearAnswer): boolean {
  if (!index.meta.complete) return true;
  const last = isSmallMaker(vin) ? 11 : 14;
  for (let position = 4; position <= last; position += 1) {
    if (position === 9 || position === 10) continue;
    if (!isValid(valid, position, vin.charCodeAt(position - 1))) return false;
  }
  return true;
}

/**
 * Returns NHTSA's text for the codes, joined with semicolons.
 *
 * @param vin upper case
 */
export function errorTextOf(index: VpicIndex, vin: string, codes: readonly ErrorCode[], offRoad: boolean): string {
  const exception = index.meta.exceptions.has(vin);
  const texts = codes.map((code) => {
    const note = offRoad && code === 1 ? NOTES.offRoad : exception && code === 0 ? NOTES.exception : '';
    return (nameOf(index, code) + note).trim();
  });
  return texts.join('; ').slice(0, LONGEST);
}

function nameOf(index: VpicIndex, code: ErrorCode): string {
  return index.meta.errors.find(({ id }) => id === code)?.name || `${code} - ${ERROR_TEXTS[code]}`;
}

function weightOf(index: VpicIndex, codes: readonly ErrorCode[]): number {
  let weight = 0;
  for (const code of codes) weight += index.meta.errors.find(({ id }) => id === code)?.weight ?? 0;
  return weight;
}

/** Returns the position from which a VIN has only digits (49 CFR 565.15(d)). */
export function serialFrom(vin: string, record: WmiRecord | undefined): number {
  if (isSmallMaker(vin)) return 15;
  return record && isLight(record) ? 13 : 14;
}

/** Computes the check digit like NHTSA: `?` for a VIN with invalid characters. */
function checkDigitOf(vin: string, record: WmiRecord | undefined): string {
  const code = vin.charCodeAt(9);
  const yearCode =
    (code >= 49 && code <= 57) ||
    (code >= 65 && code <= 89 && code !== 73 && code !== 79 && code !== 81 && code !== 85);
  if (!yearCode) return '?';
  for (let at = serialFrom(vin, record) - 1; at < 17; at += 1) {
    const digit = vin.charCodeAt(at);
    if (digit < 48 || digit > 57) return '?';
  }
  return checkDigit(vin) ?? '?';
}

/** Positions and characters that are invalid in any VIN. */
function invalidCharacters(
  vin: string,
  record: WmiRecord | undefined,
  anyCheckDigit: boolean,
): readonly (readonly [position: number, char: string])[] {
  const serial = serialFrom(vin, record);
  let found: [number, string][] | undefined;
  for (let at = 0; at < vin.length; at += 1) {
    if (at === 8 && anyCheckDigit) continue;
    if (!isAllowed(vin.charCodeAt(at), at + 1, serial)) (found ??= []).push([at + 1, vin[at] as string]);
  }
  return found ?? [];
}

const STAR = 42;

function isAllowed(code: number, position: number, serial: number): boolean {
  const digit = code >= 48 && code <= 57;
  const letter = code >= 65 && code <= 90 && code !== 73 && code !== 79 && code !== 81;
  if (position === 9) return digit || code === 88 || code === STAR;
  if (position === 10) return (digit && code !== 48) || (letter && code !== 85 && code !== 90);
  if (position >= serial) return digit || code === STAR;
  return digit || letter || code === STAR;
}

function withInvalid(suggested: string, vin: string, invalid: readonly (readonly [number, string])[]): string {
  let text = invalid.length > 0 && suggested === '' ? vin : suggested;
  for (const [position] of invalid) text = `${text.slice(0, position - 1)}!${text.slice(position)}`;
  return text;
}

/** Returns which of positions 4–8 and 11 no used pattern names, in NHTSA's format: `4,7`. */
function unusedPositions(vin: string, named: number): string {
  let unused = '';
  for (const position of [4, 5, 6, 7, 8, 11]) {
    if (position > vin.length) break;
    const bit = position < 9 ? position - 4 : 6;
    if ((named & (1 << bit)) === 0) unused += `${unused === '' ? '' : ','}${position}`;
  }
  return unused;
}

/**
 * Checks positions 4–14 (4–11 for manufacturers of fewer than 1,000 vehicles), except 9 and 10, for characters the
 * manufacturer doesn't use there. A single wrong character is corrected if that is unambiguous: on its own (code 2) or
 * by the check digit (code 3); otherwise its position is marked with `!` (codes 4 and 5).
 */
function typingErrors(vin: string, valid: ValidMasks): Typing {
  const small = isSmallMaker(vin) && vin.length >= 14;
  const last = Math.min(small ? 11 : 14, vin.length);
  let wrong: number[] | undefined;
  for (let position = 4; position <= last; position += 1) {
    if (position !== 9 && position !== 10 && !isValid(valid, position, vin.charCodeAt(position - 1))) {
      (wrong ??= []).push(position);
    }
  }
  if (!wrong) return NO_TYPING;
  const choices = wrong.map((position) => [position, charsOf(valid, position)] as const);
  const possible = choices.map(([position, chars]) => `(${position}:${chars})`).join('');
  const marked = withMarks(vin, wrong, last, small);
  const [position, chars] = choices[0] as readonly [number, string];
  if (choices.length > 1) return { code: 5, suggested: marked, possible };
  if (chars.length === 1) return { code: 2, suggested: replaced(vin, position, chars), possible };
  const fitting = [...chars].filter((char) => {
    const candidate = replaced(vin, position, char);
    return candidate[8] === strictCheckDigit(candidate);
  });
  if (fitting.length !== 1) return { code: 4, suggested: marked, possible };
  const [only] = fitting as [string];
  return { code: 3, suggested: replaced(vin, position, only), possible: `(${position}:${only})` };
}

/**
 * Marks wrong positions of a VIN with `!`. NHTSA loses spaces among the characters it checks; up to three characters
 * then fill up.
 */
function withMarks(vin: string, wrong: readonly number[], last: number, small: boolean): string {
  const looked = [...vin.slice(3, last)].map((char, at) => (wrong.includes(at + 4) ? '!' : char)).join('');
  const head = vin.slice(0, 3) + looked.replaceAll(' ', '') + (small ? vin.slice(11, 14) : '');
  return head + vin.slice(head.length, head.length + 3);
}

const replaced = (vin: string, position: number, char: string): string =>
  vin.slice(0, position - 1) + char + vin.slice(position);

/**
 * NHTSA's older check digit function (`fVinCheckDigit`), which requires digits at positions 13 and 14 for all large
 * manufacturers.
 */
function strictCheckDigit(vin: string): string | null {
  const serial = isSmallMaker(vin) ? 15 : 13;
  return /^[0-9]+$/.test(vin.slice(serial - 1)) && /^[1-9A-HJ-NPR-TV-Y]$/.test(vin[9] ?? '') ? checkDigit(vin) : null;
}

function isValid(valid: ValidMasks, position: number, code: number): boolean {
  const low = valid[(position - 4) * 2] as number;
  const high = valid[(position - 4) * 2 + 1] as number;
  if (low === 0 && high === 0) return true;
  const bit = code >= 48 && code <= 57 ? code - 48 : code >= 65 && code <= 90 ? code - 55 : -1;
  if (bit < 0) return false;
  return bit < 32 ? ((low >>> bit) & 1) === 1 : ((high >>> (bit - 32)) & 1) === 1;
}

function charsOf(valid: ValidMasks, position: number): string {
  const low = valid[(position - 4) * 2] as number;
  const high = valid[(position - 4) * 2 + 1] as number;
  return [...KEY_ALPHABET]
    .filter((_, bit) => (bit < 32 ? (low >>> bit) & 1 : (high >>> (bit - 32)) & 1) === 1)
    .join('');
}

/** NHTSA's additional information. */
function additionalText(
  index: VpicIndex,
  answer: YearAnswer,
  codes: readonly ErrorCode[],
  unused: string | null,
  invalid: readonly (readonly [number, string])[],
): string | null {
  let text: string | null = null;
  const add = (more: string): void => {
    text = `${text ?? ''} ${more}`.trim().slice(0, LONGEST);
  };
  for (const code of [4, 5] as const) {
    if (codes.includes(code)) text = index.meta.errors.find(({ id }) => id === code)?.additional ?? '';
  }
  if (codes.includes(14)) {
    // Without a model NHTSA adds code 14 and has no positions to name, which discards the information so far.
    if (unused === null || unused === '') text = null;
    else add(`Unused position(s): ${unused}.`);
  }
  if (invalid.length > 0) add(`Invalid character(s): ${invalid.map(([at, char]) => `${at}:${char}`).join(', ')}.`);
  if (answer.incomplete) add(NOTES.incomplete);
  if (!answer.tried.conclusive) add(NOTES.year);
  return text;
}
