import { cachedAnswer } from './answer-cache.ts';
import { confidenceOf } from './confidence.ts';
import type { DecodedVin } from './decoded-vin.ts';
import type { VpicIndex } from './format/vpic-index.ts';
import { VpicIndexError } from './format/vpic-index-error.ts';
import { impossibleByRule, unusedPositions } from './impossible-positions.ts';
import { checkDigit } from './rules/check-digit.ts';
import { CLEAN_TEXT, type ErrorCode, errorCodesOf, errorTextOf } from './rules/error-codes.ts';
import { yearOfCode } from './rules/model-year.ts';
import { findWmi, wmiOf } from './rules/wmi.ts';
import { shardKey } from './shard/shard-key.ts';
import { suggestCorrections } from './suggest.ts';
import { type VinAnswer, answerVehicle } from './vin-answer.ts';
import { inspectVin, type VinForm } from './vin-form.ts';

export interface DecodeOptions {
  /** The day on which the VIN is read; it decides which WMIs are public and which model years have come. */
  today?: Date;
}

const NOTHING: readonly never[] = Object.freeze([]);
const CLEAN: readonly ErrorCode[] = Object.freeze([0]);

/**
 * Decodes a VIN, whole or in part, by the rules of NHTSA's vPIC (docs: README.md). Any text at all gets an answer: what
 * is wrong with it is said in `errorCodes`. `*` stands for a position that is not known; what is answered then holds
 * for every completion. A text of more than 17 characters is not decoded. Parts of the answer are shared and frozen.
 *
 * @throws VpicIndexError when the index turns out to be damaged, or is an excerpt for other VINs
 */
export function decodeVin(index: VpicIndex, vin: string, options?: DecodeOptions): DecodedVin {
  const today = options?.today ?? new Date();
  const form = inspectVin(vin);
  if (index.shardKey !== null && index.shardKey !== shardKey(form.typed)) {
    throw new VpicIndexError(`The excerpt ${index.shardKey} of the VIN index does not speak of this VIN.`);
  }
  const whole = !form.incomplete && form.wrong.length === 0 && !form.tooLong;
  if (!whole)
    return describeFaulty(index, form, today, answerVehicle(index, form.tooLong ? '' : form.known, today), null);
  const answer = cachedAnswer(index, form.vin, today);
  const checkDigitRight = checkDigit(form.vin) === form.vin[8];
  if (!checkDigitRight || !answer.hasData || answer.year === null) {
    return describeFaulty(index, form, today, answer, checkDigitRight);
  }
  return {
    vin: form.vin,
    year: answer.year,
    make: answer.make,
    model: answer.model,
    elements: answer.elements,
    groups: answer.groups,
    errorCodes: CLEAN,
    errorText: CLEAN_TEXT,
    confidence: confidence(answer, true, false),
    suggestions: NOTHING,
    impossiblePositions: NOTHING,
  };
}

/** An answer for a VIN with errors: what they are, where, and what was probably meant. */
function describeFaulty(
  index: VpicIndex,
  form: VinForm,
  today: Date,
  answer: VinAnswer,
  checkDigitRight: boolean | null,
): DecodedVin {
  const { vin, known } = form;
  const invalid = form.wrong.length > 0 || form.tooLong;
  const errorCodes = errorCodesOf({
    incomplete: form.incomplete && !form.tooLong,
    invalid,
    checkDigitRight,
    wmiKnown: answer.wmiKnown ? true : form.tooLong || wmiOf(known) === null ? null : false,
    yearWrong: impossibleYear(known),
    hasData: answer.hasData,
  });
  const errorText = errorTextOf(errorCodes);
  const wmi = form.tooLong ? undefined : findWmi(index, known, today);
  const byRule = form.tooLong ? [] : impossibleByRule(form, wmi);
  const unused = checkDigitRight === false && wmi && answer.year ? unusedPositions(index, wmi, answer.year, vin) : [];
  const impossible = [...new Set([...byRule, ...unused])].sort((one, other) => one - other);
  const complete = !form.incomplete || form.tooLong;
  const wrong = invalid || checkDigitRight === false || (complete && !answer.wmiKnown) || impossibleYear(known);
  return {
    vin,
    year: answer.year,
    make: answer.make,
    model: answer.model,
    elements: withErrors(answer, errorCodes, errorText),
    groups: answer.groups,
    errorCodes,
    errorText,
    confidence: confidence(answer, checkDigitRight, invalid),
    suggestions: complete && wrong ? suggestCorrections(index, form, today, answer.weight, impossible) : NOTHING,
    impossiblePositions: impossible,
  };
}

/** Whether position 10 is typed and no model-year code. */
function impossibleYear(known: string): boolean {
  return known.length > 9 && known[9] !== '*' && yearOfCode(known[9]) === null;
}

/** The elements with vPIC's two elements on errors; like vPIC, no code is given for a clean VIN. */
function withErrors(answer: VinAnswer, codes: readonly ErrorCode[], text: string): Readonly<Record<string, string>> {
  if (codes[0] === 0) return answer.elements;
  return { ...answer.elements, 'Error Code': codes.join(','), 'Error Text': text };
}

function confidence(answer: VinAnswer, checkDigitRight: boolean | null, invalid: boolean): number {
  const { wmiKnown, yearCertain, hasData, model } = answer;
  return confidenceOf({ checkDigitRight, wmiKnown, yearCertain, hasModel: model !== null, hasData, invalid });
}
