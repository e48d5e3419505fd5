import { OPEN_BODY_LIMIT_BYTES } from '@vinlore/contract';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Ask, testApi } from '../testing/test-api.ts';

let ask: Ask;
beforeAll(async () => {
  ({ ask } = await testApi());
});

const json = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
  ask('/api/json', { method: 'POST', body, headers: { 'content-type': type } });
const form = (body: BodyInit, headers: Record<string, string> = {}) =>
  ask('/api-cwa/form', { method: 'POST', body, headers });

describe('docs/decisions.md §2: encodings', () => {
  it('a form row accepts urlencoded and multipart bodies', async () => {
    const multipart = new FormData();
    multipart.set('name', 'Ñandú 🚗');
    expect((await form(multipart)).envelope.data).toEqual({ name: 'Ñandú 🚗' });
    expect((await form(new URLSearchParams({ name: 'Ñandú 🚗' }))).envelope.data).toEqual({ name: 'Ñandú 🚗' });
  });

  it('an empty body is an empty form, with or without a Content-Type', async () => {
    const missing = 'The field “name” is missing.';
    const multipart = 'multipart/form-data; boundary=x';
    for (const type of [undefined, '', 'application/x-www-form-urlencoded', multipart]) {
      const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
      const { status, envelope } = await ask('/api-cwa/form', { method: 'POST', headers });
      expect([status, envelope.message], type).toEqual([400, missing]);
    }
    expect((await ask('/api-cwa/form', { method: 'POST', headers: { 'content-type': 'text/plain' } })).status).toBe(
      415,
    );
  });

  it('a JSON row accepts JSON, with or without a charset', async () => {
    expect((await json('{"name":"a"}', 'Application/JSON; charset=utf-8')).envelope.data).toEqual({ name: 'a' });
  });

  it.each([
    ['/api/json', 'application/x-www-form-urlencoded', 'application/json'],
    ['/api/json', 'text/plain', 'application/json'],
    ['/api/json', '', 'application/json'],
    ['/api-cwa/form', 'application/json', 'application/x-www-form-urlencoded / multipart/form-data'],
  ])('%s rejects "%s" with 415 and names the accepted types', async (path, type, takes) => {
    const answer = await ask(path, {
      method: 'POST',
      body: new TextEncoder().encode('name=a'),
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(415);
    expect(answer.envelope.message).toContain(takes);
  });
});

describe('docs/decisions.md §2: vehicle inputs of spec §3', () => {
  const asked = (query: string) => ask(`/api/vehicle?${query}`);

  it('ignores unneeded ones on a call that takes a vehicle', async () => {
    const { status, envelope } = await asked(
      'vin=1&year=2014&make=Ford&model=F-150&model_id=2&series=&mileage=0&state=CA',
    );
    expect([status, envelope.data]).toEqual([200, { vin: '1', trim: '' }]);
    expect((await asked('vin=1&vinn=1')).status).toBe(400);
    expect((await ask('/api/same?name=a&year=2014')).status).toBe(400);
  });

  it.each([
    ['selectedtrim=XLT', 'XLT'],
    ['selectedtrim=XLT&trim=', 'XLT'],
    ['selectedtrim=XLT&trim=Lariat', 'Lariat'],
  ])('%s sets the trim %s', async (query, trim) => {
    expect((await asked(query)).envelope.data).toEqual({ trim });
  });
});

describe('a raw row receives a signed body', () => {
  const raw = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    ask('/api-cwa/raw', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

  it('receives the exact bytes, whatever they are, with their signature', async () => {
    const anything = fc.uint8Array({ maxLength: 1_000 });
    await fc.assert(
      fc.asyncProperty(anything, async (bytes) => {
        const answer = await raw(Uint8Array.from(bytes), { 't-signature': 't=1,v1=ff' });
        expect(answer.envelope.data).toEqual({ bytes: [...bytes], signature: 't=1,v1=ff' });
      }),
      { numRuns: 50 },
    );
  });

  it('passes an empty signature to the handler if there is none', async () => {
    expect((await raw('{}')).envelope.data).toEqual({ bytes: [123, 125], signature: '' });
  });

  it('checks only the Content-Type, not that the body is JSON; limits the body to the row’s limit and the signature to 2,000 characters', async () => {
    expect((await raw('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await raw('x'.repeat(1_000))).status).toBe(200);
    expect((await raw('x'.repeat(1_001))).status).toBe(413);
    expect((await raw('{}', { 't-signature': 'x'.repeat(2_001) })).status).toBe(400);
  });
});

describe('each error gets one clear message and the right status', () => {
  it('returns 413 for a body over the limit, by its Content-Length or by its bytes', async () => {
    const name = 'x'.repeat(OPEN_BODY_LIMIT_BYTES);
    expect((await json(JSON.stringify({ name }))).status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array((sent += 4_096) && 4_096)),
    });
    expect((await form(endless, { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(413);
    expect(sent).toBeLessThan(2 * OPEN_BODY_LIMIT_BYTES);
  });

  it('reads a body of exactly the limit', async () => {
    const name = 'x'.repeat(OPEN_BODY_LIMIT_BYTES - '{"name":""}'.length);
    expect((await json(JSON.stringify({ name }))).status).toBe(200);
  });

  it.each([
    ['{"name":"a","nmae":"b"}', 'The field “nmae” isn’t recognized. Remove it.'],
    ['{}', 'The field “name” is missing.'],
    ['{"name":""}', 'The field “name” isn’t valid.'],
    ['{"name":7}', 'The field “name” isn’t valid.'],
    ['{"name":"a\\u0000b"}', 'The field “name” contains a null character (NUL). Remove it.'],
    ['{"name":"a","more":[{"x":"\\u0000"}]}', 'The field “more.0.x” contains a null character (NUL). Remove it.'],
    ['{"name":"a\\ud83d"}', 'The field “name” contains an invalid character (a lone surrogate). Remove it.'],
    ['{"name":', 'The request body isn’t a valid JSON object. Send one object in UTF-8.'],
    ['', 'The request body isn’t a valid JSON object. Send one object in UTF-8.'],
    ['null', 'The request body isn’t a valid JSON object. Send one object in UTF-8.'],
    ['[]', 'The request body isn’t a valid JSON object. Send one object in UTF-8.'],
    ['"name"', 'The request body isn’t a valid JSON object. Send one object in UTF-8.'],
    [
      `{"name":"a","more":${'['.repeat(4_000)}${']'.repeat(4_000)}}`,
      'The request body is nested more than 32 levels deep. Reduce the nesting.',
    ],
  ])('returns 400 for JSON %.40s', async (body, message) => {
    const answer = await json(body);
    expect([answer.status, answer.envelope.message]).toEqual([400, message]);
  });

  it('returns 400 for JSON that is not UTF-8', async () => {
    expect((await json(Uint8Array.from([0x7b, 0xff, 0x7d]))).status).toBe(400);
  });

  it.each([
    ['name=a&name=b', 'The field “name” was sent more than once. Send it once.'],
    ['name=a%00', 'The field “name” contains a null character (NUL). Remove it.'],
    ['name=a&%3Cscript%3E=1', 'The field “<script>” isn’t recognized. Remove it.'],
    ['name=a&%1b[31m%F0%9F%9A%97=1', 'The field “?[31m??” isn’t recognized. Remove it.'],
  ])('returns 400 for the form %s', async (body, message) => {
    const answer = await form(body, { 'content-type': 'application/x-www-form-urlencoded' });
    expect([answer.status, answer.envelope.message]).toEqual([400, message]);
  });

  it('returns 400 for a truncated form', async () => {
    const answer = await form('--x\r\nContent-Disp', { 'content-type': 'multipart/form-data; boundary=x' });
    expect([answer.status, answer.envelope.message]).toEqual([
      400,
      'We couldn’t read the form. Check that the Content-Type includes the boundary.',
    ]);
    expect((await form('--x--', { 'content-type': 'multipart/form-data' })).status).toBe(400);
  });

  it('returns 400 for a query with repeated or unknown fields, or one that is too long', async () => {
    expect((await ask('/api/same?name=a')).envelope.data).toEqual({ name: 'a' });
    expect((await ask('/api/same?name=a&name=b')).status).toBe(400);
    expect((await ask('/api/same?name=a&utm=b')).status).toBe(400);
    expect((await ask(`/api/same?name=${'a'.repeat(5_000)}`)).envelope.message).toContain('longer than 4096');
  });

  it('returns 400 for too many fields', async () => {
    const many = new URLSearchParams(Array.from({ length: 201 }, (_, at) => [`f${at}`, '1']));
    const message = 'The request has more than 200 fields. Send fewer.';
    expect((await form(many, {})).envelope.message).toBe(message);
    const parts = Array.from(
      many,
      ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await form(`${parts.join('')}--x--`, multipart)).envelope.message).toBe(message);
    expect((await form(`${parts.slice(0, 200).join('')}--x--`, multipart)).envelope.message).toContain('is missing');
  });

  it('returns 400 if the client disconnects while sending, and logs no error', async () => {
    const { ask: fresh, logged } = await testApi();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"na')),
      pull: (controller) => controller.error(new Error('aborted')),
    });
    const answer = await fresh('/api/json', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect([answer.status, answer.envelope.message]).toEqual([400, 'The request body was incomplete. Send it again.']);
    expect(logged).toEqual([]);
  });

  it('no body causes a server error: every response is 200, 400, or 415', async () => {
    const types = fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    );
    const body = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .array(fc.constantFrom('--x', '\r\n', 'Content-Disposition: form-data; name="name"', '--', 'a', '\0'), {
          maxLength: 12,
        })
        .map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('/api/json', '/api-cwa/form'), types, body, async (path, type, text) => {
        const answer = await ask(path, {
          method: 'POST',
          body: new TextEncoder().encode(text),
          headers: { 'content-type': type },
        });
        expect([200, 400, 415]).toContain(answer.status);
        expect(answer.envelope.status).toBe(answer.status === 200 ? 'success' : 'error');
      }),
      { numRuns: 200 },
    );
  });
});
