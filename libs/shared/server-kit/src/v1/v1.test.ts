import { describe, expect, it } from 'vitest';
import { testV1 } from '../testing/test-v1.ts';

describe('/v1: an answer', () => {
  it('is the object itself, with request id, version, limits, and language', async () => {
    const { ask, used } = await testV1();
    const answer = await ask('/v1/things/a');
    expect([answer.status, answer.body]).toEqual([200, { object: 'thing', id: 'a', owner: 'mia@example.com a' }]);
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('vinlore-version')).toBe('2026-12-01');
    expect(answer.headers.get('ratelimit-policy')).toBe('"key";q=100;w=60');
    expect(answer.headers.get('ratelimit')).toBe('"key";r=99;t=60');
    expect(answer.headers.get('content-language')).toBe('en');
    expect(used).toEqual([['things.retrieve', 200]]);
  });

  it('has only the fields that were asked for, of a list in each entry, and parts that were expanded', async () => {
    const { ask } = await testV1();
    expect((await ask('/v1/things/a?fields=id')).body).toEqual({ object: 'thing', id: 'a' });
    expect((await ask('/v1/things?fields=id&limit=7')).body.data).toEqual([{ object: 'thing', id: '7' }]);
    expect((await ask('/v1/things/a?expand=more')).body.more).toBe('more');
    const wrong = await ask('/v1/things/a?expand=everything');
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'expand']);
  });

  it('isn’t sent again to a client that has it (ETag)', async () => {
    const { ask } = await testV1();
    const tag = (await ask('/v1/things/a')).headers.get('etag')!;
    const again = await ask('/v1/things/a', { headers: { 'if-none-match': `"other", ${tag}` } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await ask('/v1/things/b', { headers: { 'if-none-match': tag } })).status).toBe(200);
  });

  it('may be a file, or a stream of a stream', async () => {
    const { ask } = await testV1();
    const paper = await ask('/v1/things/a/pdf');
    expect([paper.headers.get('content-type'), paper.text]).toEqual(['application/pdf', '%PDF']);
    const body = new ReadableStream({
      start(controller) {
        for (const word of ['one ', 'two']) controller.enqueue(new TextEncoder().encode(word));
        controller.close();
      },
    });
    const sent = await ask('/v1/things/echo', { method: 'POST', body, headers: { 'content-type': 'text/plain' } });
    expect(sent.text).toBe('one two');
    expect(
      (await ask('/v1/things/echo', { method: 'POST', body: new Blob(['{}'], { type: 'application/json' }) })).status,
    ).toBe(415);
  });

  it('comes from the test handler for a test key', async () => {
    const { ask } = await testV1({ key: { mode: 'test' } });
    expect((await ask('/v1/things/a')).body.owner).toBe('test');
  });
});

describe('/v1/openapi.json', () => {
  it('describes each operation once, with an example and all errors, without a key', async () => {
    const { ask } = await testV1();
    const { body } = await ask('/v1/openapi.json', { secret: null });
    expect([body.openapi, body.servers]).toEqual(['3.1.0', [{ url: 'https://open.example' }]]);
    const operations = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap(Object.values);
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      ['things.create', 'things.echo', 'things.list', 'things.paper', 'things.retrieve'].sort(),
    );
    const { get } = body.paths['/v1/things/{id}'];
    expect(get.parameters.map(({ name, in: place }: { name: string; in: string }) => `${place} ${name}`)).toEqual([
      'path id',
      'query expand',
      'query fields',
      'header vinlore-version',
    ]);
    expect(Object.keys(get.responses)).toEqual(['200', '400', '401', '403', '429', '500', '503']);
    const { post } = body.paths['/v1/things'];
    expect(post.requestBody.content['application/json'].example).toEqual({ name: 'a' });
    expect(post.requestBody.content['application/json'].schema.required).toEqual(['name']);
  });
});

