import { type Endpoint, XSRF_HEADER } from '@vinlore/contract';
import type { createProductApi } from '@vinlore/server/product-api';
import { hostFor } from '@vinlore/testing-node';
import { type BrandKey, GATE_EMAIL, PASSWORD, PEOPLE, type Person } from './test-product.ts';

/** A request to the API, before it is one. */
export interface Asking {
  readonly brand?: BrandKey;
  readonly method?: string;
  /** With the query; the row's own path where it is left out. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** As `login` gave it: where the desk is asked, the token of the same person's session there is sent. */
  readonly token?: string;
  readonly body?: BodyInit;
  /** The visitor's address; somebody new where it is left out, since limits have their own test. */
  readonly from?: string;
}

/** Somebody's access token, and the cookies that came with it. */
export interface LoggedIn {
  readonly token: string;
  readonly cookies: string;
  /** The same at the desk of the brand, which shares no session with its other hosts. */
  readonly deskToken: string;
  readonly deskCookies: string;
}

/** What came back. */
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

/** Whether a row takes a body. */
export function takesBody(row: Endpoint): boolean {
  return row.encoding in MEDIA;
}

/** A row's input, encoded as the row takes it. */
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

/** Of whoever has signed in on both hosts: the desk's token by the public site's. Several processes know the same sessions. */
const deskTokens = new Map<string, string>();

let visitors = 0;

/** An address that nobody has called from yet. */
export function freshAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Asks the API in this process as a visitor would. */
export function callerOf(api: Awaited<ReturnType<typeof createProductApi>>) {
  /** The cookies that came with an access token: a browser sends both. */
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

  /** The cookie that opens the gate of the brand `gated`, on a public host or on the desk. */
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

  /** Logs an email in on the public site and at the desk, which share no session: tokens and cookies of both. */
  const loginAs = async (email: string, brand: BrandKey = 'open'): Promise<LoggedIn> => {
    const site = await loginAt(`${brand}.localhost`, email, brand);
    const desk = await loginAt(`desk.${brand}.localhost`, email, brand);
    deskTokens.set(site.token, desk.token);
    return { ...site, deskToken: desk.token, deskCookies: desk.cookies };
  };
  const login = (person: Person, brand?: BrandKey) => loginAs(PEOPLE[person].email, brand);

  /** Gets another access token by the cookies of a login, as a client does before its own expires. */
  const renewAt = async (path: '/api/session' | '/api-cwa/staff/session', cookie: string) => {
    const headers = { cookie, [XSRF_HEADER]: /XSRF-TOKEN=([^;]+)/.exec(cookie)![1]! };
    const { data } = await ask({ method: 'POST', path }, { headers });
    // Who is not on the staff has no session that the desk restores.
    return (data as { token: string } | null)?.token;
  };

  /** The same on both hosts of the brand `open`. */
  const renew = async (person: LoggedIn): Promise<LoggedIn> => {
    const token = (await renewAt('/api/session', person.cookies)) ?? person.token;
    const deskToken = (await renewAt('/api-cwa/staff/session', person.deskCookies)) ?? person.deskToken;
    deskTokens.set(token, deskToken);
    return { ...person, token, deskToken };
  };

  return { ask, form, login, loginAs, renew, gateCookie };
}

export type Caller = ReturnType<typeof callerOf>;
