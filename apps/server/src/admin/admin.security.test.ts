import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError, createLogger, readConfig } from '@vinlore/server-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { adminAddress, openAdmin } from './open-admin.ts';
import type { AdminListenerDeps } from './admin-listener.ts';
import { outboxOf } from './outbox.ts';

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

const OPTIONS: Omit<AdminListenerDeps, 'host'> = {
  mode: 'trial',
  process: 'server',
  metrics: () => Promise.resolve({ type: 'text/plain', text: 'vinlore_requests_total 1\n' }),
  readiness: () => Promise.resolve('ready'),
  database: () => Promise.resolve(true),
  vpic: () => ({ release: 'vPICList_lite_2026_09', asOf: '2026-09-12', fault: null }),
  working: () => true,
  outbox: () => Promise.resolve('<p>A live link</p>'),
  log: createLogger('silent'),
};

async function open(deps: Partial<AdminListenerDeps> = {}, address = '127.0.0.1:0') {
  const at = adminAddress(readConfig({ ADMIN_ADDRESS: address }), null);
  const admin = (await openAdmin(at, { ...OPTIONS, ...deps }))!;
  endings.push(admin.stop);
  return Number(new URL(admin.address).port);
}

function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; text: string; header: (name: string) => string }>((done, failed) => {
    const asked = request(
      { port, path, method, host: '127.0.0.1', headers: { host: 'localhost', ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, text, header: (name) => String(answer.headers[name] ?? '') }),
        );
      },
    );
    asked.on('error', failed).end();
  });
}

describe('the admin listener', () => {
  it('serves metrics, detailed health, and unsent emails', async () => {
    const port = await open();
    expect((await ask(port, '/metrics')).text).toContain('vinlore_requests_total');
    const health = await ask(port, '/healthz');
    expect([health.status, JSON.parse(health.text)]).toEqual([
      200,
      expect.objectContaining({
        status: 'ok',
        mode: 'trial',
        database: 'up',
        process: 'server',
        vpic: expect.objectContaining({ fault: null }),
      }),
    ]);
    expect((await ask(port, '/dev/outbox')).text).toContain('A live link');
    expect((await ask(port, '/')).text).toContain('/dev/outbox');
    expect((await ask(port, '/elsewhere')).status).toBe(404);
    expect((await ask(port, '/dev/outbox', {}, 'POST')).status).toBe(405);
  });

  it('names the failing part, with 503', async () => {
    const port = await open({ readiness: () => Promise.resolve('down'), database: () => Promise.resolve(false) });
    const health = await ask(port, '/healthz');
    expect([health.status, JSON.parse(health.text)]).toEqual([503, expect.objectContaining({ database: 'down' })]);
  });

  it('names a missing worker and stays ready, because pages work without one', async () => {
    const port = await open({ readiness: () => Promise.resolve('degraded') });
    const { status, text } = await ask(port, '/readyz');
    expect([status, JSON.parse(text)]).toEqual([
      200,
      expect.objectContaining({ status: 'degraded', degraded: 'worker missing', database: 'up' }),
    ]);
  });

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'vinlore.example', ' '])(
    'rejects a domain that was pointed to this machine: %s',
    async (host) => {
      const port = await open();
      for (const path of ['/dev/outbox', '/metrics', '/healthz'])
        expect([400, 421]).toContain((await ask(port, path, { host })).status);
    },
  );

  it("can't be read by another site's page, not even by a brand on this machine", async () => {
    const port = await open();
    for (const site of ['cross-site', 'same-site'])
      for (const [mode, dest] of [
        ['cors', 'empty'],
        ['no-cors', 'script'],
        ['no-cors', 'image'],
        ['navigate', 'iframe'],
      ] as const) {
        const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest };
        expect((await ask(port, '/dev/outbox', headers)).status, `${site} ${mode}`).toBe(403);
      }
    const typed = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const shown = await ask(port, '/dev/outbox', typed);
    expect(shown.status).toBe(200);
    expect(shown.header('cross-origin-resource-policy')).toBe('same-origin');
    expect(shown.header('x-frame-options')).toBe('DENY');
    expect(shown.header('referrer-policy')).toBe('no-referrer');
    expect(shown.header('access-control-allow-origin')).toBe('');
  });

  it('has no outbox where others could reach it', async () => {
    const port = await open({}, '0.0.0.0:0');
    expect((await ask(port, '/dev/outbox')).status).toBe(404);
    expect((await ask(port, '/metrics')).status).toBe(200);
  });
});

describe('the outbox of unsent emails', () => {
  const shows = (env: Record<string, string>) => outboxOf(readConfig(env), null as never) !== null;

  it('exists only in trial mode, and only without a mail server', () => {
    expect(shows({})).toBe(true);
    expect(shows({ SMTP_URL: 'smtp://mail.example' })).toBe(false);
    for (const production of [
      { NODE_ENV: 'production' },
      { VINLORE_MODE: 'production' },
      { PUBLIC_URL: 'https://vinlore.example' },
    ] as Record<string, string>[])
      expect(shows(production)).toBe(false);
  });
});

describe('ADMIN_ADDRESS', () => {
  const at = (ADMIN_ADDRESS: string, beside: number | null = 3000) =>
    adminAddress(readConfig({ ADMIN_ADDRESS }), beside);

  it('defaults to this machine and the next port, and to none for a worker', () => {
    expect(at('')).toEqual({ host: '127.0.0.1', port: 3001, named: false });
    expect(at('', 0)).toMatchObject({ port: 0 });
    expect(at('', null)).toBeNull();
    expect(at('off')).toBeNull();
    expect(at('[::1]:9464', null)).toEqual({ host: '::1', port: 9464, named: true });
  });

  it.each(['9464', 'localhost', '127.0.0.1:70000', '127.0.0.1:9464/metrics', '::1:9464'])(
    'an invalid address prevents the start: %s',
    (address) => expect(() => at(address)).toThrow('ADMIN_ADDRESS takes'),
  );

  it('a configured address in use prevents the start; the default one is skipped', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    endings.push(() => taken.close());
    await new Promise((done) => taken.once('listening', done));
    const { port } = taken.address() as AddressInfo;
    await expect(openAdmin({ host: '127.0.0.1', port, named: true }, OPTIONS)).rejects.toThrow(ConfigError);
    expect(await openAdmin({ host: '127.0.0.1', port, named: false }, OPTIONS)).toBeNull();
  });
});