describe('/v1: an error (RFC 9457)', () => {
  it('has a type that is the address of its page, and the request id', async () => {
    const { ask } = await testV1();
    const answer = await ask('/v1/things/poor');
    expect(answer.status).toBe(402);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).toEqual({
      type: 'https://open.example/v1/errors/no-credits',
      title: 'No credits left',
      status: 402,
      detail: 'No credit is left.',
      instance: answer.headers.get('x-request-id'),
      code: 'no-credits',
    });
  });

  it('has a page at its type that says what to do', async () => {
    const { ask } = await testV1();
    const page = await ask('/v1/errors/missing-scope', { secret: null });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('Create a key with the scope in <code>required_scope</code>.');
    expect((await ask('/v1/errors/nonsense', { secret: null })).body.code).toBe('not-found');
  });

  it('lists every field that is wrong', async () => {
    const { post, made } = await testV1();
    const answer = await post('/v1/things', { name: '', size: 'large', paint: 'red' });
    expect(answer.body.code).toBe('invalid-request');
    expect(answer.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['name', 'paint', 'size']);
    expect(made).toEqual([]);
  });

  it('never says why something of ours broke, and is logged with the request id', async () => {
    const { ask, logged } = await testV1();
    const answer = await ask('/v1/things/broken');
    expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
    expect(answer.text).not.toContain('secret detail');
    expect(logged.join()).toContain(answer.headers.get('x-request-id')!);
  });

  it('says when to try again', async () => {
    const { ask } = await testV1();
    const answer = await ask('/v1/things/busy');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '7']);
  });

  it('is a 404 for an unknown path, and a 405 with Allow for another method', async () => {
    const { ask } = await testV1();
    expect((await ask('/v1/nothing')).body.code).toBe('not-found');
    const answer = await ask('/v1/things', { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow'), answer.body.code]).toEqual([
      405,
      'GET, POST',
      'method-not-allowed',
    ]);
  });

  it('has its detail in the language of the request, else of the brand', async () => {
    const { ask } = await testV1();
    const spanish = await ask('/v1/things', {
      secret: null,
      headers: { 'accept-language': 'fr, es-MX;q=0.9, en;q=0.1' },
    });
    expect([spanish.headers.get('content-language'), spanish.body.title]).toEqual(['es', 'No API key']);
    expect(spanish.body.detail).toContain('Falta la clave');
    expect((await ask('/v1/things', { host: 'spanish.localhost' })).headers.get('content-language')).toBe('es');
  });
});

