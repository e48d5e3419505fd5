import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePage } from '@vinlore/content-domain';
import { publishPage } from '@vinlore/content-server';
import { openDatabase } from '@vinlore/database';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { adminPort, isBuilt, root, start, stopAll } from './testing/started-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'vinlore-process-'));
afterEach(stopAll);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A request with a custom Host header. */
function ask(port: number, path: string, host: string): Promise<{ status: number; body: string }> {
  const headers = { host };
  return new Promise((done, failed) => {
    const asked = request({ port, path, host: '127.0.0.1', headers }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () => done({ status: response.statusCode ?? 0, body }));
    });
    asked.on('error', failed).end();
  });
}

describe.skipIf(!isBuilt)('the process', { timeout: 90_000 }, () => {
  const DATA_DIR = join(folder, 'data');

  it('reports ready by brand and host, and stops cleanly on SIGTERM', async () => {
    const server = start({ DATA_DIR, SAMPLE_PASSWORD: 'a sample password' });
    const port = await server.ready;
    expect(server.said()).toContain('gate@example.com');
    for (const host of [`vinlore.localhost:${port}`, `localhost:${port}`, '127.0.0.1']) {
      expect((await ask(port, '/', host)).body).toContain('<title>');
    }
    expect((await ask(port, '/', 'members.vinlore.localhost')).status).toBe(302);
    expect((await ask(port, '/members/login', 'members.vinlore.localhost')).body).toContain('<title>');
    expect((await ask(port, '/', 'historialvin.localhost')).body).toContain('lang="es"');
    const admin = adminPort(server);
    for (const path of ['/dev/outbox', '/metrics']) {
      expect((await ask(port, path, 'localhost')).status).toBe(404);
      expect((await ask(admin, path, 'localhost')).status).toBe(200);
    }
    const stranger = await ask(port, '/', 'elsewhere.example');
    expect(stranger.status).toBe(421);
    expect(stranger.body).not.toMatch(/vinlore|stickerhouse|historial/i);
    for (const host of ['elsewhere.example', 'localhost']) {
      expect((await ask(port, '/healthz', host)).status).toBe(200);
      expect((await ask(port, '/readyz', host)).status).toBe(200);
    }
    expect((await ask(admin, '/metrics', 'localhost')).body).toContain('vinlore_requests_total');
    expect((await ask(port, '/api/docs', 'localhost')).body).toContain('/api-cwa/generate-sticker');
    const openApi = JSON.parse((await ask(port, '/api/openapi.json', 'localhost')).body) as { paths: object };
    expect(openApi.paths).toHaveProperty(['/api/decode']);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('says that it is not ready before it stops answering, so that a load balancer resets nothing', async () => {
    const server = start({ DATA_DIR, DRAIN_SECONDS: '3' });
    const port = await server.ready;
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => expect((await ask(port, '/readyz', 'localhost')).status).toBe(503));
    expect((await ask(port, '/', 'localhost')).status).toBe(200);
    expect(await server.ended).toBe(0);
  });

  it('a second process on the same DATA_DIR shares the running database', async () => {
    const [one, two] = [
      start({ DATA_DIR, SAMPLE_PASSWORD: 'a sample password' }),
      start({ DATA_DIR, SAMPLE_PASSWORD: 'a sample password' }),
    ];
    const ports = await Promise.all([one.ready, two.ready]);
    one.child.kill('SIGTERM');
    expect(await one.ended).toBe(0);
    expect((await ask(ports[1], '/readyz', 'localhost')).status).toBe(200);
  });

  it('a published page is live on every process, even if the notification was lost', async () => {
    const ports = await Promise.all([start({ DATA_DIR }).ready, start({ DATA_DIR }).ready]);
    const database = await openDatabase({ dataDir: DATA_DIR, log: () => undefined });
    const isLive = (title: string) =>
      vi.waitFor(
        async () => {
          const pages = await Promise.all(ports.map((port) => ask(port, '/just-published', 'localhost')));
          for (const { body } of pages) expect(body).toContain(`<title>${title}</title>`);
        },
        { timeout: 10_000 },
      );
    try {
      const page = (title: string) =>
        parsePage({ path: '/just-published', meta: { title }, blocks: [] }, () => undefined);
      const where = { brand: 'vinlore', language: 'en' as const };
      await database.transaction((tx) => publishPage(tx, where, page('First'), new Date()));
      await isLive('First');
      // The same without NOTIFY.
      await sql`update content_page set meta = ${JSON.stringify(page('Second').meta)} where url = '/just-published'`.execute(
        database.kysely,
      );
      await sql`update content_brand set version = version + 1 where brand = 'vinlore'`.execute(database.kysely);
      await isLive('Second');
    } finally {
      await database.close();
    }
  });

  it('adopts a database left behind by SIGKILL', async () => {
    const killed = start({ DATA_DIR });
    await killed.ready;
    killed.child.kill('SIGKILL');
    await killed.ended;
    const next = start({ DATA_DIR });
    expect((await ask(await next.ready, '/readyz', 'localhost')).status).toBe(200);
  });

  it('has no sample accounts in production; the operator creates the first one', async () => {
    const server = start({ DATA_DIR, NODE_ENV: 'production' });
    const port = await server.ready;
    expect(server.said()).not.toContain('member@example.com');
    expect(server.said()).toContain('Production mode: closed leftovers of an earlier trial – 21 sample accounts');
    expect(server.said()).toContain('SMTP_URL is not set, so no email is sent');
    for (const each of [port, adminPort(server)])
      expect((await ask(each, '/dev/outbox', 'localhost')).status).toBe(404);
    const cli = join(root, 'dist/apps/server/cli.js');
    const made = start({ DATA_DIR }, [
      cli,
      'user',
      'create',
      '--role',
      'staff',
      '--email',
      'first@example.com',
      '--brand',
      'vinlore',
    ]);
    expect(await made.ended).toBe(0);
    expect(made.said()).toMatch(/password: \S{12,}/);
  });

  it('npm run decode: a line of JSON per VIN, in order, including invalid ones', async () => {
    const cli = join(root, 'dist/apps/server/cli.cjs');
    const decoding = start({}, [cli, 'decode', '--ndjson']);
    decoding.child.stdin!.end('1HGCM82633A004352\n\nnonsense\r\n');
    expect(await decoding.ended).toBe(0);
    const [good, bad] = decoding
      .said()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(good).toMatchObject({
      vin: '1HGCM82633A004352',
      year: 2003,
      make: 'HONDA',
      model: 'Accord',
      errorCodes: [0],
      elements: { 'Body Class': 'Coupe' },
    });
    expect(bad).toMatchObject({ year: null, make: null, model: null });
  });

  it('the command line prints the same for a VIN through its own file and the command index', async () => {
    const said = async (file: string, ...args: string[]) => {
      const command = start({ DATA_DIR }, [join(root, 'dist/apps/server', file), ...args]);
      return { code: await command.ended, said: command.said() };
    };
    for (const args of [['decode', '1HGCM82633A004352'], ['decode', '--fast'], ['nothing']]) {
      const own = await said('cli.cjs', ...args);
      expect(own).toEqual(await said('cli.js', ...args));
      expect(own.code).toBe(args.length === 2 && args[1] !== '--fast' ? 0 : 2);
    }
  });

  it('backup and restore bring everything back, and refuse a non-empty database', async () => {
    const cli = join(root, 'dist/apps/server/cli.js');
    const file = join(folder, 'backup.gz');
    const run = async (dataDir: string, ...args: string[]) => {
      const command = start({ DATA_DIR: dataDir }, [cli, ...args]);
      // One string, so that a failure shows its reason.
      return `${String(await command.ended)}: ${command.said()}`;
    };
    expect(await run(DATA_DIR, 'backup', file)).toContain(`0: Backed up to ${file}.`);
    const elsewhere = join(folder, 'restored');
    expect(await run(elsewhere, 'restore', file)).toBe(`0: Restored from ${file}.\n`);
    expect(await run(elsewhere, 'restore', file)).toMatch(/^1: .*empty/s);
    const user = ['--email', 'first@example.com', '--brand', 'vinlore'];
    expect(await run(elsewhere, 'user', 'password', ...user)).toMatch(/^0: /);
  });

  describe('bad input: one clear message with what to do, never a stack trace', () => {
    const refusal = async (env: Record<string, string>) => {
      const server = start(env);
      expect(await server.ended).toBe(1);
      expect(server.said()).not.toMatch(/^ {4}at /m);
      return server.said();
    };

    it('a port in use', async () => {
      const taken = createServer().listen(0, '127.0.0.1');
      await new Promise((done) => taken.once('listening', done));
      const { port } = taken.address() as { port: number };
      expect(await refusal({ DATA_DIR, PORT: String(port) })).toContain('PORT is in use');
      taken.close();
    });

    it("a DATA_DIR that isn't writable", async () => {
      const file = join(folder, 'a-file');
      writeFileSync(file, '');
      expect(await refusal({ DATA_DIR: file })).toMatch(/DATA_DIR/);
      expect(await refusal({ DATA_DIR: '/proc/vinlore' })).toMatch(/DATA_DIR/);
    });

    // The values of each variable are tested with the configuration.
    it('names an invalid variable', async () => {
      expect(await refusal({ DATA_DIR, PORT: 'eighty' })).toContain('Invalid configuration: PORT takes');
    });

    it('a missing database', async () => {
      const said = await refusal({ DATA_DIR, DATABASE_URL: 'postgres://somebody:secret-word@127.0.0.1:9/none' });
      expect(said).toMatch(/DATABASE_URL|database/);
      expect(said).not.toContain('secret-word');
    });

    it("ignores a locale that isn't installed", async () => {
      const server = start({ DATA_DIR: join(folder, 'locale'), LANG: 'xx_YY.UTF-8', LC_ALL: 'xx_YY.UTF-8' });
      expect(await server.ready).toBeGreaterThan(0);
    });
  });
});
