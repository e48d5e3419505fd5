import type * as v from 'valibot';
import type { Permission } from './permission.ts';

/**
 * How a call's input travels. A form row accepts urlencoded and multipart bodies alike (decisions §2). `raw` is for
 * callers that sign the very bytes they send, such as payment gateways: the input is `RawInput`.
 */
export type Encoding = 'query' | 'json' | 'form' | 'multipart' | 'raw' | 'none';

/**
 * Who may call.
 * - `none`: anyone.
 * - `gate`: anyone who has passed the brand's security gate, where the brand has one (spec §2).
 * - `bearer`: a member with a token (spec §6).
 * - `staff`: somebody on the staff of this brand who has given a second factor and holds the row's permission (issue 10).
 */
export type Auth = 'none' | 'gate' | 'bearer' | 'staff';

/** The parts a request's input is read from, as one flat object; the row's schema is the only judge of it. */
export type RequestSchema = v.GenericSchema<unknown, Record<string, unknown>>;

/** What a status code of a row carries. */
export interface Answer<Data = unknown> {
  /** What it means, for the reader of the API's documentation. */
  readonly description: string;
  /** Schema of `data` in the envelope. Absent: the envelope has no data, or the answer is no envelope at all. */
  readonly data?: v.GenericSchema<unknown, Data>;
  /** Media type of an answer that is no JSON envelope, such as a PDF. */
  readonly media?: string;
  /** Other media types that it can have, by what was asked for. */
  readonly otherMedia?: readonly string[];
  /** Schema of a JSON answer that is no envelope, where another product's format is spoken. */
  readonly bare?: v.GenericSchema;
}

/** Status codes a row may declare (decisions §2). Those every row can give are not repeated in each: see `commonAnswers`. */
export type Status = 200 | 202 | 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 429 | 500 | 501 | 503;

/** One call of the product, as one row: the only description of it (docs/architecture.md). */
export interface Endpoint<
  Request extends RequestSchema = RequestSchema,
  Answers extends Partial<Record<Status, Answer>> = Partial<Record<Status, Answer>>,
  Access extends Auth = Auth,
> {
  /** `slice.action`, unique. */
  readonly name: string;
  /** One line for the documentation. */
  readonly summary: string;
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  /** Other paths that answer with the same handler (decisions §3). */
  readonly aliases?: readonly `/${string}`[];
  readonly encoding: Encoding;
  readonly auth: Access;
  /** What a staff row takes: one of these, or just being on the staff. Every staff row says it. */
  readonly permission?: Permission | 'any' | readonly Permission[];
  /** A staff row that is open before the second factor: setting one up and giving it. */
  readonly beforeSecondFactor?: true;
  /** Called by a clock rather than by a person: the call keeps no session alive that would end because nobody uses it. */
  readonly passive?: true;
  /** Anyone may call, and it makes a difference who is a member: whoever has a token sends it. */
  readonly knowsMembers?: true;
  /** Whether the call carries the `uri` header with the site identifier (spec §6, §7). */
  readonly site?: boolean;
  /** The call is judged by the session cookie: it demands the XSRF header (decisions §2). */
  readonly xsrf?: boolean;
  /** Attempts per minute and client address; only for calls that can be abused. */
  readonly attemptsPerMinute?: number;
  /** The attempts count over all processes together, in the database, by client address and by account (issue 4). */
  readonly sharedLimit?: boolean;
  /** Header, in lower case, that carries the signature of a `raw` body. */
  readonly signatureHeader?: string;
  /** Longest body in bytes, where it is not the usual `BODY_LIMIT_BYTES`. */
  readonly bodyLimit?: number;
  readonly request: Request;
  readonly answers: Answers;
}

/**
 * Declares a row. The types of handler, client and test double all come from it.
 *
 * @example
 * export const decode = endpoint({ name: 'vehicle.decode', method: 'GET', path: '/api/decode', … });
 */
export function endpoint<
  const Request extends RequestSchema,
  const Answers extends Partial<Record<Status, Answer>>,
  const Access extends Auth,
>(row: Endpoint<Request, Answers, Access>): Endpoint<Request, Answers, Access> {
  return row;
}

/** A success whose `data` is described by the schema. */
export function success<Data>(description: string, data: v.GenericSchema<unknown, Data>): Answer<Data> {
  return { description, data };
}

/** A success that is a document or a stream rather than an envelope. */
export function file(description: string, media: string, ...otherMedia: readonly string[]): Answer<never> {
  return { description, media, otherMedia };
}

/** JSON in the format of another product, on success as on refusal. */
export function bareJson(description: string, bare: v.GenericSchema): Answer<never> {
  return { description, bare };
}

/** A refusal: status `error` and a message for people. */
export function refusal(description: string): Answer<never> {
  return { description };
}

/** What a caller passes in: the input side of the row's schema. */
export type InputOf<Row extends Endpoint> = v.InferInput<Row['request']>;

/** What a handler receives: the parsed side of the row's schema. */
export type ParsedOf<Row extends Endpoint> = v.InferOutput<Row['request']>;

/** `data` of the row's success. */
export type DataOf<Row extends Endpoint> = Row['answers'] extends { 200: Answer<infer Data> } ? Data : never;

/** What a call of the row gives: its `data`, or the file where the answer is one. */
export type GivenOf<Row extends Endpoint> = [DataOf<Row>] extends [never] ? Blob : DataOf<Row>;

/** A named set of rows; the keys are the names of a slice's handlers. */
export type Contract = Readonly<Record<string, Endpoint>>;
