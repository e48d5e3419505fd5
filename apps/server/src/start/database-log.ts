import type { Log } from '@vinlore/database';
import type { Logger } from '@vinlore/server-kit';

/** Logs database events. */
export function databaseLog(log: Logger): Log {
  return ({ level, msg, ...more }) => log[level](more, msg);
}
