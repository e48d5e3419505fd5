import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { claritySnippet } from '@vinlore/brand';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const KEY = 'measured';

/** A tag host on loopback that records requests. */
function fakeTagHost(): Promise<{ server: Server; origin: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push((request.url ?? '').split('?')[0]!);
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('window.tagged = true;');
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      // A subdomain of the brand, like real tagging servers; browsers resolve any `.localhost` to this machine.
      done({ server, origin: `http://tags.${KEY}.localhost:${port}`, asked });
    });
  });
}

/** A copy of a real brand with every analytics tool enabled. */
function writeBrand(folder: string, tagHost: string): void {
  const from = join(ROOT, 'apps/brands/vinlore');
  const to = join(folder, KEY);
  cpSync(from, to, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const file = join(to, 'brand.json');
  const { settings, ...brand } = JSON.parse(readFileSync(file, 'utf8')) as { settings: object };
  const measured = {
    ...brand,
    key: KEY,
    domains: [`${KEY}.localhost`],
    tag_host: tagHost,
    settings: {
      ...settings,
      google_analytics: 'G-TEST1',
      google_tag: 'GTM-TEST1',
      clarity: Buffer.from(`<script>${claritySnippet('test12345')}</script>`).toString('base64'),
    },
  };
  writeFileSync(file, JSON.stringify(measured));
}

/** Starts the built server with one brands folder, on its own port. */
function startServer(folder: string): Promise<{ child: ChildProcess; port: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'dist/apps/server/main.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      BRANDS_DIR: join(folder, 'brands'),
      LOG_LEVEL: 'warn',
      OPEN_DATA: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((done, failed) => {
    let said = '';
    const listen = (text: Buffer) => {
      said += text.toString();
      const port = /^Vinlore ready on http:\/\/[^\s:]+:(\d+)/m.exec(said)?.[1];
      if (port) done({ child, port });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => failed(new Error(`The server ended:\n${said}`)));
  });
}

/** A running server whose only brand has analytics, and its tag host. */
export interface MeasuredSite {
  readonly origin: string;
  /** Origin of the tag host. */
  readonly tags: string;
  /** Paths requested from the tag host. */
  readonly asked: string[];
  stop(): Promise<void>;
}

/** Starts it. */
export async function startMeasuredSite(): Promise<MeasuredSite> {
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-measured-'));
  const tags = await fakeTagHost();
  writeBrand(join(folder, 'brands'), tags.origin);
  const { child, port } = await startServer(folder);
  return {
    origin: `http://${KEY}.localhost:${port}`,
    tags: tags.origin,
    asked: tags.asked,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      tags.server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
