import { AsyncLocalStorage } from 'node:async_hooks';
import { type Lsn } from './lsn.ts';

/** Work for a request, and where its reads may go. */
export interface Work {
  /** Whether its reads may be a second old. */
  readonly mayLag: boolean;
  /** What they must include: the position after the client's last write. */
  readonly after: Lsn | undefined;
  /** Whether it has written; from then on it reads from the primary. */
  wrote: boolean;
}

const works = new AsyncLocalStorage<Work>();

/** Runs `work`; its queries are routed by `how`. */
export const runWork = <T>(how: Work, work: () => T): T => works.run(how, work);

/** The work that is under way; undefined outside requests, where everything goes to the primary. */
export const currentWork = (): Work | undefined => works.getStore();
