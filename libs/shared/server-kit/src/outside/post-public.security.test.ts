import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { postPublic, type PublicPost, publicUrlFault } from './post-public.ts';
import { isPublicAddress } from './public-address.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** A server on loopback. @returns its port, and the bodies sent to it */
async function listening(answer: RequestListener) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      bodies.push(body);
      answer(request, response);
    });
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((done) => server.once('listening', done));
  return { bodies, port: (server.address() as AddressInfo).port };
}

const post = (url: string, more: Partial<PublicPost> = {}): PublicPost => ({
  ...{ url, headers: { 'content-type': 'application/json' }, body: '{"a":1}', timeoutMs: 2_000, local: true },
  ...more,
});
const octet = fc.nat(255);
const four = fc.tuple(octet, octet, octet, octet).map((octets) => octets.join('.'));
const hex4 = (address: string) => {
  const [a, b, c, d] = address.split('.').map(Number);
  return `${((a! << 8) | b!).toString(16)}:${((c! << 8) | d!).toString(16)}`;
};

describe('security: which addresses are public', () => {
  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.255.255.255', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.0.0.192', '192.168.1.1', '198.18.0.1', '224.0.0.1', '239.1.1.1'],
    ...['240.0.0.1', '255.255.255.255', '168.63.129.16', '192.0.2.1', '203.0.113.9'],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1', '2001::1'],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::FFFF:169.254.169.254', '0:0:0:0:0:ffff:a00:1', '::127.0.0.1'],
    ...['64:ff9b::10.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::8.8.8.8', '2002:7f00:1::1', '2002:808:808::1'],
    ...['', 'localhost', '1.2.3', '0x7f000001', '2130706433', '127.1'],
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '172.32.0.1', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
    '%s is',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it('an IPv4 address counts the same in each of its IPv6 forms', () => {
    fc.assert(
      fc.property(four, (address) => {
        const forms = [
          `::ffff:${address}`,
          `::ffff:${hex4(address)}`,
          `64:ff9b::${address}`,
          `64:ff9b::${hex4(address)}`,
        ];
        expect(forms.map(isPublicAddress)).toEqual(forms.map(() => isPublicAddress(address)));
        expect(isPublicAddress(`2002:${hex4(address)}::1`)).toBe(false);
        expect(isPublicAddress(`::${address}`)).toBe(false);
      }),
    );
  });

  it('no private address is public, however its URL writes it', () => {
    const inside = fc.oneof(
      fc.tuple(fc.constantFrom(10, 127), octet, octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
    );
    fc.assert(
      fc.property(inside, (octets) => {
        const number = octets.reduce((sum, each) => sum * 256 + each, 0);
        const hosts = [
          octets.join('.'),
          String(number),
          `0x${number.toString(16)}`,
          octets.map((each) => `0${each.toString(8)}`).join('.'),
          `[::ffff:${octets.join('.')}]`,
          `[64:ff9b::${octets.join('.')}]`,
        ];
        for (const host of hosts) expect([host, publicUrlFault(`https://${host}/`, false)]).toEqual([host, 'host']);
      }),
    );
  });
});

describe('security: which URLs are called', () => {
  it.each([
    ['not a url', 'format'],
    ['http://example.com/', 'scheme'],
    ['ftp://example.com/', 'scheme'],
    ['https://user:pass@example.com/', 'credentials'],
    ['https://example.com:8443/', 'port'],
    ['https://localhost/', 'host'],
    ['https://hooks.localhost/', 'host'],
    ['https://intranet/', 'host'],
    ['https://[::1]/', 'host'],
    ['https://127.0.0.1/', 'host'],
    ['http://localhost:4000/', 'scheme'],
  ])('%s: %s', (url, fault) => expect(publicUrlFault(url, false)).toBe(fault));

  it('accepts https on port 443, and localhost where it is allowed', () => {
    expect(publicUrlFault('https://hooks.example.com/vinlore?a=1', false)).toBeNull();
    expect(publicUrlFault('https://example.com:443/', false)).toBeNull();
    expect(publicUrlFault('http://localhost:4000/hook', true)).toBeNull();
    expect(publicUrlFault('http://127.0.0.1:4000/', true)).toBe('scheme');
    expect(publicUrlFault('http://localhost.example.com/', true)).toBe('scheme');
  });

  it('sends nothing if any address of the name is private', async () => {
    for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fd00::1']) {
      const outcome = await postPublic(post('https://hooks.example.com/'), () =>
        Promise.resolve(['93.184.216.34', address]),
      );
      expect(outcome).toEqual({ failure: 'address', detail: address });
    }
  });

  it('says so if the name is unknown, or isn’t found in time', async () => {
    const url = 'https://hooks.example.com/';
    expect(await postPublic(post(url), () => Promise.resolve([]))).toMatchObject({ failure: 'name' });
    expect(await postPublic(post(url), () => Promise.reject(new Error('SERVFAIL')))).toMatchObject({ failure: 'name' });
    const never = () => new Promise<never>(() => {});
    expect(await postPublic(post(url, { timeoutMs: 20 }), never)).toMatchObject({ failure: 'timeout' });
  });
});

describe('posting', () => {
  it('sends the body, and returns the status and the beginning of the answer', async () => {
    const { bodies, port } = await listening((_request, response) => {
      response.writeHead(503, { 'retry-after': '7' }).end('x'.repeat(100_000));
    });
    const outcome = await postPublic(post(`http://localhost:${port}/hook`));
    expect(outcome).toMatchObject({ status: 503, retryAfter: '7' });
    expect('body' in outcome && outcome.body.length).toBe(16_384);
    expect(bodies).toEqual(['{"a":1}']);
  });

  it('security: does not follow redirects', async () => {
    const target = await listening((_request, response) => response.end());
    const { port } = await listening((_request, response) => {
      response.writeHead(307, { location: `http://localhost:${target.port}/` }).end();
    });
    expect(await postPublic(post(`http://localhost:${port}/`))).toMatchObject({ status: 307 });
    expect(target.bodies).toEqual([]);
  });

  it('gives up on a receiver that doesn’t answer in time', async () => {
    const { port } = await listening(() => {});
    expect(await postPublic(post(`http://localhost:${port}/`, { timeoutMs: 50 }))).toMatchObject({
      failure: 'timeout',
    });
  });

  it('counts the status of an answer whose body never ends', async () => {
    const { port } = await listening((_request, response) => void response.writeHead(200).write('so far'));
    const outcome = await postPublic(post(`http://localhost:${port}/`, { timeoutMs: 100 }));
    expect(outcome).toMatchObject({ status: 200 });
    expect('body' in outcome && outcome.body.toString()).toBe('so far');
  });

  it('says so if nothing listens, or the connection is cut', async () => {
    const { port } = await listening((request) => request.socket.destroy());
    expect(await postPublic(post(`http://localhost:${port}/`))).toMatchObject({ failure: 'connection' });
    servers.splice(0).forEach((server) => server.close());
    expect(await postPublic(post(`http://localhost:${port}/`))).toMatchObject({ failure: 'connection' });
  });
});
