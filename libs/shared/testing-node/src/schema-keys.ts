import * as v from 'valibot';

type Path = readonly string[];
type Schema = v.GenericSchema & {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly unknown[];
};

/** Sample texts that match our formats, a plain one first. */
const texts = (number: number) => [
  `Text ${number}`,
  ...['2026-11-03', '2024-02-01', '2026-11-03T10:00:00Z', '2024-02-01T10:00:00Z', 'https://one.example/a'],
  ...['https://two.example/b', '#2a4d7c', '#6b1e22', 'USD', 'EUR', 'US', 'DE', 'OH', 'NY', '10', '11', '68', '69'],
  ...['e1', 'e2', 'ABC12345', 'XYZ98765', '7K2M94QX0RTB5W3E', '8K2M94QX0RTB5W3E', 'a'.repeat(64), 'b'.repeat(64)],
];
const numbers = (number: number) => [number, number * 100 + 7, 1, 2, 3, 4, 5];

/** Returns candidate values of the schema's type; its further checks may reject some of them. */
function values(schema: Schema, number: number): readonly unknown[] {
  if (schema.type === 'string') return texts(number);
  if (schema.type === 'number') return numbers(number);
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'picklist') return schema.options ?? [];
  if (schema.type === 'record') return [{ miles: number }, { miles: number + 1 }];
  if (schema.type === 'union') return (schema.options as readonly Schema[]).flatMap((option) => values(option, number));
  if (schema.type === 'literal') return [(schema as unknown as { readonly literal: unknown }).literal];
  throw new TypeError(`schema-keys.ts does not know the type ${schema.type}.`);
}

/**
 * Generates data with every key of a schema: no key is missing or null, every list has one entry, and texts are
 * distinct.
 *
 * @param fixed values by key name
 */
export function fullOf<T extends v.GenericSchema>(
  schema: T,
  fixed: Readonly<Record<string, unknown>> = {},
): v.InferOutput<T> {
  let number = 10;
  const make = (part: Schema, key: string): unknown => {
    if (Object.hasOwn(fixed, key)) return fixed[key];
    if (part.wrapped) return make(part.wrapped, key);
    if (part.item) return [make(part.item, key)];
    if (part.entries) return Object.fromEntries(Object.entries(part.entries).map(([k, each]) => [k, make(each, k)]));
    number += 1;
    const value = values(part, number).find((each) => v.is(part, each));
    if (value === undefined) throw new TypeError(`No value that schema-keys.ts knows fits ${key}.`);
    return value;
  };
  return v.parse(schema, make(schema as Schema, ''));
}

interface Leaf {
  readonly path: Path;
  readonly schema: Schema;
  readonly value: unknown;
}

/** Returns each key with a value, and its path in the data: `price.lines.0.amount`. */
function leaves(schema: Schema, data: unknown, path: Path = []): Leaf[] {
  if (schema.wrapped) return data == null ? [] : leaves(schema.wrapped, data, path);
  if (schema.item)
    return (data as readonly unknown[]).flatMap((each, at) => leaves(schema.item!, each, [...path, String(at)]));
  if (schema.entries)
    return Object.entries(schema.entries).flatMap(([key, each]) =>
      leaves(each, (data as Record<string, unknown>)[key], [...path, key]),
    );
  return [{ path, schema, value: data }];
}

function changed(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<string, unknown> = Array.isArray(data)
    ? ([...data] as unknown as Record<string, unknown>)
    : { ...(data as object) };
  copy[key] = changed(copy[key], rest, value);
  return copy;
}

/** Returns all keys of a schema that have values, without list indexes: `price.lines.amount`. */
function keysOf(schema: Schema, path: Path = []): string[] {
  const inner = schema.wrapped ?? schema.item;
  if (inner) return keysOf(inner, path);
  if (schema.entries) return Object.entries(schema.entries).flatMap(([key, each]) => keysOf(each, [...path, key]));
  return schema.type === 'literal' ? [] : [path.join('.')];
}

const nameOf = (path: Path) => path.filter((key) => !/^\d+$/.test(key)).join('.');

function byName(all: readonly Leaf[]): Map<string, Leaf[]> {
  const grouped = new Map<string, Leaf[]>();
  for (const leaf of all) grouped.set(nameOf(leaf.path), [...(grouped.get(nameOf(leaf.path)) ?? []), leaf]);
  return grouped;
}

/** Returns copies of an example with another value at every path of one key, one copy per value the key accepts. */
function othersOf<T>(example: T, places: readonly Leaf[]): T[] {
  return values(places[0]!.schema, 90).flatMap((value) => {
    const takers = places.filter((place) => place.value !== value && v.is(place.schema, value));
    return takers.length === 0
      ? []
      : [takers.reduce<unknown>((data, { path }) => changed(data, path, value), example) as T];
  });
}

/**
 * Returns the keys of a schema whose values don't affect what `draw` renders. A key counts as seen if changing its
 * value in any example changes the output.
 *
 * @param draw renders the data as the text that a reader sees
 * @returns keys such as `price.lines.amount`, in the schema's order, including those without a value in any example
 */
export function unseenKeys<T extends v.GenericSchema>(
  schema: T,
  examples: readonly v.InferOutput<T>[],
  draw: (data: v.InferOutput<T>) => string,
): string[] {
  const seen = new Set<string>();
  for (const example of examples) {
    const before = draw(example);
    for (const [name, places] of byName(leaves(schema as Schema, example)))
      if (!seen.has(name) && othersOf(example, places).some((other) => draw(other) !== before)) seen.add(name);
  }
  return keysOf(schema as Schema).filter((key) => !seen.has(key));
}
