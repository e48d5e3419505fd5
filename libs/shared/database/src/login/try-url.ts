import pg from 'pg';

const CONNECT_MS = 5_000;

/** PgBouncer's words: before 1.21, a refused login has the code of a broken protocol there. */
const POOLER_TEXTS = /authentication failed|no such user/;

/**
 * Whether a server refuses a connection because of who asks: a wrong password, an unknown role (SQLSTATE class 28), or
 * one that may not connect to this database.
 */
export function isRefusedLogin(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { severity, code = '', message } = error as Error & { severity?: string; code?: string };
  if (severity !== 'FATAL') return false;
  return code.startsWith('28') || code === '42501' || (code === '08P01' && POOLER_TEXTS.test(message));
}

/** Whether two connection strings differ in role and password at most. */
export function isSameServer(one: string, other: string): boolean {
  try {
    return withoutLogin(one) === withoutLogin(other);
  } catch {
    return false;
  }
}

function withoutLogin(url: string): string {
  const parsed = new URL(url);
  parsed.username = '';
  parsed.password = '';
  return parsed.href;
}

/** Whether the server accepts a connection string now. */
export async function serverAccepts(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'login',
    connectionTimeoutMillis: CONNECT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
