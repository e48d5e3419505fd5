import type * as v from 'valibot';
import { BODY_LIMIT_BYTES, OPEN_BODY_LIMIT_BYTES } from './conventions.ts';
import type { Permission } from './permission.ts';

/**
 * Encoding of a call's input. A form row accepts urlencoded and multipart bodies alike (docs/decisions.md §2). `raw` is
 * for callers that sign the exact bytes they send, such as payment gateways: the input is `RawInput`.
 */
export type Encoding = 'query' | 'json' | 'form' | 'multipart' | 'raw' | 'none';

/**
 * Who may call.
 * - `none`: anyone.
 * - `gate`: anyone who has passed the brand's security gate, if the brand has one (spec §2).
 * - `bearer`: a member with a token (spec §6).
 * - `staff`: staff of this brand with two-step verification and the row's permission.
 */
export type Auth = 'none' | 'gate' | 'bearer' | 'staff';

/**
 * The hosts of a brand that serve a row: the public ones, the staff desk, or both. Defaults to the desk for staff rows
 * and public for all others.
 */
export type RowHost = 'public' | 'desk' | 'both';

/** The parts of a request that its input is read from, as one flat object; validated by the row's schema alone. */
export type RequestSchema = v.GenericSchema<unknown, Record<string, unknown>>;

/** A status code of a row. */
export interface Answer<Data = unknown> {
  /** Description for the API docs. */
  readonly description: string;
  /** Schema of `data` in the envelope. Absent: no data, or the response is not an envelope. */
  readonly data?: v.GenericSchema<unknown, Data>;
  /** Media type of a response that is not a JSON envelope, such as a PDF. */
  readonly media?: string;
  /** Other possible media types, depending on the request. */
  readonly otherMedia?: readonly string[];
  /** Schema of a JSON response without an envelope, in another product's format. */
  readonly bare?: v.GenericSchema;
}

/** Status codes a row may declare (docs/decisions.md §2). Those that any row can return are in `commonAnswers`. */
export type Status = 200 | 202 | 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 429 | 500 | 501 | 503;

/** Security events that a success can be; `SECURITY_EVENTS` of server-kit describes each. */
export type SuccessEvent =
  | 'pii.read'
  | 'export.made'
  | 'grant.given'
  | 'grant.approved'
  | 'auth.password.changed'
  | 'auth.email.changed'
  | 'factor.ok'
  | 'factor.changed'
  | 'key.changed';

/** When a row requires a recent proof of identity, if not always. */
export interface RecentProof {
  /** Required only for such input: a profile with another email, but not one with another phone number. */
  readonly when?: (input: Readonly<Record<string, unknown>>, actor: { readonly email: string }) => boolean;
  /** Name of the input field that may carry the password instead (docs/decisions.md §3: `old_pass`). */
  readonly passwordField?: string;
}

