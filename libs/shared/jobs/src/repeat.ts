import { type Log } from '@vinlore/database';

/**
 * Runs `work` now and then every `everyMs`, never concurrently. A failure (such as the database being away) is logged
 * and retried. @returns a function that stops it after the current run
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
