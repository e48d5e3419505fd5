import { CallError, endpoint, file, refusal, REQUEST_TIMEOUT_MS, success } from '@vinlore/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createApiClient, type ClientOptions } from './index.ts';

const base = {
  name: 't.call',
  summary: '',
  method: 'POST',
  path: '/api/t',
  auth: 'bearer',
  site: true,
  xsrf: true,
} as const;
const row = endpoint({
  ...base,
  encoding: 'form',
  request: v.strictObject({ name: v.string(), note: v.optional(v.string()) }),
  answers: { 200: success('', v.object({ id: v.number() })) },
});
const queryRow = endpoint({ ...row, method: 'GET', encoding: 'query', auth: 'none', xsrf: false, site: false });
const jsonRow = endpoint({ ...row, encoding: 'json' });
const multipartRow = endpoint({ ...row, encoding: 'multipart' });

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const good = () => json({ status: 'success', data: { id: 7 } });

function client(fetch: ClientOptions['fetch'], more: Partial<ClientOptions> = {}) {
  return createApiClient({
    base: '',
    site: 'one.example',
    token: () => 'tok',
    cookies: () => 'a=b; XSRF-TOKEN=xyz',
    fetch,
    ...more,
  });
}
const sent = async (rowToCall: typeof row, input: { name: string; note?: string }) => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => good());
  await client(fetch)(rowToCall, input);
  const [url, init] = fetch.mock.calls[0]!;
  return { url, init, request: new Request(`http://x${url}`, init) };
};

describe('requests', () => {
  it('spec §6, §9: send the bearer, uri and X-XSRF-TOKEN headers if the row takes them', async () => {
    const { request } = await sent(row, { name: 'a' });
    expect(request.headers.get('bearer')).toBe('tok');
    expect(request.headers.get('uri')).toBe('one.example');
    expect(request.headers.get('x-xsrf-token')).toBe('xyz');
  });

  it('report upload progress if the caller wants it', async () => {
    const fetch = vi.fn(good);
    const sendTelling = vi.fn(async (_url: string, _init: RequestInit, sent: (share: number) => void) => {
      sent(0.5);
      return good();
    });
    const shares: number[] = [];
    const call = client(fetch, { sendTelling });
    expect(await call(multipartRow, { name: 'a' }, { sent: (share) => shares.push(share) })).toEqual({ id: 7 });
    expect([shares, fetch.mock.calls.length, sendTelling.mock.calls[0]![0]]).toEqual([[0.5], 0, '/api/t']);
    await call(multipartRow, { name: 'a' });
    await client(fetch)(multipartRow, { name: 'a' }, { sent: (share) => shares.push(share) });
    expect([shares, fetch.mock.calls.length]).toEqual([[0.5], 2]);
  });

  it('leave out headers that the row does not take', async () => {
    const { request } = await sent(queryRow as never, { name: 'a' });
    expect(['bearer', 'uri', 'x-xsrf-token'].map((name) => request.headers.get(name))).toEqual([null, null, null]);
  });

  it('send the token to endpoints where it is optional', async () => {
    const { request } = await sent({ ...queryRow, knowsMembers: true } as never, { name: 'a' });
    expect(request.headers.get('bearer')).toBe('tok');
  });

  it('docs/decisions.md §1: send cookies to an API under app., and otherwise only to the same host', async () => {
    const fetch = vi.fn((_url: string, _init: RequestInit) => good());
    for (const base of ['', 'https://app.one.example']) await client(fetch, { base })(row, { name: 'a' });
    expect(fetch.mock.calls.map(([url, { credentials }]) => [url, credentials])).toEqual([
      [row.path, 'same-origin'],
      [`https://app.one.example${row.path}`, 'include'],
    ]);
  });

  it('docs/decisions.md §2: carry any text unchanged in every encoding', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (name) => {
        expect(new URL((await sent(queryRow as never, { name })).request.url).searchParams.get('name')).toBe(name);
        expect(await (await sent(jsonRow as never, { name })).request.json()).toEqual({ name });
        expect((await (await sent(row, { name })).request.formData()).get('name')).toBe(name);
      }),
      { numRuns: 50 },
    );
    expect((await (await sent(multipartRow as never, { name: 'ñ' })).request.formData()).get('name')).toBe('ñ');
  });

  it('leave out fields without a value', async () => {
    const { request } = await sent(row, { name: 'a', note: undefined } as never);
    expect([...(await request.formData()).keys()]).toEqual(['name']);
  });
});

