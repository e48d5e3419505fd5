import { type Language, LanguageSchema } from '@vinlore/brand';
import * as v from 'valibot';
import { parse } from 'qs-esm';
import type { Depth } from './links.ts';

/** An invalid query; the message tells the caller which part. */
export class QueryError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'QueryError';
  }
}

/** Supported Payload operators, as predicates of a field's value and the given one. */
const OPERATORS = ['equals', 'not_equals', 'in', 'not_in'] as const;
type Operator = (typeof OPERATORS)[number];

/** One comparison. */
export interface Comparison {
  readonly path: string;
  readonly operator: Operator;
  readonly values: readonly string[];
}

/** A condition on a document. */
export type Condition =
  | { readonly kind: 'is'; readonly comparison: Comparison }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] };

/** A parsed Payload query. */
export interface PayloadQuery {
  readonly where: Condition;
  readonly sort: readonly { readonly path: string; readonly descending: boolean }[];
  readonly depth: Depth;
  /** 0: all. */
  readonly limit: number;
  /** One-based. */
  readonly page: number;
  readonly locale: Language | null;
}

/** The queryable fields of a collection. */
export interface Queryable {
  readonly where: ReadonlySet<string>;
  readonly sort: ReadonlySet<string>;
}

const PARAMETERS = new Set(['where', 'sort', 'depth', 'limit', 'page', 'locale']);
/** Payload's default. */
const DEFAULT_LIMIT = 10;
const MOST = 1_000;
/** Maximum nesting of `and` and `or`, and maximum number of conditions. */
const DEEPEST = 4;
const MOST_CONDITIONS = 50;

/** Returns user input that is safe to repeat in a message: short and printable. */
const shortened = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 60);

function wholeNumber(name: string, text: unknown, from: number, to: number, fallback: number): number {
  if (text === undefined) return fallback;
  const number = typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : -1;
  if (number < from || number > to) throw new QueryError(`${name} takes a whole number from ${from} to ${to}.`);
  return number;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valuesOf(operator: Operator, value: unknown): readonly string[] {
  const list: unknown = typeof value === 'string' ? (operator.endsWith('in') ? value.split(',') : [value]) : value;
  const isList = Array.isArray(list) && list.every((each) => typeof each === 'string');
  if (!isList || (!operator.endsWith('in') && typeof value !== 'string'))
    throw new QueryError(`The operator ${operator} takes ${operator.endsWith('in') ? 'texts' : 'one text'}.`);
  return list;
}

function readWhere(tree: unknown, paths: ReadonlySet<string>): Condition {
  let conditions = 0;
  const comparisons = (path: string, operators: unknown): Condition[] => {
    if (!paths.has(path)) throw new QueryError(`The following path cannot be queried: ${shortened(path)}`);
    if (!isTree(operators)) throw new QueryError(`The path ${path} takes an operator, such as [equals].`);
    return Object.entries(operators).map(([name, value]) => {
      const operator = OPERATORS.find((each) => each === name);
      if (!operator) throw new QueryError(`The following operator cannot be used: ${shortened(name)}`);
      return { kind: 'is', comparison: { path, operator, values: valuesOf(operator, value) } };
    });
  };
  const read = (branch: unknown, depth: number): Condition => {
    if (!isTree(branch)) throw new QueryError('where takes conditions, such as where[url][equals]=/about.');
    const of = Object.entries(branch).flatMap(([name, value]): Condition[] => {
      if (++conditions > MOST_CONDITIONS) throw new QueryError(`where takes at most ${MOST_CONDITIONS} conditions.`);
      if (name !== 'and' && name !== 'or') return comparisons(name, value);
      if (!Array.isArray(value) || depth >= DEEPEST)
        throw new QueryError(`${name} takes a list of conditions, at most ${DEEPEST} deep.`);
      return [{ kind: name === 'and' ? 'all' : 'any', of: value.map((each) => read(each, depth + 1)) }];
    });
    return { kind: 'all', of };
  };
  return tree === undefined ? { kind: 'all', of: [] } : read(tree, 0);
}

function readSort(text: unknown, paths: ReadonlySet<string>): PayloadQuery['sort'] {
  if (text === undefined) return [];
  if (typeof text !== 'string') throw new QueryError('sort takes one text, such as sortOrder or -updatedAt.');
  return text.split(',').map((each) => {
    const path = each.replace(/^-/, '');
    if (!paths.has(path)) throw new QueryError(`The following path cannot be sorted by: ${shortened(path)}`);
    return { path, descending: each.startsWith('-') };
  });
}

function treeOf(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const pairs = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  // qs silently drops such names, and a dropped condition would return more than was asked for.
  if (pairs.some(([name]) => name.includes('__proto__'))) throw new QueryError('This path cannot be queried.');
  if (pairs.length > MOST_CONDITIONS) throw new QueryError(`A query has at most ${MOST_CONDITIONS} parameters.`);
  // Deeper nesting ends up in a name that no allowlist has.
  return parse(new URLSearchParams(pairs).toString(), {
    depth: 3 * DEEPEST,
    arrayLimit: MOST_CONDITIONS,
    plainObjects: true,
  });
}

/**
 * Parses a query string in Payload's syntax (`where[site.domain][equals]=…`, stack.md) with an allowlist of paths and
 * operators.
 *
 * @param fields names and values as in the URL, each name once
 * @throws QueryError for anything unsupported
 */
export function parseQuery(fields: Readonly<Record<string, unknown>>, queryable: Queryable): PayloadQuery {
  const tree = treeOf(fields);
  const unknown = Object.keys(tree).find((name) => !PARAMETERS.has(name));
  if (unknown !== undefined) throw new QueryError(`The following parameter is not known: ${shortened(unknown)}`);
  const { where, sort, depth, limit, page, locale } = tree;
  const language = v.safeParse(v.optional(LanguageSchema), locale);
  if (!language.success) throw new QueryError(`locale takes ${LanguageSchema.options.join(' or ')}.`);
  return {
    where: readWhere(where, queryable.where),
    sort: readSort(sort, queryable.sort),
    depth: wholeNumber('depth', depth, 0, 1, 1) as Depth,
    limit: wholeNumber('limit', limit, 0, MOST, DEFAULT_LIMIT),
    page: wholeNumber('page', page, 1, MOST, 1),
    locale: language.output ?? null,
  };
}
