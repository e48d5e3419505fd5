import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { createLimitedServer, SERVER_LIMITS, stopperOf } from '@vinlore/server/http/node-server';
import { createProductApi } from '@vinlore/server/product-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestProduct, type TestProduct } from '../testing/test-product.ts';

let test: TestProduct;
let server: Server;

beforeAll(async () => {
  test = await openTestProduct();
  const api = await createProductApi(test.product);
  const answer = getRequestListener(api.fetch);
  const impatient = { ...SERVER_LIMITS, headersMs: 150, requestMs: 300, checkMs: 50 };
  server = createLimitedServer((request, response) => void answer(request, response), impatient).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await test.close();
});

/** Sends bytes on a connection the client never ends; resolves with the response once the server ends it. */
async function untilCut(...parts: readonly string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString()));
  // A server that closes a connection while bytes arrive resets it.
  socket.on('error', () => undefined);
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  return answer;
}

const head = (...lines: readonly string[]) =>
  ['POST /api/recall-check HTTP/1.1', 'Host: open.localhost', ...lines, '', ''].join('\r\n');
const login = (...lines: readonly string[]) => head(...lines).replace('/api/recall-check', '/api-cwa/login');
const FORM = 'Content-Type: application/x-www-form-urlencoded';

describe('slow and oversized requests get a response, and the connection is closed', () => {
  it('headers that never end: 408', async () => {
    expect(await untilCut('POST /api-cwa/login HTTP/1.1\r\nHost: open.localhost\r\nX-Slow: ')).toMatch(
      /^HTTP\/1\.1 408 /,
    );
  });

  it('a body that never ends: 408, and the server stays up', async () => {
    expect(await untilCut(login(FORM, 'Content-Length: 1000'), 'email=')).toMatch(/^HTTP\/1\.1 408 /);
    expect(test.logged).toEqual([]);
  });

  it('oversized headers: 431', async () => {
    expect(await untilCut(login(`Cookie: a=${'x'.repeat(SERVER_LIMITS.headerBytes)}`))).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('an oversized Content-Length: 413 before reading', async () => {
    const answer = await untilCut(login(FORM, 'Content-Length: 99999999'));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"status":"error"');
    expect(answer).toMatch(/^connection: close\r$/im);
  });

  it('an oversized body without a Content-Length: 413', async () => {
    const chunk = 'x'.repeat(65_536);
    const chunks = Array.from({ length: 20 }, () => `${chunk.length.toString(16)}\r\n${chunk}\r\n`);
    expect(await untilCut(login(FORM, 'Transfer-Encoding: chunked'), ...chunks)).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('an idle connection', () => {
  /** Requests the brand's configuration; returns whether the connection was reused. */
  async function asked(agent: Agent): Promise<boolean> {
    const { port } = server.address() as AddressInfo;
    const request = get({ agent, host: '127.0.0.1', port, path: '/api/config', headers: { host: 'open.localhost' } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'close');
    return request.reusedSocket;
  }

  it("outlives proxies' keep-alive, so no request hits a closing connection", () => {
    expect(SERVER_LIMITS.idleMs).toBeGreaterThan(60_000);
    expect(server.keepAliveTimeout).toBe(SERVER_LIMITS.idleMs);
  });

  it("isn't closed by the header timeout", async () => {
    const agent = new Agent({ keepAlive: true });
    expect(await asked(agent)).toBe(false);
    // Another connection without any data is closed in the meantime.
    await untilCut();
    expect(await asked(agent)).toBe(true);
    agent.destroy();
  });

  it("doesn't delay shutdown: a request in progress gets its response, then its connection closes", async () => {
    const slow = createServer({ keepAliveTimeout: SERVER_LIMITS.idleMs }).listen(0);
    await once(slow, 'listening');
    const asked = once(slow, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const agent = new Agent({ keepAlive: true });
    const request = get({ agent, port: (slow.address() as AddressInfo).port });
    const response = once(request, 'response') as Promise<[IncomingMessage]>;
    const [, answer] = await asked;
    const stopped = stopperOf(slow, 600_000)();
    answer.end('all of it');
    expect(await text((await response)[0])).toBe('all of it');
    await stopped;
    agent.destroy();
  });
});
