import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Maximum depth of causes: an error may be its own cause. */
const CAUSES = 4;
const MAIL_ADDRESS = /[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g;

const withoutAddresses = (text: string) => text.replace(MAIL_ADDRESS, '[email]');

/**
 * Returns the loggable parts of an error: type, code, message, and stack, and the same of its causes. Other properties
 * may contain personal data: PostgreSQL's `detail` has the row, valibot's `issues` the input, a mail server's
 * `rejected` the recipients.
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
 * Creates a logger that writes one JSON object per line to standard error, which leaves standard output for people.
 * Callers must not pass secrets or personal data; redaction is only a second line of defense.
 *
 * @param facts fields for each line, such as the trace at hand
 */
export function createLogger(
  level: string,
  destination: DestinationStream = pino.destination(2),
  facts?: () => object,
): Logger {
  return pino(
    {
      level,
      ...(facts && { mixin: facts }),
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
