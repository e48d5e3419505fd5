/** PostgreSQL's codes for "not now": connection trouble, time-outs, too many connections, shutting down. */
const SQL_STATES = /^(08|53|57P|57014|55P03)/;
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/** pg reports its own time-outs by text alone. */
const DRIVER_TEXTS = /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated)/;

/** Whether an error says that the database does not answer, rather than that we asked something wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const ofPostgres = 'severity' in error || 'syscall' in error;
  return (ofPostgres && (SQL_STATES.test(code) || SYSTEM_CODES.has(code))) || DRIVER_TEXTS.test(error.message);
}
