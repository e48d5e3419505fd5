import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brandsByHost } from '@vinlore/brand';
import { createLogger, createSecurityLog, newCookieKey, textSigner } from '@vinlore/server-kit';
import { testBrand } from '@vinlore/testing-node';
import { describe, expect, it } from 'vitest';
import { createAccessLog, maskedPath } from './access-log.ts';

describe('the access log', () => {
  it.each([
    ['/', '/'],
    ['/pricing?vin=1HGCM82633A004352', '/pricing'],
    ['/api-cwa/staff/member?id=x#y', '/api-cwa/staff/member'],
    ['/vehicle-checks/1HGCM82633A004352', '/vehicle-checks/:id'],
    ['/members/tickets/T-1234', '/members/tickets/:id'],
    ['/verify/VLXK-2B9M', '/verify/:id'],
    ['/reset/0190f3aa-5e5e-7cc1-9d2e-0242ac120002/next', '/reset/:id/next'],
    ['/p/mia%40example.com', '/p/:id'],
    ['/assets/index-B7x9.js', '/assets/:id'],
    [`/${'a/'.repeat(50)}`, `/${'a/'.repeat(8)}…`],
    ['http://elsewhere.example/x', '//elsewhere.example/x'],
  ])('writes %s as %s', (url, path) => expect(maskedPath(url)).toBe(path));

  it('has one line per request, at any level, without visitor data', async () => {
    const lines: string[] = [];
    const log = createLogger('error', { write: (line) => void lines.push(line) });
    const access = createAccessLog({
      log,
      brandOfHost: brandsByHost([testBrand({ key: 'open' })]),
      visitorOf: () => '203.0.113.77',
      security: createSecurityLog({ log, signer: textSigner([newCookieKey()]) }),
    });
    const closed: Promise<unknown>[] = [];
    const server = createServer((asked, response) => {
      access(asked, response);
      closed.push(once(response, 'close'));
      response.setHeader('x-request-id', 'r-1');
      response.writeHead(404).end('nothing here');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const path = '/reset/1HGCM82633A004352?token=marked-token&email=mia@example.com';
    const headers = { host: 'open.localhost', cookie: 'session=marked-cookie', bearer: 'marked-bearer' };
    const asked = request({ port, host: '127.0.0.1', path, headers }).end();
    const [response] = (await once(asked, 'response')) as [{ resume: () => void }];
    response.resume();
    await Promise.all(closed);
    server.close();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      access: true,
      method: 'GET',
      path: '/reset/:id',
      status: 404,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      brand: 'open',
      requestId: 'r-1',
      address: expect.stringMatching(/^[\w-]{16}$/),
    });
    expect(lines[0]).not.toMatch(/marked|mia|1HGCM|203\.0/);
  });
});
