import { VIN_LENGTH } from '@vinlore/vehicle-domain';
import type { LocalDecoder } from '@vinlore/vehicle-server';
import { normalizeVin } from '@vinlore/vehicle-vpic';
import type { LineAnswers } from './line-streams.ts';

type Decoded = ReturnType<LocalDecoder['raw']>;

/** The JSON of `elements`, optionally limited to the given names. */
function elementsWriter(names: readonly string[] | null): (elements: Decoded['elements']) => string {
  if (names === null) return (elements) => JSON.stringify(elements);
  const wanted = names.map((name) => ({ name, key: `${JSON.stringify(name)}:` }));
  return (elements) => {
    const members = wanted.flatMap(({ name, key }) => {
      const value = elements[name];
      return value === undefined ? [] : [key + JSON.stringify(value)];
    });
    return `{${members.join(',')}}`;
  };
}

/** The JSON of `details`: every value with vPIC's id, its group, and its source. */
function detailsWriter(names: readonly string[] | null): (values: ReturnType<LocalDecoder['elements']>) => string {
  const wanted = names && new Set(names);
  return (values) =>
    JSON.stringify(
      values
        .filter(({ name }) => !wanted || wanted.has(name))
        .map(({ id, name, group, value, source }) => ({ id, name, group, value, source })),
    );
}

/** Options for each VIN's output. */
export interface LineOptions {
  /** The elements to write, in this order; null for all. */
  readonly names: readonly string[] | null;
  /** Whether to include `details`: vPIC's id, group, and source of each value, typical ones included. */
  readonly full: boolean;
}

const BEFORE_VIN = '{"vin":"';

/**
 * Writes decoded VINs as JSON objects: `vin`, `year`, `make`, `model`, `errorCodes`, and `elements` by vPIC's own
 * variable names.
 */
export function vinLines(
  decoder: Pick<LocalDecoder, 'raw' | 'elements' | 'kindIn'>,
  { names, full }: LineOptions,
): LineAnswers {
  const written = elementsWriter(names);
  const detailed = detailsWriter(names);
  return {
    answer: (typed) => {
      const { vin, year, make, model, errorCodes, elements } = decoder.raw(typed, { suggest: false });
      const facts = JSON.stringify({ vin, year, make, model, errorCodes }).slice(0, -1);
      const details = full ? `,"details":${detailed(decoder.elements(typed))}` : '';
      return `${facts},"elements":${written(elements)}${details}}`;
    },
    repeatedOf: normalizeVin,
    shared: { length: VIN_LENGTH, at: BEFORE_VIN.length },
    kindIn: (bytes, from) => decoder.kindIn(bytes, from),
  };
}
