import { confidenceOf } from './confidence.ts';
import type { DecodedVin } from './decoded-vin.ts';
import { describe } from './describe.ts';
import type { VpicIndex } from './format/vpic-index.ts';
import { normaliseVin } from './normalise-vin.ts';
import { checkDigit } from './rules/check-digit.ts';
import { factsOfYear } from './rules/choose-cycle.ts';
import { fillFromEngineModel } from './rules/engine-model.ts';
import { errorCodesOf, errorTextOf } from './rules/error-codes.ts';
import { makeOf } from './rules/make-of-model.ts';
import { modelYearOf, yearOfCode } from './rules/model-year.ts';
import { subjectOf } from './rules/vin-key.ts';
import { NONE } from './rules/winners.ts';
import { findWmi, wmiOf } from './rules/wmi.ts';
import { SLOT } from './elements.ts';

export interface DecodeOptions {
  /** The day on which the VIN is read; it decides which WMIs are public and which model years have come. */
  today?: Date;
}

/** Characters that a VIN may hold, and `*` for one that is not known. */
const VIN_CHARACTERS = /^[0-9A-HJ-NPR-Z*]*$/;

/**
 * Decodes a VIN, whole or in part, by the rules of NHTSA's vPIC (docs: README.md). Any text at all gets an answer: what
 * is wrong with it is said in `errorCodes`. `*` stands for a position that is not known; what is answered then holds
 * for every completion.
 *
 * @throws VpicIndexError when the index turns out to be damaged
 */
export function decodeVin(index: VpicIndex, vin: string, options: DecodeOptions = {}): DecodedVin {
  const today = options.today ?? new Date();
  const typed = normaliseVin(vin);
  const text = typed.slice(0, 17);
  const invalid = typed.length > 17 || !VIN_CHARACTERS.test(text);
  const incomplete = text.length < 17 || text.includes('*');
  const expected = incomplete || invalid ? null : checkDigit(text);
  const checkDigitRight = expected === null ? null : expected === text[8];

  const wmi = invalid ? undefined : findWmi(index, text, today);
  const modelYear = modelYearOf(text, wmi, today);
  const chosen = wmi && modelYear ? factsOfYear(index, wmi, text, modelYear, subjectOf(text)) : undefined;
  const facts = chosen?.facts;
  if (facts) fillFromEngineModel(index, facts);
  const hasData = facts !== undefined && facts.weight > 0;
  const year = facts?.year ?? (wmi ? null : (modelYear?.year ?? null));
  const errorCodes = errorCodesOf({
    incomplete,
    invalid,
    checkDigitRight,
    wmiKnown: wmi ? true : wmiOf(text) === null ? null : false,
    yearWrong: text.length > 9 && text[9] !== '*' && yearOfCode(text[9]) === null,
    hasData,
  });
  const hasModel = facts !== undefined && facts.values[SLOT.model] !== NONE;
  return {
    vin: text,
    year,
    make: wmi ? makeOf(index, wmi, facts) : null,
    model: hasModel ? index.value(SLOT.model, facts.values[SLOT.model] as number) : null,
    ...describe(index, wmi, facts, text, errorCodes),
    errorCodes,
    errorText: errorTextOf(errorCodes),
    confidence: confidenceOf({
      checkDigitRight,
      wmiKnown: wmi !== undefined,
      yearCertain: chosen?.certain ?? false,
      hasModel,
      hasData,
      invalid,
    }),
    suggestions: [],
    impossiblePositions: [],
  };
}
