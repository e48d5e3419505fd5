import { MOST_FAULTS } from '@vinlore/data-domain';
import type { Database } from '@vinlore/database';
import type { ImportColumn, ImportProgress, ImportResult, LineFault } from '@vinlore/server-kit';
import { type KeptFault, noteBeat, type RunProgress } from './run-store.ts';

/** How often a run saves its progress, which also serves as its heartbeat. */
const BEAT_MS = 500;

/** A run being followed, both in the database and by whoever awaits it. */
export interface FollowedRun {
  readonly onProgress: (progress: ImportProgress) => void;
  readonly onFault: (line: number, fault: LineFault) => void;
  /** Its progress and first rejected lines. */
  readonly seen: {
    progress: RunProgress;
    readonly faults: readonly KeptFault[];
    columns: readonly ImportColumn[] | null;
  };
  /** The run has ended. */
  readonly ended: (result: ImportResult) => void;
  /** Stops reporting progress. */
  readonly stop: () => Promise<void>;
}

/**
 * Follows a run and saves its progress twice a second. @param onTaken called when another run has taken over the import
 */
export function followRun(database: Database, runId: string, onTaken: () => void): FollowedRun {
  const faults: KeptFault[] = [];
  const seen: FollowedRun['seen'] = { progress: { lines: 0, kept: 0, faults: 0, share: 0 }, faults, columns: null };
  let beating: Promise<void> = Promise.resolve();
  const beat = setInterval(() => {
    beating = beating
      .then(() => noteBeat(database, runId, seen.progress))
      // One missed heartbeat is harmless; if the database is down, the run fails on its own errors.
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
