import type { Decoder } from '@vinlore/vehicle-server';

type Decoded = ReturnType<Decoder['raw']>;

/** Values that are kept as JSON; most of a million VINs share a few thousand. */
const KEPT_VALUES = 20_000;

/** Texts as JSON, made once for those that come again. */
function jsonOfTexts(): (text: string) => string {
  const kept = new Map<string, string>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const json = JSON.stringify(text);
    if (kept.size < KEPT_VALUES) kept.set(text, json);
    return json;
  };
}

/** The JSON of `elements`, with those of the given names alone where some are given. */
function elementsWriter(names: readonly string[] | null): (elements: Decoded['elements']) => string {
  const json = jsonOfTexts();
  if (names === null) return (elements) => JSON.stringify(elements);
  const wanted = names.map((name) => ({ name, key: `${JSON.stringify(name)}:` }));
  return (elements) => {
    let text = '';
    for (const { name, key } of wanted) {
      const value = elements[name];
      if (value !== undefined) text += (text === '' ? key : `,${key}`) + json(value);
    }
    return `{${text}}`;
  };
}

/** The JSON of `details`: every value with vPIC's id, its group, and where it comes from. */
function detailsWriter(names: readonly string[] | null): (values: ReturnType<Decoder['elements']>) => string {
  const wanted = names && new Set(names);
  return (values) =>
    JSON.stringify(
      values
        .filter(({ name }) => !wanted || wanted.has(name))
        .map(({ id, name, group, value, source }) => ({ id, name, group, value, source })),
    );
}

/** What is written of each VIN. */
export interface LineOptions {
  /** The elements to write, in this order; null: all. */
  readonly names: readonly string[] | null;
  /** Whether `details` says of each value vPIC's id, its group and its source, typical ones included. */
  readonly full: boolean;
}

/**
 * Writes decoded VINs as JSON, one object each: `vin`, `year`, `make`, `model`, `errorCodes`, and `elements` by vPIC's own
 * variable names. VINs of one kind share their elements, whose JSON is made once.
 */
export function vinLines(
  decoder: Pick<Decoder, 'raw' | 'elements'>,
  { names, full }: LineOptions,
): (vin: string) => string {
  const written = elementsWriter(names);
  const detailed = detailsWriter(names);
  const kept = new WeakMap<object, { readonly of: Decoded['errorCodes']; readonly rest: string }>();
  return (typed) => {
    const { vin, year, make, model, errorCodes, elements } = decoder.raw(typed, { suggest: false });
    let known = kept.get(elements);
    if (!known || !sameCodes(known.of, errorCodes)) {
      const facts = JSON.stringify({ year, make, model, errorCodes }).slice(1, -1);
      known = { of: errorCodes, rest: `,${facts},"elements":${written(elements)}` };
      kept.set(elements, known);
    }
    const details = full ? `,"details":${detailed(decoder.elements(typed))}` : '';
    return `{"vin":${plain(vin)}${known.rest}${details}}`;
  };
}

const sameCodes = (one: Decoded['errorCodes'], other: Decoded['errorCodes']) =>
  one === other || (one.length === other.length && one.every((code, at) => code === other[at]));

/** A VIN's text as JSON: whoever types a quote into a VIN gets it back escaped. */
const plain = (vin: string) => (/^[A-Z0-9*]*$/.test(vin) ? `"${vin}"` : JSON.stringify(vin));