describe('responses', () => {
  const failing = async (fetch: ClientOptions['fetch'], more?: Partial<ClientOptions>) =>
    (await client(fetch, more)(row, { name: 'a' }).catch((error: unknown) => error)) as CallError;

  it('resolve to the data of a success', async () => {
    expect(await client(good)(row, { name: 'a' })).toEqual({ id: 7 });
  });

  it('resolve to a file if the row returns one, and reject like any other call', async () => {
    const picture = endpoint({ ...row, answers: { 200: file('', 'image/svg+xml'), 422: refusal('') } });
    const answers = [new Response('<svg/>'), json({ status: 'error', message: 'No' }, 422)];
    const call = client(() => answers.shift()!);
    expect(await (await call(picture, { name: 'a' })).text()).toBe('<svg/>');
    await expect(call(picture, { name: 'a' })).rejects.toMatchObject({ status: 422, message: 'No' });
  });

  it('reject with status, message, data and request id', async () => {
    const refused = await failing(() =>
      json({ status: 'error', message: 'No', data: { x: 1 } }, 422, { 'x-request-id': 'r1' }),
    );
    expect(refused).toMatchObject({ fault: 'refused', status: 422, message: 'No', data: { x: 1 }, requestId: 'r1' });
  });

  it('spec §7, §8: take the text from message, else from msg, on failure and on success', async () => {
    expect(await failing(() => json({ status: 'error', msg: 'No' }, 422))).toMatchObject({ message: 'No' });
    expect(await failing(() => json({ status: 'error', message: 'A', msg: 'B' }, 422))).toMatchObject({ message: 'A' });
    const told = vi.fn();
    await client(() => json({ status: 'success', msg: 'Done', data: { id: 7 } }))(
      row,
      { name: 'a' },
      { onMessage: told },
    );
    expect(told).toHaveBeenCalledExactlyOnceWith('Done');
  });

  it('spec §8: fail on a status that the row does not declare, whatever the envelope says', async () => {
    const odd = () => json({ status: 'success', message: 'Odd', data: { id: 7 } }, 201);
    expect(await failing(odd)).toMatchObject({ fault: 'refused', status: 201, message: 'Odd' });
  });

  it('spec §8: fail on a 200 whose envelope says error', async () => {
    expect(await failing(() => json({ status: 'error', message: 'No' }))).toMatchObject({
      fault: 'refused',
      message: 'No',
    });
  });

  it('carry the Retry-After seconds', async () => {
    expect(await failing(() => json({ status: 'error' }, 429, { 'retry-after': '12' }))).toMatchObject({
      status: 429,
      retryAfter: 12,
    });
  });

  it('report a rejected token, to end the session', async () => {
    const onTokenRefused = vi.fn(() => Promise.resolve(false));
    const fetch = vi.fn(() => json({ status: 'error' }, 401));
    expect(await failing(fetch, { onTokenRefused })).toMatchObject({ status: 401 });
    expect(onTokenRefused.mock.calls).toEqual([['tok', false]]);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('retry once if there is a new token, never twice', async () => {
    const tokens = ['old', 'new', 'newest'];
    let now = 0;
    const sent: (string | null)[] = [];
    const more = {
      token: () => tokens[now]!,
      onTokenRefused: () => {
        now += 1;
        return Promise.resolve(true);
      },
    };
    const accepting =
      (good: string) =>
      (_url: string, { headers }: RequestInit) => {
        sent.push(new Headers(headers).get('bearer'));
        return sent.at(-1) === good ? json({ status: 'success', data: { id: 7 } }) : json({ status: 'error' }, 401);
      };
    expect(await client(accepting('new'), more)(row, { name: 'a' })).toEqual({ id: 7 });
    expect(sent).toEqual(['old', 'new']);
    now = 0;
    expect(await failing(accepting('newest'), more)).toMatchObject({ status: 401 });
    expect(sent.slice(2)).toEqual(['old', 'new']);
  });

  it('retry once after the caller confirms their identity, never twice', async () => {
    const needed = () => json({ status: 'error', message: 'Confirm', data: { reason: 'recent-proof' } }, 403);
    const onReason = vi.fn((_refusal: CallError) => Promise.resolve(true));
    const once = [needed, good];
    expect(await client(() => once.shift()!(), { onReason })(row, { name: 'a' })).toEqual({ id: 7 });
    expect(onReason.mock.calls[0]![0].data).toEqual({ reason: 'recent-proof' });
    const fetch = vi.fn(needed);
    expect(await failing(fetch, { onReason })).toMatchObject({ status: 403 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('fail with the original error if no one handles the 403', async () => {
    const needed = () => json({ status: 'error', message: 'Confirm', data: { reason: 'recent-proof' } }, 403);
    const fetch = vi.fn(needed);
    expect(await failing(fetch, { onReason: () => Promise.resolve(false) })).toMatchObject({ message: 'Confirm' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('docs/decisions.md §2: renew a token that is about to expire before sending, only on calls that carry it', async () => {
    const kept: boolean[] = [];
    const sent: (string | null)[] = [];
    let token = 'old';
    const call = client(
      (_url, { headers }) => {
        sent.push(new Headers(headers).get('bearer'));
        return good();
      },
      {
        token: () => token,
        keepTokenFresh: async (passive) => {
          kept.push(passive);
          token = 'new';
        },
      },
    );
    await call(queryRow, { name: 'a' });
    await call(row, { name: 'a' });
    await call(endpoint({ ...row, passive: true }), { name: 'a' });
    expect(sent).toEqual([null, 'new', 'new']);
    expect(kept).toEqual([false, true]);
  });

  it("docs/decisions.md §2: report a network error, not an expired session, when the renewal can't connect", async () => {
    const fetch = vi.fn(() => json({ status: 'error' }, 401));
    const lost = new CallError('network', '', 0);
    expect(await failing(fetch, { onTokenRefused: () => Promise.reject(lost) })).toBe(lost);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it.each([
    ['no JSON', () => new Response('<html>')],
    ['no envelope', () => json([1])],
    ['data of another shape', () => json({ status: 'success', data: { id: 'seven' } })],
  ])('an answer that breaks the contract is not believed: %s', async (_what, fetch) => {
    expect(await failing(fetch)).toMatchObject({ fault: 'invalid-answer' });
  });

  it('report a lost connection as a network error', async () => {
    expect(await failing(() => Promise.reject(new TypeError('fetch failed')))).toMatchObject({
      fault: 'network',
      status: 0,
      cause: new TypeError('fetch failed'),
    });
  });

  it("pass on the server's success message, if any", async () => {
    const told = vi.fn();
    await client(good)(row, { name: 'a' }, { onMessage: told });
    expect(told).not.toHaveBeenCalled();
    await client(() => json({ status: 'success', message: 'Kept.', data: { id: 7 } }))(
      row,
      { name: 'a' },
      { onMessage: told },
    );
    expect(told.mock.calls).toEqual([['Kept.']]);
  });

  const hanging = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_done, failed) => signal!.addEventListener('abort', () => failed(signal!.reason as Error)));

  it('spec §7: time out after 60,000 ms', async () => {
    expect(REQUEST_TIMEOUT_MS).toBe(60_000);
    expect(await failing(hanging, { timeoutMs: 1 })).toMatchObject({ fault: 'timeout' });
  });

  it('report no network error when the caller aborts', async () => {
    const controller = new AbortController();
    const call = client(hanging)(row, { name: 'a' }, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ fault: 'aborted' });
  });
});

it('begins a trace with each call from a browser, and none with a call in process', async () => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => good());
  const call = client(fetch);
  await call(row, { name: 'a' });
  await call(row, { name: 'a' });
  await client(fetch, { timeoutMs: null })(row, { name: 'a' });
  const traces = fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get('traceparent'));
  for (const trace of traces.slice(0, 2)) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(traces[0]).not.toBe(traces[1]);
  expect(traces[2]).toBeNull();
});
