import { answerVin, cachedAnswer, type VinAnswer } from './answer-cache.ts';
import { confidenceOf } from './confidence.ts';
import type { YearAnswer } from './year-answer.ts';
import type { DecodedVin } from './decoded-vin.ts';
import type { VpicIndex } from './format/vpic-index.ts';
import { VpicIndexError } from './format/vpic-index-error.mjs';
import { impossibleByRule, unusedPositions } from './impossible-positions.ts';
import { nameYear } from './name-year.ts';
import { chooseYear, type ChosenYear } from './rules/choose-year.ts';
import { type ErrorCode, errorTextOf, type VinErrors } from './rules/error-codes.ts';
import { shardKey } from './shard/shard-key.ts';
import type { NamedElements } from './shapes.ts';
import { type SoundKind, soundKinds } from './sound-kinds.ts';
import { suggestCorrections, suggestForDoubts } from './suggest.ts';
import { inspectVin, type VinForm } from './vin-form.ts';

export interface DecodeOptions {
  /** Decode date; decides which WMIs are public and which model years are possible. */
  today?: Date;
  /** The model year given by the caller. NHTSA then decodes for it, and says so if the VIN indicates another. */
  year?: number | null;
  /** Return only what holds whatever the unknown positions are (`*`, or not typed yet). */
  certain?: boolean;
  /** Whether to look for corrections of wrong VINs (default true). They take most of the time. */
  suggest?: boolean;
}

const NOTHING: readonly never[] = Object.freeze([]);
const TOO_LONG: readonly ErrorCode[] = Object.freeze([400]);

/**
 * Decodes a VIN, complete or partial, like NHTSA's vPIC (see README.md). Any text gets an answer; faults are in
 * `errorCodes`. A text of more than 17 characters isn't decoded. Parts of the answer are shared and frozen.
 *
 * @throws VpicIndexError if the index turns out to be damaged, or is an excerpt for other VINs
 */
export function decodeVin(index: VpicIndex, vin: string, options?: DecodeOptions): DecodedVin {
  const suggest = options?.suggest !== false;
  const kind = knownKind(index, vin, options);
  if (kind?.decoded && !(suggest && kind.suggests)) return withVin(vin, kind.decoded);
  return decodeAlone(
    index,
    vin,
    options?.today ?? new Date(),
    options?.year ?? null,
    options?.certain ?? false,
    suggest,
  );
}

/** The names of a vehicle. */
export type VinName = Pick<DecodedVin, 'year' | 'make' | 'model'>;

/**
 * Returns only year, make, and model, the same as `decodeVin`, for bulk use.
 *
 * @throws VpicIndexError if the index turns out to be damaged, or is an excerpt for other VINs
 */
export function nameVin(index: VpicIndex, vin: string, options?: Omit<DecodeOptions, 'suggest'>): VinName {
  const known = knownKind(index, vin, options)?.decoded;
  const { year, make, model } = known ?? decodeVin(index, vin, { ...options, suggest: false });
  return { year, make, model };
}

/** Returns the cached kind of a valid VIN. A caller-given year has to be checked per VIN. */
function knownKind(index: VpicIndex, vin: string, options: DecodeOptions | undefined): SoundKind | undefined {
  if ((options?.year ?? null) !== null) return undefined;
  return soundKinds(index, options?.today?.getTime() ?? Date.now()).find(vin);
}

/** Applies a kind's answer to one of its VINs. */
function withVin(vin: string, shared: DecodedVin): DecodedVin {
  return {
    vin,
    year: shared.year,
    make: shared.make,
    model: shared.model,
    elements: shared.elements,
    typical: shared.typical,
    groups: shared.groups,
    errorCodes: shared.errorCodes,
    errorText: shared.errorText,
    confidence: shared.confidence,
    suggestions: NOTHING,
    impossiblePositions: shared.impossiblePositions,
  };
}

/** Decodes a VIN that isn't cached or isn't valid. */
function decodeAlone(
  index: VpicIndex,
  text: string,
  today: Date,
  year: number | null,
  certain: boolean,
  suggest: boolean,
): DecodedVin {
  const form = inspectVin(text);
  if (index.shardKey !== null && index.shardKey !== shardKey(form.typed)) {
    throw new VpicIndexError(`The VIN index excerpt ${index.shardKey} does not cover this VIN.`);
  }
  if (form.tooLong) return describeTooLong(index, form, today, suggest);
  const { vin } = form;
  const shared = year === null && !form.incomplete && form.wrong.length === 0;
  const found = shared ? cachedAnswer(index, vin, today) : answerVin(index, vin, { today, year, certain });
  const chosen = chooseYear(index, vin, found, year);
  const { answer, errors } = chosen;
  const named = nameYear(index, vin, answer);
  const { codes } = errors;
  const clean = codes[0] === 0;
  const told = tellErrors(index, vin, named.elements, errors, answer.offRoad);
  const decoded = {
    vin,
    year: answer.tried.year,
    make: named.make,
    model: named.model,
    elements: told.elements,
    typical: named.typical,
    groups: named.elements.groups,
    errorCodes: codes,
    errorText: told.errorText,
    confidence: confidence(answer, codes, form.wrong.length > 0, found.years.length === 1),
    suggestions: NOTHING,
    impossiblePositions: clean ? NOTHING : impossiblePositions(form, answer),
  };
  if (shared) keepKind(index, decoded, found, chosen, today);
  return suggest ? { ...decoded, suggestions: suggestions(index, form, today, answer, codes) } : decoded;
}

