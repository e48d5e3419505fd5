import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { sampleSecret, stepAt, totpCode } from '@vinlore/account-domain';

const HOST = 'vinlore.localhost';
const MEDIA = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const;

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly data: unknown;
  readonly cookie: string;
}

interface Call {
  readonly host?: string;
  readonly token?: string;
  readonly cookie?: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object;
}

/** How often a call is repeated: the database of a busy machine may take longer than the second that a request has. */
const TRIES = 10;

/** Calls a server as a browser of its main brand does, and again if it answers 503. */
export async function ask(port: number, path: string, call: Call = {}): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await askOnce(port, path, call);
    if (answer.status !== 503 || tries === TRIES) return answer;
  }
}

/** Node knows no names below `localhost`, so the header names the host. */
function askOnce(port: number, path: string, { host = HOST, token, cookie, form, json }: Call): Promise<Answer> {
  const kind = json ? 'json' : 'form';
  const body = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
  const headers = {
    host: `${host}:${port}`,
    ...(token && { bearer: token }),
    ...(cookie && { cookie }),
    ...(body !== undefined && { 'content-type': MEDIA[kind], 'content-length': String(Buffer.byteLength(body)) }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((done, failed) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => void parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('latin1');
        const isJson = response.headers['content-type']?.startsWith('application/json');
        const { data } = (isJson ? JSON.parse(text) : {}) as { data?: unknown };
        const cookies = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]);
        done({ status: response.statusCode ?? 0, text, data, cookie: cookies.join('; ') });
      });
    });
    asked.on('error', failed).end(body);
  });
}

/** Statuses of the steps of {@link journey}, by name. */
type Steps = Readonly<Record<string, number>>;

/** What {@link journey} returns if every step succeeds. */
export const ALL_WELL: Steps = {
  home: 200,
  signIn: 200,
  decode: 200,
  buy: 200,
  sticker: 200,
  pdf: 200,
  report: 200,
  ticket: 200,
  orders: 200,
  staffSignIn: 200,
  staffCode: 200,
  answer: 200,
  refund: 200,
};

/**
 * The main journeys of members and staff at a running server with sample accounts: look up, buy, make a sticker and a
 * report, ask support; answer, and refund.
 *
 * @param staff email of a sample owner; its code is used up for half a minute
 */
export async function journey(port: number, { password, staff }: { password: string; staff: string }): Promise<Steps> {
  const email = 'member@example.com';
  const signIn = await ask(port, '/api-cwa/login', { form: { email, pass: password } });
  const { token } = (signIn.data ?? {}) as { token: string };
  const plans = (await ask(port, '/api-cwa/sticker-plans')).data as {
    id: string;
    kind: string;
    price: number;
    currency: string;
    credits: number;
  }[];
  const { id, price, currency, credits } = plans.find(({ kind }) => kind === 'bundle')!;
  const buy = await ask(port, '/api-cwa/cwa_sticker_registration', {
    token,
    form: {
      email,
      currency,
      price: String(price),
      nos: String(credits),
      cart_plan: id,
      decal: '1',
      vin: 'CREDIT',
      payment_gateway: 'sandbox',
      payment_token: 'sandbox-success',
      idempotency_key: randomUUID(),
    },
  });
  const sticker = await ask(port, '/api-cwa/generate-sticker', { token, form: { vin: '1FMCU0GX2EU000000' } });
  const { pdf_url } = (sticker.data ?? {}) as { pdf_url: string };
  const pdf = await ask(port, pdf_url);
  const report = { vin: '1HGCM82673A000000', mileage: '90000', report_type: 'US' };
  const opened = { vin: '1HGCM82673A000000', message: 'The mileage looks wrong.', email, name: 'Sample Member' };
  const ticket = await ask(port, '/api-cwa/create_support_ticket', {
    token,
    form: { ...opened, ticket_id: randomUUID() },
  });

  const host = `desk.${HOST}`;
  const desk = await ask(port, '/api-cwa/login', { host, form: { email: staff, pass: password } });
  const { token: first } = (desk.data ?? {}) as { token: string };
  const code = totpCode(await sampleSecret(staff, password), stepAt(new Date()));
  const given = await ask(port, '/api-cwa/staff/second-factor/give', {
    host,
    token: first,
    cookie: desk.cookie,
    json: { code },
  });
  const { token: owner } = (given.data ?? {}) as { token: string };
  const cookie = given.cookie || desk.cookie;
  const { number } = (ticket.data ?? {}) as { number: string };
  const answer = { number, message_id: randomUUID(), text: 'Thanks, we are checking.', seen: 1 };
  const order = buy.data as { id: string };
  const refund = {
    order_id: order.id,
    amount: 100,
    why: 'A late answer.',
    take_credits: false,
    refunded_before: 0,
    idempotency_key: randomUUID(),
  };
  const statusOf = async (path: string, call: Call) => (await ask(port, path, call)).status;
  return {
    home: await statusOf('/', {}),
    signIn: signIn.status,
    decode: await statusOf('/api/decode?vin=1HGCM82633A004352', {}),
    buy: buy.status,
    sticker: sticker.status,
    pdf: pdf.text.startsWith('%PDF-') ? pdf.status : 0,
    report: await statusOf('/api-cwa/generate-report', { token, form: report }),
    ticket: ticket.status,
    orders: await statusOf('/api-cwa/total-orders', { token, form: {} }),
    staffSignIn: desk.status,
    staffCode: given.status,
    answer: await statusOf('/api-cwa/staff/ticket/answer', { host, token: owner, cookie, json: answer }),
    refund: await statusOf('/api-cwa/staff/refund', { host, token: owner, cookie, json: refund }),
  };
}
