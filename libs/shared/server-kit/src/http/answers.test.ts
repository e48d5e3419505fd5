import { beforeAll, describe, expect, it } from 'vitest';
import { type Ask, testApi } from '../testing/test-api.ts';
import { answerInProcess } from './answers.ts';

let ask: Ask;
let api: Awaited<ReturnType<typeof testApi>>['api'];
beforeAll(async () => {
  ({ ask, api } = await testApi());
});

describe('routing of calls', () => {
  it('docs/decisions.md §3: serves a row on its aliases and under the spelling api_cwa', async () => {
    for (const path of ['/api-cwa/form', '/api_cwa/form', '/landing/form']) {
      const answer = await ask(path, { method: 'POST', body: new URLSearchParams({ name: 'a' }) });
      expect([answer.status, answer.envelope.data]).toEqual([200, { name: 'a' }]);
    }
  });

  it('returns 405 with Allow for another method; rows that share a path are routed by method', async () => {
    const answer = await ask('/api/json');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await ask('/api/same', { method: 'POST' })).envelope.data).toBe('twin');
    expect((await ask('/api/same?name=a')).envelope.data).toEqual({ name: 'a' });
    expect((await ask('/api/same', { method: 'DELETE' })).headers.get('allow')).toBe('GET, POST');
  });

  it('returns 404 with a message for an unknown path', async () => {
    const answer = await ask('/api/nothing');
    expect([answer.status, answer.envelope.message]).toEqual([
      404,
      'Endpoint not found. See /api/docs for all endpoints.',
    ]);
  });
});

describe('docs/decisions.md §2: the envelope', () => {
  it.each(['/api/rare', '/api/refused', '/api/nothing'])('is the same in-process and over HTTP: %s', async (path) => {
    const asked = () => api.request(path, { headers: { host: 'open.localhost' } }, { visitor: '198.51.100.7' });
    const [outside, inside] = [await asked(), answerInProcess(await asked())];
    const words = async (answer: typeof inside) => ({ ...((await answer.json()) as object), request_id: undefined });
    expect([inside.ok, inside.status, await words(inside)]).toEqual([outside.ok, outside.status, await words(outside)]);
    expect(inside.headers.get('content-type')).toBe(outside.headers.get('content-type'));
  });

  it('is not used for an in-process file', async () => {
    const answer = await api.request('/api/file', { headers: { host: 'open.localhost' } }, { visitor: '198.51.100.7' });
    expect((await answerInProcess(answer).blob()).size).toBe(4);
  });

  it('has data on success, and a message if there is one', async () => {
    const answer = await ask('/api/rare');
    expect(answer.envelope).toEqual({ status: 'success', message: 'Well done.', msg: 'Well done.', data: 'rare' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('has message, msg, data, and the request id on an error; the id is also in the header', async () => {
    const answer = await ask('/api/refused');
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const message = 'Endpoint not found. See /api/docs for all endpoints.';
    expect(answer.envelope).toEqual({ status: 'error', message, msg: message, data: { hint: 1 }, request_id: id });
  });

  it('has a request id on every response', async () => {
    for (const [path, headers] of [
      ['/api/rare', {}],
      ['/api/nothing', {}],
      ['/api/json', {}],
      ['/x', { host: 'elsewhere.example' }],
    ] as const)
      expect((await ask(path, { headers })).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("has messages in the brand's language", async () => {
    const answer = await ask('/api/nothing', { headers: { host: 'spanish.localhost' } });
    expect(answer.envelope.message).toBe('Endpoint no encontrado. Consulta la lista completa en /api/docs.');
  });

  it('is not used for a document, whose file name is safe in a header', async () => {
    const answer = await ask('/api/file');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="a-sticker-.pdf"');
    expect(answer.text).toBe('%PDF');
  });
});

describe('browser caching of a document', () => {
  it('is off, unless the handler declares the URL immutable', async () => {
    expect((await ask('/api/file')).headers.get('cache-control')).toBe('private, no-store');
    expect((await ask('/api/picture')).headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  });
});

describe('unexpected errors', () => {
  it('a 500 hides the details and includes the request id; the log has both', async () => {
    const { ask: broken, logged, answered } = await testApi();
    const answer = await broken('/api/broken');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('secret detail');
    const id = answer.headers.get('x-request-id')!;
    expect(answer.envelope.message).toContain(id);
    expect(logged.join()).toContain('the secret detail');
    expect(logged.join()).toContain(id);
    expect(answered).toEqual([['t.broken', 500]]);
  });

  const system = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });
  const postgres = (code: string, routine = '') =>
    Object.assign(new Error('postgres'), { severity: 'FATAL', code, routine });

  it.each<[string, () => unknown, number]>([
    ['connection refused', () => system('ECONNREFUSED', 'connect'), 503],
    ['the socket’s file is gone', () => system('ENOENT', 'connect'), 503],
    [
      'all addresses refuse',
      () => new AggregateError([system('ECONNREFUSED', 'connect'), system('ECONNREFUSED', 'connect')]),
      503,
    ],
    ['the server shuts down', () => postgres('57P01'), 503],
    ['a statement took over 1 s', () => postgres('57014'), 503],
    ['the server is no longer the primary', () => postgres('25006'), 503],
    ['an unlogged table on a standby', () => postgres('0A000', 'get_relation_info'), 503],
    ['something that PostgreSQL cannot do', () => postgres('0A000'), 500],
    ['no standby has confirmed the commit', () => postgres('08007'), 503],
    [
      'a connection that broke before',
      () => new Error('Client has encountered a connection error and is not queryable'),
      503,
    ],
    ['no answer in time', () => new Error('Query read timeout'), 503],
    ['a file of ours is missing', () => system('ENOENT', 'open'), 500],
    ['a wrong query of ours', () => postgres('42703'), 500],
    ['something that is no error', () => 'oops', 500],
  ])('%s: %3$i', async (_name, breakWith, status) => {
    const { ask: broken } = await testApi({ breakWith });
    const answer = await broken('/api/broken');
    expect(answer.status).toBe(status);
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '1' : null);
  });
});
