import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** How deep causes are followed: an error may name itself as its cause. */
const CAUSES = 4;
const MAIL_ADDRESS = /[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g;

const withoutAddresses = (text: string) => text.replace(MAIL_ADDRESS, '[email]');

/**
 * What is logged of an error: kind, code, words and stack, the same of its causes. Whatever else libraries hang on it may
 * hold people's data: PostgreSQL's `detail` the row, valibot's `issues` the input, a mail server's `rejected` the
 * recipients.
 */
function errorFacts(error: unknown, causes = CAUSES): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutAddresses(error) : error;
  const { name, message, stack, cause } = error;
  const code: unknown = 'code' in error ? error.code : undefined;
  return {
    type: name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    message: withoutAddresses(message),
    stack: stack && withoutAddresses(stack),
    ...(cause !== undefined && causes > 0 && { cause: errorFacts(cause, causes - 1) }),
  };
}

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
      serializers: { err: (error: unknown) => errorFacts(error), error: (error: unknown) => errorFacts(error) },
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