/** Caches the answer of a valid VIN for others of its kind. */
function keepKind(index: VpicIndex, decoded: DecodedVin, found: VinAnswer, chosen: ChosenYear, today: Date): void {
  const kind = soundKinds(index, today.getTime()).keep(decoded.vin, found, chosen);
  if (!kind) return;
  kind.suggests = mayBeSuggested(chosen.answer, decoded.errorCodes, decoded.vin);
  // A new object per VIN, always with the same shape: a frozen one would be slower to read.
  kind.decoded = withVin(decoded.vin, decoded);
}

/** Answer for more than 17 characters: no data, only suggestions. */
function describeTooLong(index: VpicIndex, form: VinForm, today: Date, suggest: boolean): DecodedVin {
  return {
    vin: form.vin,
    year: null,
    make: null,
    model: null,
    elements: Object.freeze({}),
    typical: Object.freeze({}),
    groups: NOTHING,
    errorCodes: TOO_LONG,
    errorText: errorTextOf(index, form.vin, TOO_LONG, false),
    confidence: 0,
    suggestions: suggest ? suggestCorrections(index, form, today) : NOTHING,
    impossiblePositions: form.wrong,
  };
}

function impossiblePositions(form: VinForm, answer: YearAnswer): readonly number[] {
  const byRule = impossibleByRule(form, answer.wmi);
  const unused = form.incomplete ? [] : unusedPositions(answer.valid, form.vin);
  return [...new Set([...byRule, ...unused])].sort((one, other) => one - other);
}

/**
 * Corrections are offered for complete VINs that are wrong, not for warnings and not while typing; for a VIN with a
 * matching check digit only if its characters are doubtful.
 */
function suggestions(
  index: VpicIndex,
  form: VinForm,
  today: Date,
  answer: YearAnswer,
  codes: readonly ErrorCode[],
): DecodedVin['suggestions'] {
  if (form.incomplete) return NOTHING;
  if (isWrong(codes)) return suggestCorrections(index, form, today);
  if (!mayBeSuggested(answer, codes, form.vin)) return NOTHING;
  return suggestForDoubts(index, form.vin, today, doubtsOf(answer, form.vin), answer.valid);
}

/** Whether to look for corrections of a complete VIN. The same for all valid VINs that share an answer. */
function mayBeSuggested(answer: YearAnswer, codes: readonly ErrorCode[], vin: string): boolean {
  return isWrong(codes) || (answer.quiet && codes.length === 1 && doubtsOf(answer, vin).length > 0);
}

const isWrong = (codes: readonly ErrorCode[]): boolean => codes.some((code) => WRONG.has(code));

const doubtful = new WeakMap<YearAnswer, readonly number[]>();

/**
 * Returns the doubtful positions of a valid VIN. The same for all VINs that share an answer, since they agree in 4–8
 * and 11.
 */
function doubtsOf(answer: YearAnswer, vin: string): readonly number[] {
  let known = doubtful.get(answer);
  if (!known) doubtful.set(answer, (known = unusedPositions(answer.valid, vin)));
  return known;
}

/** Error codes of VINs that can't be right as they are. */
const WRONG: ReadonlySet<ErrorCode> = new Set<ErrorCode>([1, 2, 3, 4, 5, 7, 11, 400]);

const withText = new WeakMap<VinErrors, { elements: Readonly<Record<string, string>>; errorText: string }>();

/** Adds NHTSA's error elements and text; computed once for VINs with the same errors. */
function tellErrors(
  index: VpicIndex,
  vin: string,
  elements: NamedElements,
  errors: VinErrors,
  offRoad: boolean,
): { elements: Readonly<Record<string, string>>; errorText: string } {
  const known = withText.get(errors);
  if (known) return known;
  const errorText = errorTextOf(index, vin, errors.codes, offRoad);
  const found = elements.withErrorText(errorText);
  // Like vPIC's live service, return no code for a clean VIN.
  if (errors.codes.length > 1 || errors.codes[0] !== 0) found['Error Code'] = errors.codes.join(',');
  if (errors.suggested) found['Suggested VIN'] = errors.suggested;
  if (errors.possible) found['Possible Values'] = errors.possible;
  if (errors.additional) found['Additional Error Text'] = errors.additional;
  const told = { elements: Object.freeze(found), errorText };
  withText.set(errors, told);
  return told;
}

function confidence(answer: YearAnswer, codes: readonly ErrorCode[], invalid: boolean, yearCertain: boolean): number {
  const checkDigitRight = codes.includes(6) ? null : !codes.includes(1);
  const { wmi, hasModel, hasData } = answer;
  return confidenceOf({ checkDigitRight, wmiKnown: wmi !== undefined, yearCertain, hasModel, hasData, invalid });
}
