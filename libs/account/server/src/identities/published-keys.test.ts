import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KeysUnavailable, publishedKeys } from './published-keys.ts';

const { publicKey } = await generateKeyPair('RS256');
const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
const wanted = { alg: 'RS256', kid: 'one' };
const start = Date.UTC(2026, 0, 1);

let server: Server;
let url: URL;
let asked = 0;
let answer: { status: number; body: string };
let now = start;

beforeAll(async () => {
  server = createServer((_request, response) => {
    asked++;
    response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`);
});
afterAll(() => server.close());
beforeEach(() => {
  asked = 0;
  now = start;
  answer = { status: 200, body: JSON.stringify(jwks) };
});

const keys = () => publishedKeys(url, () => new Date(now));
const nothing = { payload: '', signature: '' };

describe('Google’s keys come from the configured URL', () => {
  it('are fetched on first use and cached', async () => {
    const get = keys();
    expect(asked).toBe(0);
    await get(wanted, nothing);
    await get(wanted, nothing);
    expect(asked).toBe(1);
  });

  it('can be read from a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'keys-'));
    const file = join(folder, 'keys.json');
    await writeFile(file, JSON.stringify(jwks));
    const get = publishedKeys(pathToFileURL(file), () => new Date(now));
    await expect(get(wanted, nothing)).resolves.toBeDefined();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['an error', { status: 500, body: '' }],
    ['another page', { status: 200, body: '<!doctype html>' }],
    ['a redirect', { status: 302, body: '' }],
  ])('%s in their place is told as such', async (_what, wrong) => {
    answer = wrong;
    await expect(keys()(wanted, nothing)).rejects.toBeInstanceOf(KeysUnavailable);
  });

  it('fail fast for half a minute after three failures in a row; then one request retries', async () => {
    const get = keys();
    const fail = () => expect(get(wanted, nothing)).rejects.toBeInstanceOf(KeysUnavailable);
    answer.status = 503;
    for (let times = 0; times < 5; times++) await fail();
    expect(asked).toBe(3);
    now += 30_000;
    await fail();
    await fail();
    expect(asked).toBe(4);
    now += 30_000;
    answer.status = 200;
    await expect(get(wanted, nothing)).resolves.toBeDefined();
    expect(asked).toBe(5);
  });
});
