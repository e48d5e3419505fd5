import { MOST_FAULTS } from '@vinlore/data-domain';
import type { Database } from '@vinlore/database';
import type { ImportColumn, ImportProgress, ImportResult, LineFault } from '@vinlore/server-kit';
import { type KeptFault, noteBeat, type RunProgress } from './run-store.ts';

/** How often a run says how far it is: often enough to be watched, and a sign of life. */
const BEAT_MS = 500;

/** A run as it is followed, in the database and by who waits for its end. */
export interface FollowedRun {
  readonly onProgress: (progress: ImportProgress) => void;
  readonly onFault: (line: number, fault: LineFault) => void;
  /** How far it is, and the first lines that were refused. */
  readonly seen: {
    progress: RunProgress;
    readonly faults: readonly KeptFault[];
    columns: readonly ImportColumn[] | null;
  };
  /** It came to its end. */
  readonly ended: (result: ImportResult) => void;
  /** Says no more of it. */
  readonly stop: () => Promise<void>;
}

/** Follows a run and says how far it is, twice a second. @param onTaken told when the import is no longer this run's */
export function followRun(database: Database, runId: string, onTaken: () => void): FollowedRun {
  const faults: KeptFault[] = [];
  const seen: FollowedRun['seen'] = { progress: { lines: 0, kept: 0, faults: 0, share: 0 }, faults, columns: null };
  let beating: Promise<void> = Promise.resolve();
  const beat = setInterval(() => {
    beating = beating
      .then(() => noteBeat(database, runId, seen.progress))
      // A beat that is missed once is made up for; a database that is away ends the run by its own errors.
      .then(
        (isOurs) => void (isOurs || onTaken()),
        () => {},
      );
  }, BEAT_MS);
  return {
    seen,
    onProgress: (progress) => void (seen.progress = progress),
    onFault: (line, fault) => void (faults.length < MOST_FAULTS && faults.push({ line, fault })),
    ended: ({ kept, faults: refused, columns }) => {
      seen.progress = { lines: kept + refused, kept, faults: refused, share: 1 };
      seen.columns = columns ?? null;
    },
    stop: async () => {
      clearInterval(beat);
      await beating;
    },
  };
}
