import {
  type Call,
  CallError,
  type CallOptions,
  type Endpoint,
  EnvelopeSchema,
  type GivenOf,
  type InputOf,
  REQUEST_TIMEOUT_MS,
  SITE_HEADER,
  TOKEN_HEADER,
  TRACE_HEADER,
  XSRF_COOKIE,
  XSRF_HEADER,
} from '@vinlore/contract';
import * as v from 'valibot';
import { encode } from './encode.ts';

/** The parts of a response that the client reads. */
type ClientAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'json' | 'blob'>;

/** Dependencies of the client. */
export interface ClientOptions {
  /** Scheme and host of the API; '' for the page's own. */
  readonly base: string;
  /** Site identifier for the `uri` header. */
  readonly site: string;
  /** The member's token, from memory (docs/decisions.md §2). */
  readonly token?: () => string | null;
  /** The page's cookies, for the XSRF cookie; `document.cookie` in a browser. */
  readonly cookies?: () => string;
  /**
   * Awaited before a call that carries the token: renews an expired token, so no request is sent twice.
   *
   * @param passive whether a timer makes the call, not a person
   */
  readonly keepTokenFresh?: (passive: boolean) => Promise<void>;
  /** Called when a token was rejected. Returns whether there is a new one; if so, the call is retried once. */
  readonly onTokenRefused?: (token: string, passive: boolean) => Promise<boolean>;
  /**
   * Called on a 403 whose data names a reason. Returns whether the caller has done what it requires; if so, the call is
   * retried once.
   */
  readonly onReason?: (refusal: CallError) => Promise<boolean>;
  /** Host header for in-process calls; browsers never set it. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: (url: string, init: RequestInit) => ClientAnswer | Promise<ClientAnswer>;
  /** Sends a request and reports upload progress. If absent, callers get no progress. */
  readonly sendTelling?: (url: string, init: RequestInit, sent: (share: number) => void) => Promise<Response>;
  /** Timeout; absent: 60,000 ms; null: none, for in-process calls. */
  readonly timeoutMs?: number | null;
}

function cookie(all: string, name: string): string {
  const pair = all.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair ? pair.slice(name.length + 1) : '';
}

function takesToken(row: Endpoint): boolean {
  return row.auth === 'bearer' || row.auth === 'staff' || row.knowsMembers === true;
}

function tokenFor(row: Endpoint, options: ClientOptions): string | null {
  return takesToken(row) ? (options.token?.() ?? null) : null;
}

function headersOf(row: Endpoint, token: string | null, options: ClientOptions): Record<string, string> {
  return {
    accept: 'application/json',
    ...options.headers,
    // An in-process call belongs to the trace of the page that makes it.
    ...(options.timeoutMs !== null && { [TRACE_HEADER]: traceparent() }),
    ...(row.site ? { [SITE_HEADER]: options.site } : {}),
    ...(token ? { [TOKEN_HEADER]: token } : {}),
    ...(row.xsrf ? { [XSRF_HEADER]: cookie(options.cookies?.() ?? '', XSRF_COOKIE) } : {}),
  };
}

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A trace that begins with this call (W3C Trace Context), so that an operator can follow it from the click. Each call has
 * one of its own: nothing links the calls of a visitor.
 */
const traceparent = (): string => `00-${hex(16)}-${hex(8)}-01`;

async function answerOf<Row extends Endpoint>(
  row: Row,
  response: ClientAnswer,
  onMessage: CallOptions['onMessage'],
): Promise<GivenOf<Row>> {
  // Errors of a file call come in the envelope too.
  if (response.ok && row.answers[200]?.media) return (await response.blob()) as GivenOf<Row>;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const envelope = v.safeParse(EnvelopeSchema, await response.json().catch(() => null));
  const { status, message, msg, data: given } = envelope.success ? envelope.output : {};
  const words = message || msg;
  // Only the statuses that the row declares are a success: for feedback and tickets just 200 (spec §8).
  const isSuccess = response.ok && response.status in row.answers && status !== 'error';
  if (!isSuccess) {
    const retryAfter = Number(response.headers.get('retry-after')) || undefined;
    throw new CallError('refused', words ?? '', response.status, given, requestId, retryAfter);
  }
  const schema = row.answers[200]?.data;
  const data = schema && envelope.success ? v.safeParse(schema, given) : null;
  if (!data?.success) throw new CallError('invalid-answer', '', response.status, undefined, requestId);
  if (words !== undefined) onMessage?.(words);
  return data.output as GivenOf<Row>;
}

/**
 * Returns a client for all rows: encodes by the row, sends the `bearer`, `uri` and XSRF headers that the row takes,
 * times out after 60,000 ms (spec §7), and checks the response against the row. Throws `CallError`.
 */
export function createApiClient(options: ClientOptions): Call {
  const send = options.fetch ?? ((url, init) => fetch(url, init));

  async function callOnce<Row extends Endpoint>(
    row: Row,
    input: InputOf<Row>,
    token: string | null,
    { signal, onMessage, sent }: CallOptions,
  ): Promise<GivenOf<Row>> {
    const { search, body, headers } = encode(row.encoding, input as Record<string, unknown>);
    const timeout =
      options.timeoutMs === null ? undefined : AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS);
    try {
      const address = `${options.base}${row.path}${search}`;
      const init: RequestInit = {
        method: row.method,
        headers: { ...headersOf(row, token, options), ...headers },
        body,
        // An API under `app.` gets cookies too: it only serves its own brand's pages (docs/decisions.md §1).
        credentials: options.base === '' ? 'same-origin' : 'include',
        signal: signal && timeout ? AbortSignal.any([signal, timeout]) : (signal ?? timeout),
      };
      const { sendTelling } = options;
      const response = await (sent && sendTelling ? sendTelling(address, init, sent) : send(address, init));
      return await answerOf(row, response, onMessage);
    } catch (error) {
      if (error instanceof CallError) throw error;
      if (signal?.aborted) throw new CallError('aborted', '', 0);
      throw Object.assign(new CallError(timeout?.aborted ? 'timeout' : 'network', '', 0), { cause: error });
    }
  }

  const callWithToken: Call = async (row, input, extras = {}) => {
    const passive = row.passive ?? false;
    if (options.keepTokenFresh && takesToken(row)) await options.keepTokenFresh(passive);
    const token = tokenFor(row, options);
    try {
      return await callOnce(row, input, token, extras);
    } catch (error) {
      const isTokenRefused = token !== null && error instanceof CallError && error.status === 401;
      // A rejected call has had no effect, so it is safe to retry.
      if (!isTokenRefused || !(await options.onTokenRefused?.(token, passive))) throw error;
      return callOnce(row, input, tokenFor(row, options), extras);
    }
  };

  return async (row, input, extras = {}) => {
    try {
      return await callWithToken(row, input, extras);
    } catch (error) {
      const isReasoned = error instanceof CallError && error.status === 403 && hasReason(error.data);
      // A rejected call has had no effect, so it is safe to retry.
      if (!isReasoned || !(await options.onReason?.(error))) throw error;
      return callWithToken(row, input, extras);
    }
  };
}

const hasReason = (data: unknown): boolean => typeof data === 'object' && data !== null && 'reason' in data;
