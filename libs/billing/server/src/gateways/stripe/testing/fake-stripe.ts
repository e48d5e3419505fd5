import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'qs-esm';
import Stripe from 'stripe';
import { FakeAccount, FakeRefusal, type Fields } from './fake-account.ts';
import type { FakeEvent } from './fake-objects.ts';

/**
 * How a request fails. `silent`: it is processed but never answered. `cut`: it is processed and the connection breaks.
 * `unreachable`: it never arrives. A number: it is not processed and gets this status.
 */
type StripeFault = 'silent' | 'cut' | 'unreachable' | 429 | 500 | 503;

/** Stripe's API on loopback, limited to what the product uses. */
export interface FakeStripe {
  /** Value for `STRIPE_API_HOST`. */
  readonly host: string;
  readonly secretKey: string;
  readonly account: FakeAccount;
  /** Faults of the next requests, one each. */
  readonly faults: StripeFault[];
  /** Method and path of every request that arrived. */
  readonly requests: string[];
  /** Drops idempotency keys, as Stripe does after a day. */
  forgetKeys(): void;
  /** An event as sent to the webhook. */
  signed(event: FakeEvent, secret: string, at?: number): { readonly body: string; readonly signature: string };
  close(): Promise<void>;
}

const list = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false, url: '/' });

/** Handles one API request. @throws FakeRefusal */
function answer(account: FakeAccount, method: string, path: string, fields: Fields): unknown {
  const [, , resource = '', id = '', act = ''] = path.replace('/checkout/', '/').split('/');
  switch (`${method} ${resource}${id && '/:id'}${act && `/${act}`}`) {
    case 'POST products':
      return account.createProduct(fields);
    case 'POST coupons':
      return account.createCoupon(fields);
    case 'POST sessions':
      return account.createSession(fields);
    case 'GET sessions/:id':
      return account.get(account.sessions, id);
    case 'POST sessions/:id/expire':
      return account.expireSession(id);
    case 'GET subscriptions/:id':
      return account.get(account.subscriptions, id);
    case 'POST subscriptions/:id':
      return account.updateSubscription(id, fields);
    case 'DELETE subscriptions/:id':
      return account.cancelSubscription(id);
    case 'GET invoices/:id':
      return account.get(account.invoices, id);
    case 'GET disputes/:id': {
      const dispute = account.get(account.disputes, id);
      return { ...dispute, payment_intent: account.get(account.intents, dispute.payment_intent) };
    }
    case 'GET invoice_payments': {
      const { payment_intent: ofIntent } = (fields['payment'] ?? {}) as Fields;
      const paid = [...account.invoices.values()].filter(({ id: invoice, payment_intent: intent }) =>
        ofIntent === undefined ? invoice === fields['invoice'] : intent === ofIntent,
      );
      return list(paid.map((invoice) => ({ invoice, payment: { payment_intent: invoice.payment_intent } })));
    }
    case 'GET refunds/:id': {
      const refund = account.refunds.find((each) => each.id === id);
      if (!refund) throw new FakeRefusal(404, 'resource_missing');
      return { ...refund, payment_intent: account.get(account.intents, refund.payment_intent) };
    }
    case 'GET refunds':
      return list(account.refunds.filter(({ payment_intent: intent }) => intent === fields['payment_intent']));
    case 'POST refunds':
      return account.createRefund(fields);
    default:
      throw new FakeRefusal(404, 'url_invalid', `${method} ${path}`);
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Starts the fake. @param now seconds */
export async function startFakeStripe(now: () => number): Promise<FakeStripe> {
  const account = new FakeAccount(now);
  const secretKey = 'sk_test_fake0123456789';
  const faults: StripeFault[] = [];
  const requests: string[] = [];
  const kept = new Map<string, { readonly asked: string; readonly status: number; readonly body: string }>();

  /** Processes a request once per idempotency key and repeats the same answer. */
  const serve = (request: IncomingMessage, asked: string) => {
    const { pathname, search } = new URL(request.url!, 'http://stripe');
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return { status: 401, body: JSON.stringify({ error: { type: 'invalid_request_error' } }) };
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? kept.get(key) : undefined;
    if (known && known.asked !== asked)
      return { status: 400, body: JSON.stringify({ error: { type: 'idempotency_error' } }) };
    if (known) return known;
    let done: { status: number; body: string };
    try {
      const fields = parse(asked || search.slice(1), { depth: 9 }) as Fields;
      done = { status: 200, body: JSON.stringify(answer(account, request.method!, pathname, fields)) };
    } catch (error) {
      if (!(error instanceof FakeRefusal)) throw error;
      const { status, code, message, type } = error;
      done = { status, body: JSON.stringify({ error: { type, code, message } }) };
    }
    if (typeof key === 'string') kept.set(key, { asked, ...done });
    return done;
  };

  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push(`${request.method} ${request.url!.split('?')[0]}`);
    const body = await readBody(request);
    const fault = faults.shift();
    if (fault === 'unreachable') return request.socket.destroy();
    if (typeof fault === 'number')
      return response.writeHead(fault).end(JSON.stringify({ error: { type: 'api_error' } }));
    const done = serve(request, body);
    if (fault === 'silent') return;
    if (fault === 'cut') return request.socket.destroy();
    response.writeHead(done.status, { 'content-type': 'application/json' }).end(done.body);
  };

  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const signer = new Stripe(secretKey);
  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey,
    account,
    faults,
    requests,
    forgetKeys: () => kept.clear(),
    signed: (event, secret, at = now()) => {
      const body = JSON.stringify(event);
      const signature = signer.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at });
      return { body, signature };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
