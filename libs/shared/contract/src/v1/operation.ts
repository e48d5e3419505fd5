import * as v from 'valibot';
import type { Answer, RequestSchema } from '../endpoint.ts';
import type { ProblemCode } from './problems.ts';
import type { Scope } from './scopes.ts';

/** Version of `/v1` that new keys get; each is the day it was published. */
export const API_VERSIONS = ['2026-12-01'] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

/** Header with the version of a request and of its answer. */
export const VERSION_HEADER = 'vinlore-version';

/** Header that makes a POST safe to repeat (draft-ietf-httpapi-idempotency-key-header-07). */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** A request and its answer, for the documentation; a test sends each and compares. */
export interface OperationExample {
  /** Input of the request, path parameters included. */
  readonly request: Readonly<Record<string, unknown>>;
  /** Part of the answer that must match. */
  readonly answer?: unknown;
}

/** One operation of the public API `/v1`, as one row: the server, OpenAPI, the SDK, and the documentation follow it. */
export interface Operation<Request extends RequestSchema = RequestSchema, Given = unknown> {
  /** `resource.verb`, unique and never changed: the SDK's method. */
  readonly id: `${string}.${string}`;
  readonly summary: string;
  /** Further sentences for the documentation, in Markdown. */
  readonly description?: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Parameters in braces are fields of the request: `/v1/vehicles/{vin}`. */
  readonly path: `/v1/${string}`;
  /** What the key must be allowed to do. */
  readonly scope: Scope;
  /** Publishable keys may call it, from a website's own script. */
  readonly publishable?: true;
  /** Path parameters, and the query of a GET or DELETE or the JSON body of a POST, as one flat object. */
  readonly request: Request;
  /** Media type of a POST body of any length, which the handler reads as it arrives, instead of JSON. */
  readonly streams?: string;
  /** Maximum size of the body in bytes, if not the default. */
  readonly bodyLimit?: number;
  /** Maximum number of values in the body, if not the default. */
  readonly valueLimit?: number;
  /** Parts that `expand` adds to the answer, or to each entry of a list. */
  readonly expand?: readonly string[];
  /** The success: the object itself, without an envelope. */
  readonly answer: Answer<Given>;
  /** Errors besides those that every operation can have, with when they happen. */
  readonly problems?: Partial<Record<ProblemCode, string>>;
  readonly example: OperationExample;
}

/**
 * Declares an operation. The types of its handler and of the SDK's method follow from it.
 *
 * @example export const retrieve = operation({ id: 'vehicles.retrieve', method: 'GET', path: '/v1/vehicles/{vin}', … });
 */
export function operation<const Request extends RequestSchema, Given>(
  row: Operation<Request, Given>,
): Operation<Request, Given> {
  return row;
}

/** Returns the names of the parameters in a path. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
}

/** A page of a list. */
export interface ListOf<Entry> {
  readonly object: 'list';
  readonly data: readonly Entry[];
  readonly has_more: boolean;
  /** `cursor` of the next page; null on the last one. */
  readonly next_cursor: string | null;
}

/** Schema of a page of a list. */
export const listOf = <Entry>(entry: v.GenericSchema<unknown, Entry>): v.GenericSchema<unknown, ListOf<Entry>> =>
  v.object({
    object: v.literal('list'),
    data: v.array(entry),
    has_more: v.boolean(),
    next_cursor: v.nullable(v.string()),
  });

/** Query of a list: the cursor of a page, and how many entries it has. */
export const pageFields = {
  cursor: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  limit: v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))]),
      v.integer(),
      v.minValue(1),
      v.maxValue(100),
    ),
    20,
  ),
};
