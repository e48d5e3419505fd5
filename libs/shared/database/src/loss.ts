import type pg from 'pg';

/** The driver's own words for a connection that is gone; it gives them no code. */
const DRIVER_TEXTS =
  /^(?:Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed)/;
/**
 * Whether a server refuses a query because it is a standby: it was the primary, or is about to be. Either way, another
 * connection is needed. A write gets `read_only_sql_transaction`; whatever touches an unlogged table gets
 * `feature_not_supported` from the planner, whose function's name, other than its message, is never translated.
 */
export function isFromStandby(error: Error): boolean {
  const { code, routine } = error as { code?: string; routine?: string };
  return code === '25006' || (code === '0A000' && routine === 'get_relation_info');
}

/** Whether a query failed because of its connection, so that nothing more can be asked on it. */
export function isLoss(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { severity, syscall } = error as { severity?: string; syscall?: string };
  if (severity !== undefined) return severity === 'FATAL' || isFromStandby(error);
  return syscall === 'read' || syscall === 'write' || DRIVER_TEXTS.test(error.message);
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
