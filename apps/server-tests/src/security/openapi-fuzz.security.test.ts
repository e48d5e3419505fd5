import { PayloadErrorsSchema } from '@vinlore/content-domain';
import { EnvelopeSchema } from '@vinlore/contract';
import { openApiJson } from '@vinlore/server-kit';
import { createProductApi } from '@vinlore/server/product-api';
import fc from 'fast-check';
import { sql } from 'kysely';
import { hostFor } from '@vinlore/testing-node';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { callerOf, freshAddress, type LoggedIn } from '../testing/caller.ts';
import { type FuzzedRequest, fuzzedRequests } from '../testing/fuzzed-requests.ts';
import { operationsOf } from '../testing/operations.ts';
import { openTestProduct } from '../testing/test-product.ts';

/** `npm run soak` sends more, at random; here the same ones each time. */
const soak = fc.readConfigureGlobal().numRuns;
const RUNS = soak === undefined ? { numRuns: 10_000, seed: 20_261_120 } : { numRuns: 10 * soak };

/** Signs of leaked internals: stack traces, our paths, database messages. */
const INSIDE =
  /^\s+at .+:\d+:\d+\)?$|node_modules|file:\/\/|\.ts:\d+|syntax error at|relation "|violates|invalid input syntax/m;
const OURS_BROKE = 'Something went wrong on our end';

const { product, database, logged, pass, setPasswords, close } = await openTestProduct();
afterAll(close);
// Recalls are imported: before that, their calls respond 503 as declared.
await sql`insert into recall_source (source, as_of, sample) values ('NHTSA', '2026-10-01', false)`.execute(
  database.kysely,
);
const api = await createProductApi(product);
const { form, login } = callerOf(api);
const operations = operationsOf(
  openApiJson(
    product.modules.map(({ contract }) => contract),
    '1',
  ),
);

let people = { member: await login('member'), staff: await login('staff') };
/** A fuzzed request may end a session or change a password; signs in again so that the next one has a member. */
async function logInAgain(): Promise<void> {
  await setPasswords();
  people = { member: await login('member'), staff: await login('staff') };
}

const made = await form('/api-cwa/generate-sticker', { vin: '1HGCM82633A004352' }, { token: people.member.token });
const requests = fuzzedRequests(operations, { id: [(made.data as { id: string }).id] });

async function send({ operation, method, query, headers, body, token }: FuzzedRequest): Promise<Response> {
  const host = hostFor('open.localhost', operation.path);
  const credentials = (person: LoggedIn) =>
    host.startsWith('desk.')
      ? { bearer: person.deskToken, cookie: person.deskCookies }
      : { bearer: person.token, cookie: person.cookies };
  const bearer = {
    none: {},
    garbage: { bearer: 'garbage' },
    member: credentials(people.member),
    staff: credentials(people.staff),
  };
  const request = new Request(`http://${host}${operation.path}${query}`, {
    method,
    headers: { host, ...bearer[token], ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const response = await api.request(request, {}, { incoming: { socket: { remoteAddress: freshAddress() } } });
  if (response.status === 401 && (token === 'member' || token === 'staff')) await logInAgain();
  return response;
}

/** Statuses from 500 are only for what the route declares: an unconfigured call, and spec §8. */
function mayAnswer({ operation }: FuzzedRequest, status: number): boolean {
  if (status < 500) return true;
  const declared = operation.answers[status];
  return status !== 503 && declared !== undefined && !declared.description.startsWith(OURS_BROKE);
}

async function checkAnswer(request: FuzzedRequest, response: Response): Promise<void> {
  const text = await response.text();
  const { status, headers } = response;
  expect(mayAnswer(request, status), `${status} ${text.slice(0, 500)}`).toBe(true);
  expect(text).not.toMatch(INSIDE);
  expect(text).not.toContain(process.cwd());
  const requestId = headers.get('x-request-id');
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  if (request.method === 'HEAD') return;
  const media = headers.get('content-type')?.split(';')[0] ?? '';
  if (media !== 'application/json') {
    expect(status).toBe(200);
    expect(request.operation.answers[200]!.media).toContain(media);
    return;
  }
  const body: unknown = JSON.parse(text);
  if (request.operation.answers[status]?.bare && !v.is(EnvelopeSchema, body)) {
    if (status >= 400) expect(v.parse(PayloadErrorsSchema, body).errors[0]!.message).toBeTruthy();
    return;
  }
  const envelope = v.parse(EnvelopeSchema, body);
  expect(envelope.status).toBe(status < 400 ? 'success' : 'error');
  if (status < 400) return;
  expect(envelope.message).toBeTruthy();
  expect(envelope.msg).toBe(envelope.message);
  expect(envelope.request_id).toBe(requestId);
}

it(
  '10,000 fuzzed requests derived from the OpenAPI document cause no 5xx and no stack trace',
  { timeout: soak === undefined ? 120_000 : 3_600_000 },
  async () => {
    const statuses = new Map<string, Set<number>>(operations.map(({ id }) => [id, new Set()]));
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        // Rate limits have their own test; here they would hide what is behind them.
        pass(1_000);
        const response = await send(request);
        statuses.get(request.operation.id)!.add(response.status);
        await checkAnswer(request, response);
      }),
      RUNS,
    );
    expect(logged.filter((line) => line.includes('a call failed unexpectedly'))).toEqual([]);
    // A fuzzer that is always rejected proves little: most operations must get past their checks.
    const reached = [...statuses.values()].filter((seen) => seen.has(200) || seen.has(404) || seen.has(422));
    expect(reached.length / statuses.size).toBeGreaterThan(0.8);
  },
);
