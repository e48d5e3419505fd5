import { isFromStandby } from '@vinlore/database';

/** PostgreSQL's codes for "not now": connection trouble, timeouts, too many connections, shutting down. */
const SQL_STATES = /^(08|53|57P|57014|55P03)/;
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/** Socket syscalls. A missing file is ENOENT too, of `open`, and not a database problem. */
const SOCKET_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo']);
/** pg reports its own timeouts and closed connections by message only. */
const DRIVER_TEXTS =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed)/;

const textOf = (error: Error, name: string): string =>
  String((error as unknown as Record<string, unknown>)[name] ?? '');

/** Whether an error means that the database is unavailable, rather than that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // A host name with several addresses that all refuse.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = textOf(error, 'code');
  return (
    ('severity' in error && (SQL_STATES.test(code) || isFromStandby(error))) ||
    (SOCKET_CALLS.has(textOf(error, 'syscall')) && SYSTEM_CODES.has(code)) ||
    DRIVER_TEXTS.test(error.message)
  );
}
