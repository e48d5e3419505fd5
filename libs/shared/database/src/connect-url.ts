import pg from 'pg';
import { type Pooler } from './addresses.ts';
import { DatabaseStartError } from './errors.ts';

/** No feature of a newer version is used. */
const OLDEST_MAJOR = 15;
const CONNECT_MS = 10_000;

const EXAMPLE = 'postgres://user:password@host:5432/name';

/** What DATABASE_URL, DATABASE_DIRECT_URL, and DATABASE_POOLER say. */
interface Urls {
  readonly url: string;
  readonly directUrl?: string | undefined;
  readonly pooler?: Pooler | undefined;
}

/**
 * Checks DATABASE_URL, and DATABASE_DIRECT_URL if set, before anything connects.
 * @throws DatabaseStartError as {@link checkUrl}; `TWO_DATABASES` if they point to different ones; `NO_DIRECT_URL` if
 * all there is goes through a pooler without sessions
 */
export async function checkUrls({ url, directUrl, pooler }: Urls): Promise<void> {
  if (pooler === 'unnamed' && directUrl === undefined) {
    throw new DatabaseStartError(
      'NO_DIRECT_URL',
      'DATABASE_POOLER is unnamed, and DATABASE_DIRECT_URL is missing.',
      'Notifications, imports, and migrations need a session: set DATABASE_DIRECT_URL to the database without its pooler.',
    );
  }
  const [running, direct] = await Promise.all([
    checkUrl(url),
    directUrl === undefined ? undefined : checkUrl(directUrl, OLDEST_MAJOR, 'DATABASE_DIRECT_URL'),
  ]);
  if (direct === undefined || direct === running) return;
  throw new DatabaseStartError(
    'TWO_DATABASES',
    'DATABASE_URL and DATABASE_DIRECT_URL point to two different databases.',
    'Both must name the same database on the same server; only the role and pooler may differ.',
  );
}

/**
 * Checks a connection string. Messages name host and database, never the password.
 * @returns an identity of the database: its name, and when its server started
 * @throws DatabaseStartError `URL_INVALID`, `UNREACHABLE`, `LOGIN_REFUSED`, `SERVER_TOO_OLD`
 */
export async function checkUrl(url: string, oldestMajor = OLDEST_MAJOR, variable = 'DATABASE_URL'): Promise<string> {
  const target = describe(url, variable);
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string; server_version: string; identity: string }>(
      `select current_database() || ' ' || pg_postmaster_start_time() as identity, current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version`,
    );
    const version = rows[0];
    if (Number(version?.server_version_num) < oldestMajor * 10_000) {
      throw new DatabaseStartError(
        'SERVER_TOO_OLD',
        `${variable} (${target}) runs PostgreSQL ${version?.server_version}; the oldest supported version is ${oldestMajor}.`,
        `Use PostgreSQL ${oldestMajor} or newer, or remove ${variable} to use the built-in database.`,
      );
    }
    return version?.identity ?? '';
  } catch (error) {
    throw error instanceof DatabaseStartError ? error : translate(error, target, variable);
  } finally {
    await client.end().catch(() => {});
  }
}

function describe(url: string, variable: string): string {
  try {
    const { protocol, hostname, port, pathname, searchParams } = new URL(url);
    if (protocol !== 'postgres:' && protocol !== 'postgresql:') throw new Error(protocol);
    return `${searchParams.get('host') ?? hostname}${port && `:${port}`}${pathname}`;
  } catch {
    throw new DatabaseStartError(
      'URL_INVALID',
      `${variable} is not the URL of a PostgreSQL database.`,
      `Use the form ${EXAMPLE} (percent-encode special characters in the password), or remove it.`,
    );
  }
}

/** SQLSTATE class 28 is a failed login, 3D000 an unknown database; anything else failed earlier. */
function translate(error: unknown, target: string, variable: string): DatabaseStartError {
  const { code = '', message } = error as { code?: string; message: string };
  if (code.startsWith('28') || code === '3D000' || code === '42501') {
    return new DatabaseStartError(
      'LOGIN_REFUSED',
      `The server in ${variable} (${target}) rejected the login: ${message}.`,
      `Check the user, password, and database name in ${variable}.`,
    );
  }
  return new DatabaseStartError(
    'UNREACHABLE',
    `The server in ${variable} (${target}) cannot be reached: ${message || code}.`,
    `Check that the server is running, and check the host, port, and TLS settings in ${variable}; or remove it to use the built-in database.`,
  );
}
