/** A kind of error of `/v1`: its status, and what it means. */
export interface ProblemKind {
  readonly status: number;
  /** RFC 9457 `title`: the same for every occurrence, in English. */
  readonly title: string;
  /** What to do about it, for the documentation. */
  readonly remedy: string;
}

/**
 * Errors of `/v1` (RFC 9457). The `type` of an answer is the address of the page that explains its kind; kinds are never
 * renamed or removed.
 */
export const PROBLEMS = {
  'invalid-request': {
    status: 400,
    title: 'The request is malformed',
    remedy: 'Fix what `errors` lists: each entry names the field and what is wrong with it.',
  },
  'key-in-url': {
    status: 400,
    title: 'Keys don’t belong in URLs',
    remedy: 'URLs end up in logs. Send the key as `Authorization: Bearer …`, and roll the one that was sent.',
  },
  'unknown-version': {
    status: 400,
    title: 'This API version doesn’t exist',
    remedy: 'Send a `Vinlore-Version` from the changelog, or none to use the key’s own version.',
  },
  'missing-key': {
    status: 401,
    title: 'No API key',
    remedy: 'Send `Authorization: Bearer vl_test_…`.',
  },
  'invalid-key': {
    status: 401,
    title: 'This API key isn’t valid',
    remedy: 'The key is mistyped, expired, was removed, or belongs to another brand. Create a new one.',
  },
  'no-credits': {
    status: 402,
    title: 'No credits left',
    remedy: 'Buy credits or a plan. Nothing was created or charged.',
  },
  'missing-scope': {
    status: 403,
    title: 'The key may not do this',
    remedy: 'Create a key with the scope in `required_scope`. Scopes of a key never change.',
  },
  'address-not-allowed': {
    status: 403,
    title: 'The key is not allowed from this address',
    remedy: 'Call from an address on the key’s list, or edit the list.',
  },
  'origin-not-allowed': {
    status: 403,
    title: 'The key is not allowed on this website',
    remedy: 'Add the website’s origin to the publishable key.',
  },
  'not-allowed': {
    status: 403,
    title: 'The account may not do this',
    remedy: '`detail` says what is missing.',
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    remedy: 'Check the path and the ID. Test keys only see test objects.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'This method isn’t allowed here',
    remedy: 'The `Allow` header lists the methods of the path.',
  },
  conflict: { status: 409, title: 'It changed meanwhile', remedy: 'Read it again, then decide.' },
  'idempotency-in-progress': {
    status: 409,
    title: 'The first request with this key is still running',
    remedy: 'Wait a second, then repeat the request with the same `Idempotency-Key`.',
  },
  'too-large': { status: 413, title: 'The body is too large', remedy: 'Send it in parts.' },
  'unsupported-type': {
    status: 415,
    title: 'The body isn’t JSON',
    remedy: 'Send `Content-Type: application/json`, uncompressed.',
  },
  'wrong-host': { status: 421, title: 'No API on this host', remedy: 'Call the brand’s public domain.' },
  unprocessable: {
    status: 422,
    title: 'The request can’t be carried out',
    remedy: '`detail` says why. For a VIN, `data` has the fault and likely corrections.',
  },
  'idempotency-mismatch': {
    status: 422,
    title: 'This Idempotency-Key was used for another request',
    remedy: 'Use a new key for a new request. Repeat a request exactly as it was.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    remedy: 'Wait for the seconds in `Retry-After`. `RateLimit` says how many are left.',
  },
  'budget-used': {
    status: 429,
    title: 'The key’s monthly budget is used up',
    remedy: 'Raise the key’s budget, or wait for the first day of the next month (UTC).',
  },
  internal: {
    status: 500,
    title: 'Something went wrong on our end',
    remedy: 'Repeat the request with the same `Idempotency-Key`. If it stays, tell support the request ID.',
  },
  'not-offered': { status: 501, title: 'Not offered here', remedy: 'The brand has no source for this.' },
  unavailable: {
    status: 503,
    title: 'Temporarily unavailable',
    remedy: 'Repeat the request after the seconds in `Retry-After`. Nothing was charged.',
  },
} as const satisfies Record<string, ProblemKind>;
export type ProblemCode = keyof typeof PROBLEMS;

/** Kinds that a refusal of each status becomes, unless it names another. */
const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'invalid-request',
  401: 'invalid-key',
  402: 'no-credits',
  403: 'not-allowed',
  404: 'not-found',
  405: 'method-not-allowed',
  409: 'conflict',
  413: 'too-large',
  415: 'unsupported-type',
  421: 'wrong-host',
  422: 'unprocessable',
  429: 'rate-limited',
  501: 'not-offered',
  503: 'unavailable',
};

/** Returns the kind of an error that only has a status. */
export const problemOf = (status: number): ProblemCode => BY_STATUS[status] ?? 'internal';

/** Path of the page that explains a kind; with the brand's origin it is the `type` of the answer. */
export const problemPath = (code: ProblemCode): string => `/v1/errors/${code}`;

/** Body of an error of `/v1`, sent as `application/problem+json`. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** What happened, in the language of the request. */
  readonly detail: string;
  /** The request, as support knows it. */
  readonly instance: string;
  readonly code: ProblemCode;
  /** Malformed fields, by JSON pointer (RFC 6901) into the body, or by parameter name. */
  readonly errors?: readonly { readonly field: string; readonly detail: string }[];
  readonly required_scope?: string;
  /** What helps the caller go on, such as likely corrections of a VIN. */
  readonly data?: unknown;
}
