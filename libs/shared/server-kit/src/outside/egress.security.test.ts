import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { EGRESS, egressHosts, EgressRefused, fetchOnly, isPrivateAddress } from './egress.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server on this machine, and the paths requested from it. */
async function listening(answer: (to: string) => { status: number; headers?: Record<string, string> }) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    const { status, headers } = answer(request.url!);
    response.writeHead(status, headers).end('answered');
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((done) => server.once('listening', done));
  return { asked, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('the server only sends requests to hosts in its configuration', () => {
  it('a default configuration has only the publishers of open data, and no host at all if open data is off', () => {
    expect(egressHosts(readConfig({})).map(({ host }) => host)).toEqual([
      'www.fueleconomy.gov',
      'static.nhtsa.gov',
      'vpic.nhtsa.dot.gov',
      'opendatatc.tc.canada.ca',
    ]);
    expect(egressHosts(readConfig({ OPEN_DATA: 'off' }))).toEqual([]);
    expect(egressHosts(readConfig({ CI: 'true' }))).toEqual([]);
    const mirrored = egressHosts(readConfig({ OPEN_DATA_MIRROR: 'https://mirror.example/data' }));
    expect(mirrored.map(({ host }) => host)).toEqual(['mirror.example']);
  });

  it('each variable adds its host, which an operator’s address replaces', () => {
    const hosts = (env: Record<string, string>) =>
      egressHosts(readConfig({ OPEN_DATA: 'off', ...env })).map(({ host }) => host);
    expect(hosts({ AUTO_DEV_KEY: 'k', NHTSA_API: 'on', SMTP_URL: 'smtps://mail.example:465' })).toEqual([
      'mail.example:465',
      'api.auto.dev',
      'api.nhtsa.gov',
    ]);
    expect(hosts({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual(['api.stripe.com']);
    expect(hosts({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_HOST: 'http://127.0.0.1:12111' })).toEqual([
      '127.0.0.1:12111',
    ]);
    expect(hosts({ VINAUDIT_KEY: 'k' })).toEqual(['api.vinaudit.com']);
  });

  it('rejects a request to another host, however the URL is constructed', async () => {
    const [ours, theirs] = [await listening(() => ({ status: 200 })), await listening(() => ({ status: 200 }))];
    const ask = fetchOnly(`${ours.base}/api`);
    expect((await ask(`${ours.base}/any`)).status).toBe(200);
    for (const to of [theirs.base, `${ours.base.replace('//', '//user@evil.example:1/?')}`, 'http://localhost:1/'])
      await expect(ask(to)).rejects.toThrow(EgressRefused);
    await expect(ask(new Request(theirs.base))).rejects.toThrow(EgressRefused);
    expect(theirs.asked).toEqual([]);
  });

  it('does not follow redirects, even if the caller asks for it', async () => {
    const theirs = await listening(() => ({ status: 200 }));
    const ours = await listening(() => ({ status: 302, headers: { location: theirs.base } }));
    await expect(fetchOnly(ours.base)(ours.base, { redirect: 'follow' })).rejects.toThrow();
    expect((await fetchOnly(ours.base)(ours.base, { redirect: 'manual' })).status).toBe(302);
    expect(theirs.asked).toEqual([]);
  });

  it('rejects a request to a public service whose name resolves to a private address', async () => {
    for (const address of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1', '::ffff:192.168.0.1']) {
      const ask = fetchOnly('https://api.nhtsa.gov', () => Promise.resolve(['93.184.216.34', address]));
      await expect(ask('https://api.nhtsa.gov/recalls')).rejects.toThrow('private network');
    }
  });

  it('recognizes private addresses', () => {
    expect(['172.31.255.255', '100.64.0.1', '0.0.0.0', 'fe80::1'].every(isPrivateAddress)).toBe(true);
    expect(['172.32.0.1', '93.184.216.34', '2606:4700::1111', 'host.example'].some(isPrivateAddress)).toBe(false);
  });

  it('no other code on the server makes HTTP requests', () => {
    const root = fileURLToPath(new URL('../../../../..', import.meta.url));
    const folders = [
      'apps/server/src',
      ...readdirSync(join(root, 'libs')).map((module) => join('libs', module, 'server/src')),
      ...['audit', 'database', 'documents', 'images', 'jobs', 'mail', 'server-kit'].map(
        (lib) => `libs/shared/${lib}/src`,
      ),
    ];
    const files = folders.flatMap((folder) => {
      try {
        return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
      } catch {
        // A module without a server.
        return [];
      }
    });
    const product = files.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file));
    expect(product.length).toBeGreaterThan(300);
    const other =
      /(?<![.\w])fetch\(|from '(node:)?https'|from 'undici'|import \{[^}]*\brequest\b[^}]*\} from 'node:http'|globalThis\.fetch/;
    expect(
      product.filter((file) => other.test(readFileSync(join(root, file), 'utf8').replace(/^\s*(\*|\/\/).*$/gm, ''))),
    ).toEqual([
      'libs/shared/server-kit/src/outside/egress.ts',
      // Webhooks: its URLs are members' own, so it has a guard of its own.
      'libs/shared/server-kit/src/outside/post-public.ts',
    ]);
  });
});

it('docs/operations/network.md lists every host with its variable', () => {
  const document = readFileSync(new URL('../../../../../docs/operations/network.md', import.meta.url), 'utf8');
  for (const { variable, host, why } of EGRESS)
    expect(document).toMatch(
      new RegExp(`\\| \`${variable}\` +\\| .*${(host ?? '').replaceAll('.', '\\.')}.*\\| ${why}`),
    );
});
