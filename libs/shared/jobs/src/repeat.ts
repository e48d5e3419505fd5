import { type Log } from '@vinlore/database';

/**
 * Does `work` now and then every `everyMs`, never twice at a time. A failure (the database is away) is a line in the log
 * and another try. @returns what ends it, after the turn under way
 */
export function repeat(work: () => Promise<void>, everyMs: number, what: string, log: Log): () => Promise<void> {
  let turn: Promise<void> | undefined;
  const take = () => {
    turn ??= work()
      .catch((error: unknown) => log({ level: 'error', msg: `${what} failed; trying again`, error }))
      .finally(() => (turn = undefined));
  };
  take();
  const timer = setInterval(take, everyMs);
  return async () => {
    clearInterval(timer);
    await turn;
  };
}
