import fc from 'fast-check';
import { decodeVin, type DecodedVin, type VpicIndex } from '../src/index.ts';

/** Text that people and attackers might send: mostly VIN characters, then anything. */
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHJKLMNPRSTUVWXYZ*'), maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...'019AIOQZ* -_.🚗é\u0000'), maxLength: 24 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.nat(12_000).map((length) => 'A'.repeat(length)),
);

/** Codes no clean VIN has; the others are only warnings. */
const ERRORS = new Set([1, 2, 3, 4, 5, 6, 7, 8, 11, 400]);
const ON_ERRORS = ['Suggested VIN', 'Possible Values', 'Additional Error Text'];

/** Asserts what holds for every answer, whatever the input. */
export function checkAnswer(answer: DecodedVin): void {
  const fail = (what: string): never => {
    throw new Error(`${what}: ${JSON.stringify(answer)}`);
  };
  if (answer.vin.length > 17) fail('a VIN of more than 17 characters');
  if (answer.errorCodes.length === 0) fail('no error code');
  if (answer.errorCodes[0] === 0 && answer.errorCodes.some((code) => ERRORS.has(code))) fail('clean and not clean');
  if (answer.confidence < 0 || answer.confidence > 1) fail('a confidence outside 0–1');
  if (answer.year !== null && (answer.year < 1980 || answer.year > 2039)) fail('a year that no code stands for');
  if (answer.impossiblePositions.some((position) => position < 1 || position > 17)) fail('a position outside the VIN');
  if (answer.suggestions.some(({ vin }) => vin.length !== 17)) fail('a suggestion that is no VIN');
  const grouped = new Set(answer.groups.flatMap(({ elements }) => elements));
  const ungrouped = ['Vehicle Descriptor', 'Error Code', 'Error Text', ...ON_ERRORS];
  const names = Object.keys(answer.elements).filter((name) => !ungrouped.includes(name));
  if (names.length !== grouped.size || names.some((name) => !grouped.has(name))) fail('elements and groups disagree');
  if (Object.values(answer.elements).some((text) => typeof text !== 'string' || text === '')) fail('an empty element');
}

/**
 * Throws any number of texts at the decoder: `npm test` runs a short one, the soak a long one.
 *
 * @throws if an answer breaks an invariant or the decoder throws
 */
export function soakDecoder(index: VpicIndex, runs: number, seed?: number): void {
  fc.assert(
    fc.property(anyText, (text) => checkAnswer(decodeVin(index, text))),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }) },
  );
}
