import { normalizeVin } from './normalize-vin.ts';

/** The form of a typed VIN, before any lookup. */
export interface VinForm {
  /** Normalized, at most 17 characters. */
  vin: string;
  /** The whole input, normalized (at most 64 characters). */
  typed: string;
  /** The VIN with `*` for invalid characters. */
  known: string;
  /** Positions (1–17) of invalid characters. */
  wrong: readonly number[];
  /** Fewer than 17 characters, or some of them `*`. */
  incomplete: boolean;
  tooLong: boolean;
}

const NOTHING: readonly number[] = Object.freeze([]);
const STAR = 42;

/** Checks the characters of a VIN: 0–9 and A–Z without I, O, and Q are valid; `*` is an unknown one. */
export function inspectVin(text: string): VinForm {
  const typed = normalizeVin(text);
  const vin = typed.length > 17 ? typed.slice(0, 17) : typed;
  let wrong: number[] | undefined;
  let incomplete = vin.length < 17;
  for (let at = 0; at < vin.length; at += 1) {
    const code = vin.charCodeAt(at);
    if (code === STAR) incomplete = true;
    else if (!isVinCharacter(code)) (wrong ??= []).push(at + 1);
  }
  return {
    vin,
    typed,
    known: wrong ? masked(vin, wrong) : vin,
    wrong: wrong ?? NOTHING,
    incomplete,
    tooLong: typed.length > 17,
  };
}

/** 0–9, A–H, J–N, P, R–Z (49 CFR 565.15, table III). */
export function isVinCharacter(code: number): boolean {
  if (code < 65) return code >= 48 && code <= 57;
  return code <= 90 && code !== 73 && code !== 79 && code !== 81;
}

function masked(vin: string, wrong: readonly number[]): string {
  const characters = Array.from({ length: vin.length }, (_, at) => vin[at] as string);
  for (const position of wrong) characters[position - 1] = '*';
  return characters.join('');
}
