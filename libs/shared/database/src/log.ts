/** One line of the product's structured log: a level, a message, and any searchable facts. */
export type LogEvent = {
  readonly level: 'info' | 'warn' | 'error';
  readonly msg: string;
  readonly [fact: string]: unknown;
};

/** Receives log lines; the application decides how they are written. */
export type Log = (event: LogEvent) => void;
