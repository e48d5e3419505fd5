import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/**
 * Structured logs, one JSON object a line on standard error, so that standard output stays for people.
 * Secrets and personal data are never passed in; the redaction is the second net, not the first.
 */
export function createLogger(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'pass',
          'password',
          'new_pass',
          'old_pass',
          'token',
          'bearer',
          'cookie',
          'authorization',
          '*.pass',
          '*.token',
        ],
        censor: '[redacted]',
      },
    },
    destination,
  );
}
