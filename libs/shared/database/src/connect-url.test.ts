import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { checkUrl } from './connect-url.ts';
import { freshDatabase } from './testing/support.ts';

/** A port without a listener. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe('with DATABASE_URL the product uses that server, 15 or newer', () => {
  test('accepts a supported server', async () => {
    const database = await freshDatabase();
    await expect(checkUrl(database.connectionString)).resolves.toMatch(/^test_/);
  });

  test('rejects an older one with its version', async () => {
    const database = await freshDatabase();
    await expect(checkUrl(database.connectionString, 99)).rejects.toMatchObject({
      code: 'SERVER_TOO_OLD',
      message: expect.stringMatching(/runs PostgreSQL 18\.\d+; the oldest supported version is 99/),
    });
  });

  test('names the host on a failed login, never the password', async () => {
    const url = new URL((await freshDatabase()).connectionString);
    url.username = 'stranger';
    url.password = 'sesame';
    const refused = await checkUrl(url.href).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'LOGIN_REFUSED',
      advice: expect.stringContaining('Check the user, password'),
    });
    expect(JSON.stringify([refused, String(refused)])).not.toContain('sesame');
  });

  test('names the host when the server is unreachable, never the password', async () => {
    const port = await closedPort();
    const refused = await checkUrl(`postgres://me:sesame@127.0.0.1:${port}/shop`).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'UNREACHABLE',
      message: expect.stringContaining(`127.0.0.1:${port}/shop) cannot be reached`),
    });
    expect(JSON.stringify([refused, String(refused)])).not.toContain('sesame');
  });

  test.each(['', 'nonsense', 'mysql://me:sesame@host/name', 'postgres://me:ses%ame@ho st/name'])(
    'rejects an invalid URL: "%s"',
    async (url) => {
      await expect(checkUrl(url)).rejects.toMatchObject({
        code: 'URL_INVALID',
        message: 'DATABASE_URL is not the URL of a PostgreSQL database.',
      });
    },
  );
});
