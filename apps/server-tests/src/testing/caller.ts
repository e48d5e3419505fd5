import { type Endpoint, XSRF_HEADER } from '@vinlore/contract';
import type { createProductApi } from '@vinlore/server/product-api';
import { hostFor } from '@vinlore/testing-node';
import { type BrandKey, GATE_EMAIL, PASSWORD, PEOPLE, type Person } from './test-product.ts';

/** Describes an API request. */
export interface Asking {
  /** Key of the brand whose host is asked. */
  readonly brand?: string;
  readonly method?: string;
  /** With query; the route's own path by default. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** As returned by `login`; desk requests use the token of the same person's desk session. */
  readonly token?: string;
  readonly body?: BodyInit;
  /** IP address; a fresh one by default, since rate limits have their own test. */
  readonly from?: string;
}

/** An access token with its cookies. */
export interface LoggedIn {
  readonly token: string;
  readonly cookies: string;
  /** The same person's desk session, which is separate from the public site's. */
  readonly deskToken: string;
  readonly deskCookies: string;
}

/** An API response. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly message: string | undefined;
  readonly data: unknown;
}

const MEDIA = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'application/x-www-form-urlencoded',
  raw: 'application/json',
} as const;

/** Whether a route has a body. */
export function takesBody(row: Endpoint): boolean {
  return row.encoding in MEDIA;
}

/** A route's input in its encoding. */
export function carrying(
  row: Endpoint,
  input: Readonly<Record<string, string>>,
): Pick<Asking, 'path' | 'body' | 'headers'> {
  const pairs = new URLSearchParams(input).toString();
  if (row.encoding === 'none') return {};
  if (row.encoding === 'query') return { path: `${row.path}?${pairs}` };
  const body = MEDIA[row.encoding] === 'application/json' ? JSON.stringify(input) : pairs;
  return { body, headers: { 'content-type': row.rawType ?? MEDIA[row.encoding] } };
}

/** Desk tokens by public token, for users signed in on both hosts. Several processes share the sessions. */
const deskTokens = new Map<string, string>();

let visitors = 0;

/** An unused IP address. */
export function freshAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Calls the API in this process as a visitor would. */
export function callerOf(api: Awaited<ReturnType<typeof createProductApi>>) {
  /** Cookies per access token: a browser sends both. */
  const jars = new Map<string, string>();
  const cookiesOf = (answered: Answered) =>
    answered.headers
      .getSetCookie()
      .map((line) => line.split(';')[0]!)
      .join('; ');
  const ask = async (row: Pick<Endpoint, 'method' | 'path'>, asking: Asking = {}): Promise<Answered> => {
    const { brand = 'open', method = row.method, path = row.path, token, body, from = freshAddress() } = asking;
    const host = hostFor(`${brand}.localhost`, path);
    const bearer = token && ((host.startsWith('desk.') && deskTokens.get(token)) || token);
    const cookie = bearer === undefined ? undefined : jars.get(bearer);
    const headers = { host, ...(bearer ? { bearer } : {}), ...(cookie ? { cookie } : {}), ...asking.headers };
    const request = new Request(`http://${host}${path}`, { method, headers, ...(body ? { body } : {}) });
    const response = await api.request(request, {}, { incoming: { socket: { remoteAddress: from } } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const { message, data } = (isJson ? JSON.parse(text) : {}) as { message?: string; data?: unknown };
    const answered = { status: response.status, headers: response.headers, text, bytes, message, data };
    const issued = (data as { token?: unknown } | null | undefined)?.token;
    if (typeof issued === 'string') jars.set(issued, cookiesOf(answered));
    return answered;
  };
  const form = (path: `/${string}`, fields: Record<string, string>, asking: Asking = {}) =>
    ask({ method: 'POST', path }, { ...asking, body: new URLSearchParams(fields) });

  /** The cookie that opens the gate of the brand `gated`, on the public host or the desk. */
  const gateCookie = async (host = 'gated.localhost') => {
    const body = JSON.stringify({ email: GATE_EMAIL, pass: PASSWORD });
    const headers = { 'content-type': 'application/json', host };
    return cookiesOf(await ask({ method: 'POST', path: '/api/securelogin' }, { brand: 'gated', body, headers }));
  };

  const loginAt = async (host: string, email: string, brand: BrandKey) => {
    const headers = { host, ...(brand === 'gated' && { cookie: await gateCookie(host) }) };
    const answered = await form('/api-cwa/login', { email, pass: PASSWORD }, { brand, headers });
    return { token: (answered.data as { token: string }).token, cookies: cookiesOf(answered) };
  };

  /** Signs in on the public site and at the desk, which have separate sessions; returns both tokens and cookies. */
  const loginAs = async (email: string, brand: BrandKey = 'open'): Promise<LoggedIn> => {
    const site = await loginAt(`${brand}.localhost`, email, brand);
    const desk = await loginAt(`desk.${brand}.localhost`, email, brand);
    deskTokens.set(site.token, desk.token);
    return { ...site, deskToken: desk.token, deskCookies: desk.cookies };
  };
  const login = (person: Person, brand?: BrandKey) => loginAs(PEOPLE[person].email, brand);

  /** Refreshes an access token with its session's cookies, as a client does before it expires. */
  const renewAt = async (path: '/api/session' | '/api-cwa/staff/session', cookie: string) => {
    const headers = { cookie, [XSRF_HEADER]: /XSRF-TOKEN=([^;]+)/.exec(cookie)![1]! };
    const { data } = await ask({ method: 'POST', path }, { headers });
    // Non-staff have no desk session to restore.
    return (data as { token: string } | null)?.token;
  };

  /** Signs in on both hosts of the brand `open`. */
  const renew = async (person: LoggedIn): Promise<LoggedIn> => {
    const token = (await renewAt('/api/session', person.cookies)) ?? person.token;
    const deskToken = (await renewAt('/api-cwa/staff/session', person.deskCookies)) ?? person.deskToken;
    deskTokens.set(token, deskToken);
    return { ...person, token, deskToken };
  };

  return { ask, form, login, loginAs, renew, gateCookie };
}

export type Caller = ReturnType<typeof callerOf>;
