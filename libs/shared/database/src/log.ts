/** One line of the product's structured log: a level, a sentence for people, and any facts worth searching for. */
export type LogEvent = {
  readonly level: 'info' | 'warn' | 'error';
  readonly msg: string;
  readonly [fact: string]: unknown;
};

/** Where log lines go; the application decides how they are written. */
export type Log = (event: LogEvent) => void;
