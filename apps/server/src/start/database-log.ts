import type { Log } from '@vinlore/database';
import type { Logger } from '@vinlore/server-kit';

/** The database's events in the product's log. */
export function databaseLog(log: Logger): Log {
  return ({ level, msg, ...more }) => log[level](more, msg);
}
