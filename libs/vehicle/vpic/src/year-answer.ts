import type { WmiRecord } from './format/vpic-index.ts';
import type { YearToTry } from './rules/model-year.ts';

/** Positions 4–14, two words each. */
export const VALID_WORDS = 22;

/** "Not Applicable", NHTSA's default if a look-up table has no value. */
export const NOT_APPLICABLE = -2;

/** Valid characters at positions 4–14: bits of `KEY_ALPHABET`, two words per position. */
export type ValidMasks = readonly number[];

/**
 * A VIN's decode for one model year, without its errors. Frozen, because years are shared by VINs that agree in them.
 */
export interface YearAnswer {
  readonly tried: YearToTry;
  /** undefined if the manufacturer is unknown or not published. */
  readonly wmi: WmiRecord | undefined;
  /**
   * One entry per value: slot, index of the value (`NOT_APPLICABLE`, or `NONE` if it's in `texts`), index in `SOURCES`.
   */
  readonly slots: readonly number[];
  readonly values: readonly number[];
  readonly sources: readonly number[];
  /** Texts of values that aren't in a list, by entry: formulas and conversions. */
  readonly texts: ReadonlyMap<number, string>;
  /** Indexes of the makes' names. */
  readonly makes: readonly number[];
  readonly hasModel: boolean;
  /** Whether the make comes from the model rather than from the manufacturer. */
  readonly makeOfModel: boolean;
  /** Whether anything is known beyond manufacturer and year. */
  readonly hasData: boolean;
  readonly glider: boolean;
  readonly offRoad: boolean;
  readonly incomplete: boolean;
  /** Whether a valid VIN has no errors in it: it has a model, no warnings, and every position is named. */
  readonly quiet: boolean;
  /** Sum of the weights of known elements; null if none has a weight. */
  readonly weight: number | null;
  /** Number of values from patterns, formulas, and engine models. */
  readonly patterns: number;
  /** Which of positions 4–8 and 11 some used pattern names, as bits 0–4 and 6. */
  readonly named: number;
  /** Valid characters of positions 4–14, two words each; all 0 at a position without data. */
  readonly valid: ValidMasks;
}

/** No data for any position. */
export const NO_CHARS: ValidMasks = Object.freeze(Array.from<number>({ length: VALID_WORDS }).fill(0));
export const NO_TEXTS: ReadonlyMap<number, string> = new Map();

/** Answer for a VIN whose manufacturer is unknown or not published. */
export function unknownMaker(tried: YearToTry): YearAnswer {
  return {
    tried,
    wmi: undefined,
    slots: [],
    values: [],
    sources: [],
    texts: NO_TEXTS,
    makes: [],
    hasModel: false,
    makeOfModel: false,
    hasData: false,
    glider: false,
    offRoad: false,
    incomplete: false,
    quiet: false,
    weight: null,
    patterns: 0,
    named: 0,
    valid: NO_CHARS,
  };
}
