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
  XSRF_COOKIE,
  XSRF_HEADER,
} from '@vinlore/contract';
import * as v from 'valibot';
import { encode } from './encode.ts';

/** What a client reads of an answer. */
type ClientAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'json' | 'blob'>;

/** What a client needs of its surroundings. */
export interface ClientOptions {
  /** Scheme and host of the API; '' for the page's own. */
  readonly base: string;
  /** The site identifier for the `uri` header. */
  readonly site: string;
  /** The member's token, from memory (docs/decisions.md §2). */
  readonly token?: () => string | null;
  /** The page's cookies, for the XSRF cookie; `document.cookie` in a browser. */
  readonly cookies?: () => string;
  /**
   * Awaited before a call that carries the token: renews one that has expired, so that nothing is sent twice.
   *
   * @param passive whether a timer makes the call, not a person
   */
  readonly keepTokenFresh?: (passive: boolean) => Promise<void>;
  /** Told when a token was refused. Answers whether there is another now, with which the call is made once more. */
  readonly onTokenRefused?: (token: string, passive: boolean) => Promise<boolean>;
  /**
   * Told of a refusal (403) whose data names a reason. Answers whether the caller has done what it asks for; then the call is
   * made once more.
   */
  readonly onReason?: (refusal: CallError) => Promise<boolean>;
  /** Host header for calls that stay in this process; browsers never set it. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: (url: string, init: RequestInit) => ClientAnswer | Promise<ClientAnswer>;
  /** Sends a request whose caller wants to know how much of it is out; without, such callers are told nothing. */
  readonly sendTelling?: (url: string, init: RequestInit, sent: (share: number) => void) => Promise<Response>;
  /** Absent for 60,000 ms; null for calls that stay in this process, where no network can keep an answer back. */
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
    ...(row.site ? { [SITE_HEADER]: options.site } : {}),
    ...(token ? { [TOKEN_HEADER]: token } : {}),
    ...(row.xsrf ? { [XSRF_HEADER]: cookie(options.cookies?.() ?? '', XSRF_COOKIE) } : {}),
  };
}

async function answerOf<Row extends Endpoint>(
  row: Row,
  response: ClientAnswer,
  onMessage: CallOptions['onMessage'],
): Promise<GivenOf<Row>> {
  // A refusal of a file comes in the envelope, as any other.
  if (response.ok && row.answers[200]?.media) return (await response.blob()) as GivenOf<Row>;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const envelope = v.safeParse(EnvelopeSchema, await response.json().catch(() => null));
  const { status, message, msg, data: given } = envelope.success ? envelope.output : {};
  const words = message || msg;
  // Only what the row declares is its success: of feedback and tickets 200 alone (spec §8).
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
 * A client for all rows: encodes by the row, sends the `bearer`, `uri` and XSRF headers where the row takes them, gives
 * up after 60,000 ms (spec §7), and checks the answer against the row. Failures are `CallError`.
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
        // An API under `app.` gets the cookies too: it answers its own brand's pages alone (docs/decisions.md §1).
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
      // A call that was refused has done nothing, so it may be made again.
      if (!isTokenRefused || !(await options.onTokenRefused?.(token, passive))) throw error;
      return callOnce(row, input, tokenFor(row, options), extras);
    }
  };

  return async (row, input, extras = {}) => {
    try {
      return await callWithToken(row, input, extras);
    } catch (error) {
      const isReasoned = error instanceof CallError && error.status === 403 && hasReason(error.data);
      // A call that was refused has done nothing, so it may be made again.
      if (!isReasoned || !(await options.onReason?.(error))) throw error;
      return callWithToken(row, input, extras);
    }
  };
}

const hasReason = (data: unknown): boolean => typeof data === 'object' && data !== null && 'reason' in data;