/** One call of the product, as one row: its only description (docs/explanation/architecture.md). */
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
  /** Other paths with the same handler (docs/decisions.md §3). */
  readonly aliases?: readonly `/${string}`[];
  readonly encoding: Encoding;
  readonly auth: Access;
  /**
   * Which hosts serve it; absent: by `auth`, see {@link RowHost}. Ignored for staff rows, which are always on the desk.
   */
  readonly host?: RowHost;
  /** Permissions of a staff row: any one of these, or just being on staff. Required for every staff row. */
  readonly permission?: Permission | 'any' | readonly Permission[];
  /** A staff row available before two-step verification: for setting it up and completing it. */
  readonly beforeSecondFactor?: true;
  /**
   * The caller must have confirmed their identity in the last ten minutes, with two-step verification if the account
   * has it (OWASP ASVS 5.0 V7.5.1, V7.5.3). Enforced by the guards; for rows of auth `bearer` and `staff` only.
   */
  readonly recentProof?: true | RecentProof;
  /**
   * A success makes the browser clear its cache of the site (`Clear-Site-Data: "cache"`), for its next user. The page
   * clears storage itself (`keepAcross`), so it can keep the browser's preferences. Cookies are deleted one by one:
   * `"cookies"` would remove language and consent too, on every host of the domain.
   */
  readonly clearsSiteData?: true;
  /** Called by a timer, not a person: the call does not extend an idle session. */
  readonly passive?: true;
  /** Anyone may call, but the response differs for members: callers with a token send it. */
  readonly knowsMembers?: true;
  /**
   * Also available to staff viewing a member's account (ADR 57). Without it a row rejects them. Only for reads of data
   * the desk may see, that return nothing that opens, pays, or costs. Links and keys are left out of the response.
   */
  readonly viewable?: true;
  /** Whether the call carries the `uri` header with the site identifier (spec §6, §7). */
  readonly site?: boolean;
  /** The call is authenticated by the session cookie, so it requires the XSRF header (docs/decisions.md §2). */
  readonly xsrf?: boolean;
  /** Attempts per minute and client address; only for calls that can be abused. */
  readonly attemptsPerMinute?: number;
  /** Attempts are counted across all processes, in the database, by client address and by account. */
  readonly sharedLimit?: boolean;
  /** The security event that each success logs, without code in the handler. */
  readonly event?: SuccessEvent;
  /** Header (lower case) with the signature of a `raw` body. */
  readonly signatureHeader?: string;
  /** Content-Type (lower case) of a `raw` body, if it is not JSON. */
  readonly rawType?: string;
  /** Maximum body size in bytes, if not the default: see `bodyLimitOf`. */
  readonly bodyLimit?: number;
  /** Maximum number of values in a JSON body, if not `VALUE_LIMIT`. */
  readonly valueLimit?: number;
  readonly request: Request;
  readonly answers: Answers;
}

/**
 * Declares a row. The types of handler, client and test double are derived from it.
 *
 * @example export const decode = endpoint({ name: 'vehicle.decode', method: 'GET', path: '/api/decode', … });
 */
export function endpoint<
  const Request extends RequestSchema,
  const Answers extends Partial<Record<Status, Answer>>,
  const Access extends Auth,
>(row: Endpoint<Request, Answers, Access>): Endpoint<Request, Answers, Access> {
  return row;
}

/**
 * Returns a row's maximum body size in bytes. The limit is lower for calls open to anyone than for those that need a
 * sign-in (OWASP ASVS 5.0 V4.1, V5.2.1).
 */
export function bodyLimitOf({ bodyLimit, auth }: Pick<Endpoint, 'bodyLimit' | 'auth'>): number {
  return bodyLimit ?? (auth === 'none' || auth === 'gate' ? OPEN_BODY_LIMIT_BYTES : BODY_LIMIT_BYTES);
}

/** Returns which hosts of a brand serve a row. */
export function hostOf({ auth, host = 'public' }: Pick<Endpoint, 'auth' | 'host'>): RowHost {
  return auth === 'staff' ? 'desk' : host;
}

/** A success whose `data` is described by the schema. */
export function success<Data>(description: string, data: v.GenericSchema<unknown, Data>): Answer<Data> {
  return { description, data };
}

/** A success that is a document or a stream instead of an envelope. */
export function file(description: string, media: string, ...otherMedia: readonly string[]): Answer<never> {
  return { description, media, otherMedia };
}

/** JSON in another product's format, for success or error. */
export function bareJson(description: string, bare: v.GenericSchema): Answer<never> {
  return { description, bare };
}

/** An error: status `error` and a message for people. */
export function refusal(description: string): Answer<never> {
  return { description };
}

/** Input that a caller passes: the input side of the row's schema. */
export type InputOf<Row extends Endpoint> = v.InferInput<Row['request']>;

/** Input that a handler receives: the output side of the row's schema. */
export type ParsedOf<Row extends Endpoint> = v.InferOutput<Row['request']>;

/** `data` of the row's success. */
export type DataOf<Row extends Endpoint> = Row['answers'] extends { 200: Answer<infer Data> } ? Data : never;

/** Result of a call: its `data`, or the file if it returns one. */
export type GivenOf<Row extends Endpoint> = [DataOf<Row>] extends [never] ? Blob : DataOf<Row>;

/** A named set of rows; the keys are the names of a slice's handlers. */
export type Contract = Readonly<Record<string, Endpoint>>;
