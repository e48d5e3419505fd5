import { sql } from 'kysely';
import * as v from 'valibot';
import { type Database, type Tx } from '../database.ts';
import { prepared } from '../prepared.ts';

/** A database function that migrations keep in sync with its `.sql` file. */
export interface Part {
  readonly name: string;
  /** One statement: `create function <name>(…) …`. */
  readonly text: string;
}

/** A routine: a database function that takes one `jsonb`, called from TypeScript with {@link callRoutine}. */
export interface Routine<Input, Answer> extends Part {
  readonly answer: v.GenericSchema<unknown, Answer>;
  /** Its input fields, as declared. */
  readonly fields: Fields;
  /** Type-level only: its input. */
  readonly input?: (input: Input) => void;
}

/** A routine's input; a `Date` is passed as ISO 8601 in UTC, an omitted field as null. */
type Fields = v.ObjectEntries;

/**
 * Declares a function that only other routines call. It has typed parameters, which PostgreSQL checks.
 *
 * @param text the text of its `.sql` file
 */
export function definePart(text: string): Part {
  const [, name] = /^(?:--[^\n]*\n)*create function (\w+)\s*\(/.exec(text) ?? [];
  if (name === undefined)
    throw new Error(`A routine's file must begin with "create function", not with: ${text.slice(0, 60)}`);
  if (/\breturns\s+trigger\b/.test(text)) throw new Error(`${name} is a trigger: it belongs to its table's migration.`);
  return { name, text };
}

/**
 * Declares a routine by the text of its `.sql` file, its input fields and its result.
 *
 * @throws Error if the text takes anything but one `jsonb` named `input`, or reads other fields than declared
 */
export function defineRoutine<const F extends Fields, Answer>(
  text: string,
  { input, answer }: { readonly input: F; readonly answer: v.GenericSchema<unknown, Answer> },
): Routine<v.InferInput<v.ObjectSchema<F, undefined>>, Answer> {
  const part = definePart(text);
  if (!new RegExp(`create function ${part.name}\\(input jsonb\\)`).test(text))
    throw new Error(`The routine ${part.name} must take (input jsonb).`);
  const read = new Set([...text.matchAll(/\binput\s*->>?\s*'(\w+)'/g)].map(([, field]) => field!));
  const unknown = [...read].filter((field) => !(field in input));
  const unread = Object.keys(input).filter((field) => !read.has(field));
  if (unknown.length + unread.length > 0)
    throw new Error(
      `The routine ${part.name} reads undeclared fields [${unknown.join()}] and never reads [${unread.join()}].`,
    );
  return { ...part, answer, fields: input };
}

/**
 * Calls a routine: one round trip, on the database or in a transaction.
 *
 * @returns its result, parsed by the routine's schema
 * @throws ValiError if the result doesn't match the schema
 */
export async function callRoutine<Input extends object, Answer>(
  source: Database | Tx,
  { name, answer }: Routine<Input, Answer>,
  input: Input,
): Promise<Answer> {
  const call = sql<{ answer: unknown }>`select ${sql.id(name)}(${JSON.stringify(input)}::jsonb) as answer`;
  const [row] = await prepared(source, call);
  return v.parse(answer, row!.answer);
}
