import type * as v from 'valibot';
import { BODY_LIMIT_BYTES, OPEN_BODY_LIMIT_BYTES } from './conventions.ts';
import type { Permission } from './permission.ts';

/**
 * How a call's input travels. A form row accepts urlencoded and multipart bodies alike (docs/decisions.md §2). `raw` is for
 * callers that sign the very bytes they send, such as payment gateways: the input is `RawInput`.
 */
export type Encoding = 'query' | 'json' | 'form' | 'multipart' | 'raw' | 'none';

/**
 * Who may call.
 * - `none`: anyone.
 * - `gate`: anyone who has passed the brand's security gate, where the brand has one (spec §2).
 * - `bearer`: a member with a token (spec §6).
 * - `staff`: somebody on the staff of this brand who has given a second factor and holds the row's permission.
 */
export type Auth = 'none' | 'gate' | 'bearer' | 'staff';

/**
 * Which hosts of a brand answer a row: the public ones, the staff desk's own, or both. Staff rows are the desk's, all
 * others public, unless they say otherwise.
 */
export type RowHost = 'public' | 'desk' | 'both';

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

/** Status codes a row may declare (docs/decisions.md §2). Those every row can give are not repeated in each: see `commonAnswers`. */
export type Status = 200 | 202 | 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 429 | 500 | 501 | 503;

/** Security events that a success can be; `SECURITY_EVENTS` of server-kit says what each means. */
export type SuccessEvent =
  | 'pii.read'
  | 'export.made'
  | 'grant.given'
  | 'grant.approved'
  | 'auth.password.changed'
  | 'auth.email.changed'
  | 'factor.ok'
  | 'factor.changed';

/** When a row asks for a recent proof of who is calling, where it does not ask always. */
export interface RecentProof {
  /** Asked only for such input: a profile with another email, but not one with another phone number. */
  readonly when?: (input: Readonly<Record<string, unknown>>, actor: { readonly email: string }) => boolean;
  /** Name of the input field that may carry the password instead (docs/decisions.md §3: `old_pass`). */
  readonly passwordField?: string;
}

/** One call of the product, as one row: the only description of it (docs/explanation/architecture.md). */
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
  /** Other paths that answer with the same handler (docs/decisions.md §3). */
  readonly aliases?: readonly `/${string}`[];
  readonly encoding: Encoding;
  readonly auth: Access;
  /** Which hosts answer; absent: by `auth`, see {@link RowHost}. A staff row is the desk's, whatever it says. */
  readonly host?: RowHost;
  /** What a staff row takes: one of these, or just being on the staff. Every staff row says it. */
  readonly permission?: Permission | 'any' | readonly Permission[];
  /** A staff row that is open before the second factor: setting one up and giving it. */
  readonly beforeSecondFactor?: true;
  /**
   * The caller must have confirmed who they are in the last ten minutes, with the second factor where the account has one
   * (OWASP ASVS 5.0 V7.5.1, V7.5.3). The guards see to it; rows of auth `bearer` and `staff` only.
   */
  readonly recentProof?: true | RecentProof;
  /**
   * Its success tells the browser to forget what it keeps of the site (`Clear-Site-Data: "cache"`), for whoever uses it next;
   * storage is cleared by the page itself (`keepAcross`), which may keep what is the browser's. Cookies are cleared one by one: `"cookies"` would take language and consent with it, on every host of the domain.
   */
  readonly clearsSiteData?: true;
  /** Called by a clock rather than by a person: the call keeps no session alive that would end because nobody uses it. */
  readonly passive?: true;
  /** Anyone may call, and it makes a difference who is a member: whoever has a token sends it. */
  readonly knowsMembers?: true;
  /**
   * Answers staff too who look at a member's account as the member sees it (ADR 57). Without it a row refuses them: it is only
   * for reads of what the desk may see, that give out nothing that opens, pays, or costs. Links and keys are left out of the answer.
   */
  readonly viewable?: true;
  /** Whether the call carries the `uri` header with the site identifier (spec §6, §7). */
  readonly site?: boolean;
  /** The call is judged by the session cookie: it demands the XSRF header (docs/decisions.md §2). */
  readonly xsrf?: boolean;
  /** Attempts per minute and client address; only for calls that can be abused. */
  readonly attemptsPerMinute?: number;
  /** The attempts count over all processes together, in the database, by client address and by account. */
  readonly sharedLimit?: boolean;
  /** The security event that each call that succeeds is: one line in the security log, without a word in the handler. */
  readonly event?: SuccessEvent;
  /** Header, in lower case, that carries the signature of a `raw` body. */
  readonly signatureHeader?: string;
  /** Content-Type of a `raw` body, in lower case, where it is not JSON. */
  readonly rawType?: string;
  /** Longest body in bytes, where it is not the usual one: see `bodyLimitOf`. */
  readonly bodyLimit?: number;
  /** Most values of a JSON body, where it is not the usual `VALUE_LIMIT`. */
  readonly valueLimit?: number;
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

/** Longest body of a row in bytes. What anyone may send is shorter than what needs a sign-in (OWASP ASVS 5.0 V4.1, V5.2.1). */
export function bodyLimitOf({ bodyLimit, auth }: Pick<Endpoint, 'bodyLimit' | 'auth'>): number {
  return bodyLimit ?? (auth === 'none' || auth === 'gate' ? OPEN_BODY_LIMIT_BYTES : BODY_LIMIT_BYTES);
}

/** Which hosts of a brand answer a row. */
export function hostOf({ auth, host = 'public' }: Pick<Endpoint, 'auth' | 'host'>): RowHost {
  return auth === 'staff' ? 'desk' : host;
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
