import type pg from 'pg';

/** The driver's own words for a connection that is gone; it gives them no code. */
const DRIVER_TEXTS =
  /^(?:Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed)/;
/** The driver's words for a connection that didn't come about in time. */
export const CONNECT_TIMEOUT = 'timeout exceeded when trying to connect';

/**
 * PostgreSQL's codes for "not now": connection trouble, timeouts, too many connections, shutting down. An idle
 * transaction also times out when the server's clock is set.
 */
const NOT_NOW = /^(?:08|25P03|53|57P|57014|55P03)/;

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

/** What the driver and the system put on their errors. */
type Facts = { severity?: string; code?: string; routine?: string; syscall?: string };

/**
 * Whether a server refuses a query because it is a standby: it was the primary, or is about to be. Either way, another
 * connection is needed. A write gets `read_only_sql_transaction`, which the product's own transactions never are;
 * whatever touches an unlogged table gets `feature_not_supported` from the planner, whose function's name, other than
 * its message, is never translated. Anything else that PostgreSQL doesn't support is our mistake.
 */
const isFromStandby = ({ code, routine }: Facts): boolean =>
  code === '25006' || (code === '0A000' && routine === 'get_relation_info');

/** Whether a query failed because of its connection, so that nothing more can be asked on it. */
export function isLoss(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const facts = error as Facts;
  if (facts.severity !== undefined) return facts.severity === 'FATAL' || isFromStandby(facts);
  return facts.syscall === 'read' || facts.syscall === 'write' || DRIVER_TEXTS.test(error.message);
}

/**
 * Whether an error means that the database is unavailable, rather than that a query is wrong: the same call may succeed
 * later. Not every {@link isLoss} is: a wrong password ends a connection, too.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  // A host name with several addresses that all refuse.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const facts = error as Facts;
  const { severity, code = '', syscall = '' } = facts;
  if (severity !== undefined) return NOT_NOW.test(code) || isFromStandby(facts);
  if (SOCKET_CALLS.has(syscall)) return SYSTEM_CODES.has(code);
  return DRIVER_TEXTS.test(error.message) || error.message === CONNECT_TIMEOUT;
}

/**
 * The primary has committed, and no standby has confirmed it: a failover now would lose what was written. PostgreSQL
 * reports this as a success with a warning, if a time limit ends while it waits for the standby.
 */
class UnconfirmedError extends Error {
  override readonly name = 'UnconfirmedError';
  readonly severity = 'ERROR';
  /** `transaction_resolution_unknown`. */
  readonly code = '08007';

  constructor() {
    super('No standby has confirmed the commit.');
  }
}

/** PostgreSQL's function that waits for standbys; other than its message, its name is never translated. */
const WAITING_FOR_STANDBYS = 'SyncRepWaitForLSN';

const unconfirmed = new WeakSet<object>();

/** Remembers warnings of a connection that make its last success doubtful. */
export function watchConfirmations(client: pg.ClientBase): void {
  client.on('notice', ({ routine }) => {
    if (routine === WAITING_FOR_STANDBYS) unconfirmed.add(client);
  });
}

/** @throws UnconfirmedError if the query that just succeeded on the connection may be lost in a failover */
export function assertConfirmed(client: pg.ClientBase): void {
  if (unconfirmed.delete(client)) throw new UnconfirmedError();
}
