import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createLimitedServer, SERVER_LIMITS } from '@vinlore/server/http/node-server';
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

/** Sends bytes on a connection that the client never ends; resolves with all that came back once the server ended it. */
async function untilCut(...parts: readonly string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString()));
  // A server that ends a connection while bytes come in resets it.
  socket.on('error', () => undefined);
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  return answer;
}

const head = (...lines: readonly string[]) =>
  ['POST /api/recall-check HTTP/1.1', 'Host: open.localhost', ...lines, '', ''].join('\r\n');
const login = (...lines: readonly string[]) => head(...lines).replace('/api/recall-check', '/api-cwa/login');
const FORM = 'Content-Type: application/x-www-form-urlencoded';

describe('who sends too much or too slowly is answered, and the connection ends', () => {
  it('headers that never end: 408', async () => {
    expect(await untilCut('POST /api-cwa/login HTTP/1.1\r\nHost: open.localhost\r\nX-Slow: ')).toMatch(
      /^HTTP\/1\.1 408 /,
    );
  });

  it('a body that never ends: 408, and nothing broke', async () => {
    expect(await untilCut(login(FORM, 'Content-Length: 1000'), 'email=')).toMatch(/^HTTP\/1\.1 408 /);
    expect(test.logged).toEqual([]);
  });

  it('headers larger than any honest ones: 431', async () => {
    expect(await untilCut(login(`Cookie: a=${'x'.repeat(SERVER_LIMITS.headerBytes)}`))).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('a body that says it is too large: 413 before it is read', async () => {
    const answer = await untilCut(login(FORM, 'Content-Length: 99999999'));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"status":"error"');
    expect(answer).toMatch(/^connection: close\r$/im);
  });

  it('a body that says nothing and grows too large: 413', async () => {
    const chunk = 'x'.repeat(65_536);
    const chunks = Array.from({ length: 20 }, () => `${chunk.length.toString(16)}\r\n${chunk}\r\n`);
    expect(await untilCut(login(FORM, 'Transfer-Encoding: chunked'), ...chunks)).toMatch(/^HTTP\/1\.1 413 /);
  });
});
