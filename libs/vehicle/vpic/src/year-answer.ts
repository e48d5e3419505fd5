import type { WmiRecord } from './format/vpic-index.ts';
import type { YearToTry } from './rules/model-year.ts';

/** Positions 4–14, two words each. */
export const VALID_WORDS = 22;

/** "Not Applicable", NHTSA's default where a look-up table has nothing to say. */
export const NOT_APPLICABLE = -2;

/** The characters that are valid at positions 4–14: bits of `KEY_ALPHABET`, two words a position. */
export type ValidMasks = readonly number[];

/** What a VIN says for one model year, without its errors. Frozen once made: years are shared by VINs that agree in them. */
export interface YearAnswer {
  readonly tried: YearToTry;
  /** undefined where the manufacturer is not known or not published. */
  readonly wmi: WmiRecord | undefined;
  /** One entry a value: slot, place of the value (`NOT_APPLICABLE`, or `NONE` where `texts` has it), place in `SOURCES`. */
  readonly slots: readonly number[];
  readonly values: readonly number[];
  readonly sources: readonly number[];
  /** Texts of values that stand in no list, by entry: formulas and conversions. */
  readonly texts: ReadonlyMap<number, string>;
  /** Places of the makes' names. */
  readonly makes: readonly number[];
  readonly hasModel: boolean;
  /** Whether the make is that of the model rather than of the manufacturer. */
  readonly makeOfModel: boolean;
  /** Whether anything is known beyond manufacturer and year. */
  readonly hasData: boolean;
  readonly glider: boolean;
  readonly offRoad: boolean;
  readonly incomplete: boolean;
  /** Whether it has nothing to say against a VIN that is sound: a model, no warning, and every position is named. */
  readonly quiet: boolean;
  /** Sum of the weights of the elements known, null where none has a weight. */
  readonly weight: number | null;
  /** How many values patterns, formulas, and engine models gave. */
  readonly patterns: number;
  /** The positions 4–8 and 11 that some pattern in use names, as bits 0–4 and 6. */
  readonly named: number;
  /** The valid characters of positions 4–14, two words each; all 0 at a position of which nothing is known. */
  readonly valid: ValidMasks;
}

/** Nothing is known of any position. */
export const NO_CHARS: ValidMasks = Object.freeze(Array.from<number>({ length: VALID_WORDS }).fill(0));
export const NO_TEXTS: ReadonlyMap<number, string> = new Map();

/** What is said of a VIN whose manufacturer is not known, or not published. */
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
