import type { DiagLogger } from '@opentelemetry/api';
import { createLogger, type Logger } from '@vinlore/server-kit';

/** At most one line in this time: a collector that is down fails every few seconds. */
const QUIET_MS = 60_000;
const LONGEST_REASON = 300;

/**
 * Says on standard error that telemetry could not be sent, at most once a minute. It never goes to the collector: its
 * own failures would feed it.
 *
 * @param log for tests
 */
export function createFaultLog(level: string, log: Pick<Logger, 'warn'> = createLogger(level)): DiagLogger {
  let saidAt = -Infinity;
  let unsaid = 0;
  const failed = (message: string) => {
    unsaid++;
    const now = performance.now();
    if (now - saidAt < QUIET_MS) return;
    log.warn({ reason: message.slice(0, LONGEST_REASON), faults: unsaid }, 'telemetry could not be sent');
    saidAt = now;
    unsaid = 0;
  };
  const silent = () => {};
  return { error: failed, warn: failed, info: silent, debug: silent, verbose: silent };
}