describe('/v1: a key', () => {
  it('is sent as bearer token or as the user name of Basic, never in the URL', async () => {
    const { ask } = await testV1();
    const basic = `Basic ${Buffer.from('secret:').toString('base64')}`;
    expect((await ask('/v1/things', { secret: null, headers: { authorization: basic } })).status).toBe(200);
    expect((await ask('/v1/things', { secret: null })).body.code).toBe('missing-key');
    const url = await ask('/v1/things?api_key=vl_live_aaaaaaaaaaaa');
    expect([url.status, url.body.code]).toEqual([400, 'key-in-url']);
  });

  it('that is wrong, or another brand’s, is refused alike; guessing is limited by address', async () => {
    const { ask } = await testV1();
    const wrong = await ask('/v1/things', { secret: 'wrong' });
    const elsewhere = await ask('/v1/things', { host: 'spanish.localhost', headers: { 'accept-language': 'en' } });
    expect([wrong.status, elsewhere.status]).toEqual([401, 401]);
    expect(wrong.body.detail).toBe(elsewhere.body.detail);
    for (let at = 0; at < 60; at++) await ask('/v1/things', { secret: `guess${at}`, from: '198.51.100.9' });
    expect((await ask('/v1/things', { secret: 'guess', from: '198.51.100.9' })).status).toBe(429);
    expect((await ask('/v1/things', { from: '198.51.100.9' })).status).toBe(200);
  });

  it('works only from its addresses', async () => {
    const { ask } = await testV1({
      key: { addresses: ['203.0.113.0/24', '2001:db8::/32', '2001:dba:1:2:3::9', '198.51.100.7'] },
    });
    const from = async (address: string) => (await ask('/v1/things', { from: address })).body.code ?? 'ok';
    expect(await from('203.0.113.77')).toBe('ok');
    expect(await from('198.51.100.7')).toBe('ok');
    expect(await from('2001:db8:1:2::9')).toBe('ok');
    expect(await from('2001:dba:1:2::7'), 'the same /64').toBe('ok');
    expect(await from('2001:dba:1:3::9')).toBe('address-not-allowed');
    expect(await from('198.51.100.8')).toBe('address-not-allowed');
    expect(await from('2001:db9::1')).toBe('address-not-allowed');
  });

  it('does only what its scopes allow', async () => {
    const { ask, made } = await testV1({ key: { scopes: ['vehicles:read'] } });
    expect((await ask('/v1/things/a')).status).toBe(200);
    const answer = await ask('/v1/things', { method: 'POST' });
    expect([answer.body.code, answer.body.required_scope]).toEqual(['missing-scope', 'reports:write']);
    expect(made).toEqual([]);
  });

  it('that is publishable works from its websites, and for what is meant for them', async () => {
    const { ask } = await testV1({ key: { kind: 'publishable', origins: ['https://dealer.example'] } });
    const origin = 'https://dealer.example';
    const answer = await ask('/v1/things/a', { headers: { origin } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect((await ask('/v1/things/a', { headers: { origin: 'https://thief.example' } })).body.code).toBe(
      'origin-not-allowed',
    );
    expect((await ask('/v1/things/a')).body.code).toBe('origin-not-allowed');
    expect((await ask('/v1/things', { headers: { origin } })).body.code).toBe('missing-scope');
    const asked = await ask('/v1/things/a', { method: 'OPTIONS', secret: null, headers: { origin } });
    expect([asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([204, 'GET']);
  });

  it('that is secret gets no CORS headers: a website must not have it', async () => {
    const { ask } = await testV1();
    const answer = await ask('/v1/things/a', { headers: { origin: 'https://dealer.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('has a limit per minute and a budget', async () => {
    const limited = await testV1({ key: { perMinute: 2 } });
    const statuses = [];
    for (let at = 0; at < 3; at++) statuses.push((await limited.ask('/v1/things')).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(Number((await limited.ask('/v1/things')).headers.get('retry-after'))).toBeGreaterThan(0);
    const budgeted = await testV1({ budget: 1 });
    expect((await budgeted.ask('/v1/things')).status).toBe(200);
    expect((await budgeted.ask('/v1/things')).body.code).toBe('budget-used');
  });

  it('doesn’t work on the desk’s host', async () => {
    const { ask } = await testV1();
    expect((await ask('/v1/things', { host: 'desk.open.localhost' })).body.code).toBe('wrong-host');
  });

  it('gets the version it asks for, if there is one', async () => {
    const { ask } = await testV1();
    expect((await ask('/v1/things', { headers: { 'vinlore-version': '2026-12-01' } })).status).toBe(200);
    const answer = await ask('/v1/things', { headers: { 'vinlore-version': '1999-01-01' } });
    expect(answer.body.code).toBe('unknown-version');
  });
});

describe('/v1: an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'one' };

  it('repeats the first answer instead of acting again', async () => {
    const { post, made } = await testV1();
    const first = await post('/v1/things', { name: 'a', size: 1 }, key);
    // The same request: the order of fields doesn't matter.
    const again = await post('/v1/things', { size: 1, name: 'a' }, key);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(made).toEqual(['a']);
  });

  it('is refused for another request, and while the first one runs', async () => {
    const { post, made, pauseCreations } = await testV1();
    const go = pauseCreations();
    const running = post('/v1/things', { name: 'a' }, key);
    await expect.poll(() => made).toEqual(['a']);
    const twice = await post('/v1/things', { name: 'a' }, key);
    expect([twice.body.code, twice.headers.get('retry-after')]).toEqual(['idempotency-in-progress', '1']);
    expect((await post('/v1/things', { name: 'b' }, key)).body.code).toBe('idempotency-mismatch');
    go();
    expect((await running).status).toBe(200);
    expect(made).toEqual(['a']);
  });

  it('is ignored for a stream: two streams are two requests, and none is kept', async () => {
    const { ask } = await testV1();
    const stream = (text: string) =>
      ask('/v1/things/echo', { method: 'POST', body: text, headers: { ...key, 'content-type': 'text/plain' } });
    expect((await stream('one')).text).toBe('one');
    expect((await stream('two')).text).toBe('two');
  });

  it('repeats a refusal, but may be tried again after an error of ours', async () => {
    const { post, made } = await testV1();
    expect((await post('/v1/things', { name: 'poor' }, key)).status).toBe(402);
    expect((await post('/v1/things', { name: 'poor' }, key)).headers.get('idempotency-replayed')).toBe('true');
    await post('/v1/things', { name: 'broken' }, { 'idempotency-key': 'two' });
    await post('/v1/things', { name: 'broken' }, { 'idempotency-key': 'two' });
    expect(made).toEqual(['poor', 'broken', 'broken']);
  });
});
