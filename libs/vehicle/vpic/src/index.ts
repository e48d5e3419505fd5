export { decodeVin, type DecodeOptions } from './decode-vin.ts';
export type { DecodedVin, ElementGroup } from './decoded-vin.ts';
export { openIndex } from './format/open-index.ts';
export type { VpicIndex } from './format/vpic-index.ts';
export { VpicIndexError } from './format/vpic-index-error.ts';
export { normaliseVin } from './normalise-vin.ts';
export { checkDigit } from './rules/check-digit.ts';
export { ERROR_TEXTS, type ErrorCode } from './rules/error-codes.ts';
export type { Suggestion } from './suggest.ts';
