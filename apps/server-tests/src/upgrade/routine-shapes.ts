import { isDeepStrictEqual } from 'node:util';
import { toOpenApiSchema } from '@vinlore/contract';
import type { Part, Routine, SliceMigrations } from '@vinlore/database';
import * as v from 'valibot';
import type { SchemaFacts } from './schema-facts.ts';

/** The part of JSON Schema that {@link toOpenApiSchema} makes of a routine's input and answer. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** What a server agrees on with a function of the database. */
export interface RoutineShape {
  readonly name: string;
  /** Arguments and results by PostgreSQL, one for each function of that name. */
  readonly signatures: readonly string[];
  /** What the server sends and reads; null for a function that only others call. */
  readonly call: { readonly input: Schema; readonly answer: Schema } | null;
}

const isCalled = (part: Part): part is Routine<unknown, unknown> => 'answer' in part;

/** The shapes of the product's routines, sorted by name. */
export const routineShapes = (slices: readonly SliceMigrations[], { routines }: SchemaFacts): RoutineShape[] =>
  slices
    .flatMap(({ routines: parts = [] }) => parts)
    .map((part) => ({
      name: part.name,
      signatures: [...routines].filter(([key]) => key.startsWith(`${part.name}(`)).map(([, text]) => text),
      call: isCalled(part)
        ? { input: toOpenApiSchema(v.object(part.fields)), answer: toOpenApiSchema(part.answer) }
        : null,
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/**
 * Where servers that know the old shapes would fail on the new routines.
 *
 * @returns a line for each routine
 */
export const brokenRoutines = (old: readonly RoutineShape[], now: readonly RoutineShape[]): string[] =>
  old.flatMap((was) => {
    const is = now.find(({ name }) => name === was.name);
    if (!is) return [`${was.name} is gone`];
    if (!was.signatures.every((each) => is.signatures.includes(each)))
      return [`${was.name} has other arguments or results`];
    if (!was.call || !is.call) return [];
    return [
      // A routine reads null for a field that isn't sent.
      ...(isWithin(was.call.input, is.call.input, true) ? [] : [`${was.name} refuses what servers send`]),
      ...(isWithin(is.call.answer, was.call.answer, false) ? [] : [`${was.name} answers what servers don't expect`]),
    ];
  });

/** Whether every value of one schema is surely a value of the other. */
function isWithin(narrow: Schema, wide: Schema, missingIsNull: boolean): boolean {
  if (Object.keys(wide).length === 0 || isDeepStrictEqual(narrow, wide)) return true;
  if ('const' in narrow && 'const' in wide) return isDeepStrictEqual(narrow.const, wide.const);
  const [some, others] = [optionsOf(narrow), optionsOf(wide)];
  if (some) return some.every((each) => isWithin(each, wide, missingIsNull));
  if (others) return others.some((each) => isWithin(narrow, each, missingIsNull));
  if (wide.allOf) return wide.allOf.every((each) => isWithin(narrow, each, missingIsNull));
  if (narrow.allOf) return narrow.allOf.some((each) => isWithin(each, wide, missingIsNull));
  if (narrow.items && wide.items) return isWithin(narrow.items, wide.items, missingIsNull);
  if (!narrow.properties || !wide.properties) return false;
  const { properties } = narrow;
  return Object.entries(wide.properties).every(([name, field]) => {
    const sent = properties[name] ?? (missingIsNull ? { type: 'null' } : undefined);
    if (wide.required?.includes(name) && !missingIsNull && !narrow.required?.includes(name)) return false;
    return sent === undefined || isWithin(sent, field, missingIsNull);
  });
}

const optionsOf = ({ anyOf, oneOf, enum: values }: Schema): readonly Schema[] | undefined =>
  anyOf ?? oneOf ?? values?.map((value) => ({ const: value }));
