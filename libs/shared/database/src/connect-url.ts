import pg from 'pg';
import { DatabaseStartError } from './errors.ts';

/** Issue 2, "Database": 15 or newer; nothing newer is needed. */
const OLDEST_MAJOR = 15;
const CONNECT_MS = 10_000;

const EXAMPLE = 'postgres://user:password@host:5432/name';

/**
 * Checks a DATABASE_URL before anything relies on it. Messages name host and database, never the password.
 * @throws DatabaseStartError `URL_INVALID`, `UNREACHABLE`, `LOGIN_REFUSED`, `SERVER_TOO_OLD`
 */
export async function checkUrl(url: string, oldestMajor = OLDEST_MAJOR): Promise<void> {
  const target = describe(url);
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string; server_version: string }>(
      `select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version`,
    );
    const version = rows[0];
    if (Number(version?.server_version_num) < oldestMajor * 10_000) {
      throw new DatabaseStartError(
        'SERVER_TOO_OLD',
        `The server of DATABASE_URL (${target}) is PostgreSQL ${version?.server_version}; ${oldestMajor} is the oldest that works.`,
        `Use a server of version ${oldestMajor} or newer, or leave DATABASE_URL out to use the product's own.`,
      );
    }
  } catch (error) {
    throw error instanceof DatabaseStartError ? error : translate(error, target);
  } finally {
    await client.end().catch(() => {});
  }
}

function describe(url: string): string {
  try {
    const { protocol, hostname, port, pathname, searchParams } = new URL(url);
    if (protocol !== 'postgres:' && protocol !== 'postgresql:') throw new Error(protocol);
    return `${searchParams.get('host') ?? hostname}${port && `:${port}`}${pathname}`;
  } catch {
    throw new DatabaseStartError(
      'URL_INVALID',
      'DATABASE_URL is not the address of a PostgreSQL database.',
      `Write it as ${EXAMPLE} (special characters of the password percent-encoded), or leave it out.`,
    );
  }
}

/** SQLSTATE class 28 is a refused login, 3D000 an unknown database; the rest did not get that far. */
function translate(error: unknown, target: string): DatabaseStartError {
  const { code = '', message } = error as { code?: string; message: string };
  if (code.startsWith('28') || code === '3D000' || code === '42501') {
    return new DatabaseStartError(
      'LOGIN_REFUSED',
      `The server of DATABASE_URL (${target}) refused the login: ${message}.`,
      'Check user, password and database name in DATABASE_URL.',
    );
  }
  return new DatabaseStartError(
    'UNREACHABLE',
    `The server of DATABASE_URL (${target}) cannot be reached: ${message || code}.`,
    "Check that the server runs, and host, port and TLS settings in DATABASE_URL; or leave it out to use the product's own.",
  );
}
