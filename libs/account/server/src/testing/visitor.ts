import type { createApi } from '@vinlore/server-kit';

/** A response: status, envelope, and headers. */
export interface Answered {
  readonly status: number;
  readonly message: string | undefined;
  // Tests state what they expect of it.
  readonly data: unknown;
  readonly headers: Headers;
}

type Headers_ = Readonly<Record<string, string>>;

async function answered(response: Response): Promise<Answered> {
  const { message, data } = (await response.json()) as { message?: string; data?: unknown };
  return { status: response.status, message, data, headers: response.headers };
}

/** A person with a browser: stores cookies and calls the API from one address through a trusted proxy. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly api: Awaited<ReturnType<typeof createApi>>,
    readonly host: string,
    private readonly address: string,
  ) {}

  form(path: string, fields: Readonly<Record<string, string>>, headers: Headers_ = {}): Promise<Answered> {
    return this.#post(path, new URLSearchParams(fields), headers);
  }

  json(path: string, body: object, headers: Headers_ = {}): Promise<Answered> {
    return this.#post(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  multipart(path: string, form: FormData, headers: Headers_ = {}): Promise<Answered> {
    return this.#post(path, form, headers);
  }

  /** Requests a document without reading the body. */
  get(path: string, headers: Headers_ = {}): Promise<Response> {
    return this.#send(path, { method: 'GET' }, headers);
  }

  /** Requests an envelope. */
  async read(path: string, headers: Headers_ = {}): Promise<Answered> {
    return answered(await this.#send(path, { method: 'GET' }, headers));
  }

  post(path: string, headers: Headers_ = {}): Promise<Answered> {
    return this.#post(path, null, headers);
  }

  login(email: string, pass: string, headers: Headers_ = {}): Promise<Answered> {
    return this.form('/api-cwa/login', { email, pass }, headers);
  }

  /** Restores the session like the client: with the XSRF cookie repeated in the header. */
  restore(): Promise<Answered> {
    const isDesk = this.host.startsWith('desk.');
    const path = isDesk ? '/api-cwa/staff/session' : '/api/session';
    return this.post(path, { 'x-xsrf-token': this.cookies.get(isDesk ? 'desk_XSRF-TOKEN' : 'XSRF-TOKEN') ?? '' });
  }

  /** The cookies as a request header. */
  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async #post(path: string, body: BodyInit | null, headers: Headers_): Promise<Answered> {
    return answered(await this.#send(path, { method: 'POST', body }, headers));
  }

  async #send(path: string, init: RequestInit, headers: Headers_): Promise<Response> {
    const sent = {
      host: this.host,
      'x-forwarded-for': this.address,
      ...(this.cookies.size ? { cookie: this.cookieHeader } : {}),
      ...headers,
    };
    const env = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
    const response = await this.api.request(`http://${this.host}${path}`, { ...init, headers: sent }, env);
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    if (attributes.includes('Max-Age=0')) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
