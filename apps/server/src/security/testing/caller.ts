import type { Endpoint } from '@vinlore/contract';
import type { createProductApi } from '../../product-api.ts';
import { type BrandKey, GATE_EMAIL, PASSWORD, PEOPLE, type Person } from './test-product.ts';

/** A request to the API, before it is one. */
export interface Asking {
  readonly brand?: BrandKey;
  readonly method?: string;
  /** With the query; the row's own path where it is left out. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly body?: BodyInit;
  /** The visitor's address; somebody new where it is left out, since limits have their own test. */
  readonly from?: string;
}

/** What came back. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
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
  return { body, headers: { 'content-type': MEDIA[row.encoding] } };
}

let visitors = 0;

/** An address that nobody has called from yet. */
export function freshAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Asks the API in this process as a visitor would. */
export function callerOf(api: Awaited<ReturnType<typeof createProductApi>>) {
  const ask = async (row: Pick<Endpoint, 'method' | 'path'>, asking: Asking = {}): Promise<Answered> => {
    const { brand = 'open', method = row.method, path = row.path, token, body, from = freshAddress() } = asking;
    const headers = { host: `${brand}.localhost`, ...(token ? { bearer: token } : {}), ...asking.headers };
    const request = new Request(`http://${brand}.localhost${path}`, { method, headers, ...(body ? { body } : {}) });
    const response = await api.request(request, {}, { incoming: { socket: { remoteAddress: from } } });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const { message, data } = (isJson ? JSON.parse(text) : {}) as { message?: string; data?: unknown };
    return { status: response.status, headers: response.headers, text, message, data };
  };
  const form = (path: `/${string}`, fields: Record<string, string>, asking: Asking = {}) =>
    ask({ method: 'POST', path }, { ...asking, body: new URLSearchParams(fields) });
  const cookiesOf = (answered: Answered) =>
    answered.headers
      .getSetCookie()
      .map((line) => line.split(';')[0]!)
      .join('; ');

  /** The cookie that opens the gate of the brand `gated`. */
  const gateCookie = async () => {
    const body = JSON.stringify({ email: GATE_EMAIL, pass: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    return cookiesOf(await ask({ method: 'POST', path: '/api/securelogin' }, { brand: 'gated', body, headers }));
  };

  /** Logs somebody in: the token, and the cookies that came with it. */
  const login = async (person: Person, brand: BrandKey = 'open') => {
    const headers: Record<string, string> = brand === 'gated' ? { cookie: await gateCookie() } : {};
    const fields = { email: PEOPLE[person].email, pass: PASSWORD };
    const answered = await form('/api-cwa/login', fields, { brand, headers });
    return { token: (answered.data as { token: string }).token, cookies: cookiesOf(answered) };
  };

  return { ask, form, login, gateCookie };
}

export type Caller = ReturnType<typeof callerOf>;
