import { randomUUID } from 'node:crypto';
import type { OpenDataOutcome } from '@vinlore/data-domain';
import { SlotBusyError } from '@vinlore/database';
import type { InAllLanguages } from '@vinlore/i18n';
import { ImportError, type Loaded, type Logger } from '@vinlore/server-kit';
import { SourceUnreachable } from './download/source-unreachable.ts';
import { openDataText } from './open-data-text.ts';
import type { OpenDataSource } from './open-source.ts';
import {
  type Claim,
  claimSource,
  giveSourceBack,
  noteIdleEnd,
  noteSyncBeat,
  RunTaken,
  type SyncProgress,
} from './state-store.ts';
import { FilesRefused, type SyncDeps, syncSource } from './sync-source.ts';

/** How often a run saves its progress, which also serves as its heartbeat. */
const BEAT_MS = 1_000;
const HOUR_MS = 3_600_000;
/** Delay after a first failure; doubles with each consecutive one. */
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * HOUR_MS;

/** Result of a run, for its caller. */
export interface SyncEnd {
  readonly source: OpenDataSource;
  readonly outcome: Exclude<OpenDataOutcome, 'rolled-back'> | 'stopped';
  readonly loaded: Loaded | null;
  /** Why nothing was loaded. */
  readonly words: InAllLanguages | null;
  /** The host that didn't respond. */
  readonly unreachable: string | null;
  readonly nextAt: Date;
}

/** Dependencies of a run. */
export interface RunDeps extends SyncDeps {
  readonly sources: readonly OpenDataSource[];
  readonly log: Logger;
  /** Uniform random number from 0 to 1, so that installations don't all connect in the same second. */
  readonly random: () => number;
}

/** Returns the time of the next attempt after consecutive failures: exponential backoff with jitter. */
function retryAt(now: Date, failures: number, random: () => number, wanted: number | null = null): Date {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
  const spread = wait * (0.75 + random() / 2);
  return new Date(now.getTime() + Math.max(spread, (wanted ?? 0) * 1_000));
}

/** Returns when an up-to-date source is checked next. */
const regularly = ({ cadenceHours }: OpenDataSource, now: Date, random: () => number) =>
  new Date(now.getTime() + cadenceHours * HOUR_MS * (1 + random() / 20));

/** Saves a run's progress once a second. @param onTaken called when another run has taken over the source */
function follow({ database }: SyncDeps, runId: string, onTaken: () => void) {
  let progress: SyncProgress = { step: 'looking', share: 0, rows: 0 };
  let beating: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    beating = beating
      .then(() => noteSyncBeat(database, runId, progress))
      // One missed heartbeat is harmless; if the database is down, the run fails on its own errors.
      .then(
        (isOurs) => void (isOurs || onTaken()),
        () => {},
      );
  }, BEAT_MS);
  return {
    onProgress: (now: SyncProgress) => void (progress = now),
    stop: async () => {
      clearInterval(timer);
      await beating;
    },
  };
}

/** Explains why nothing was loaded, and whether the publisher caused it. */
function endOf(error: unknown, log: Logger, name: string) {
  if (error instanceof FilesRefused)
    return { outcome: 'refused', words: error.cause.words, seen: error.seen, host: null, wait: null } as const;
  const failed = { outcome: 'failed', seen: null } as const;
  if (error instanceof SourceUnreachable)
    return { ...failed, words: error.words, host: error.host, wait: error.retryAfter };
  if (error instanceof ImportError) return { ...failed, words: error.words, host: null, wait: null };
  log.error({ err: error, source: name }, 'an open data sync failed unexpectedly');
  return { ...failed, words: openDataText('openData.broke'), host: null, wait: null };
}

/**
 * Claims a source, syncs it, and records the outcome.
 *
 * @param stop aborts the run; the source is released and the next process starts over
 * @returns null if there was nothing to claim
 */
export async function runSync(
  deps: RunDeps,
  claim: Claim,
  {
    stop,
    force = false,
    onProgress,
  }: {
    readonly stop: AbortSignal;
    readonly force?: boolean;
    readonly onProgress?: (name: string, progress: SyncProgress) => void;
  },
): Promise<SyncEnd | null> {
  const { database, clock, random, log } = deps;
  const runId = randomUUID();
  const kept = await claimSource(database, runId, claim);
  const source = kept && deps.sources.find(({ name }) => name === kept.name);
  if (!kept || !source) return null;
  const taken = new AbortController();
  const signal = AbortSignal.any([stop, taken.signal]);
  const followed = follow(deps, runId, () => taken.abort(new RunTaken('Another run has the source by now.')));
  const nextAt = () => regularly(source, clock(), random);
  const ended = { source, loaded: null, words: null, unreachable: null };
  try {
    const loaded = await syncSource(deps, {
      ...{ runId, source, kept, force, signal, nextAt },
      onProgress: (progress) => {
        followed.onProgress(progress);
        onProgress?.(source.name, progress);
      },
    });
    if (loaded !== null) return { ...ended, outcome: 'loaded', loaded, nextAt: nextAt() };
    const next = nextAt();
    const version = source.loader.version;
    const idle = { outcome: 'unchanged', words: null, now: clock(), nextAt: next, seen: null, version } as const;
    await noteIdleEnd(database, runId, kept, idle);
    return { ...ended, outcome: 'unchanged', nextAt: next };
  } catch (error) {
    const now = clock();
    if (stop.aborted || taken.signal.aborted || error instanceof RunTaken || error instanceof SlotBusyError) {
      const soon = error instanceof SlotBusyError ? new Date(now.getTime() + FIRST_WAIT_MS) : now;
      await giveSourceBack(database, runId, soon).catch(() => {});
      return { ...ended, outcome: 'stopped', words: openDataText('openData.stopped'), nextAt: soon };
    }
    const { outcome, words, seen, host, wait } = endOf(error, log, source.name);
    const next = outcome === 'refused' ? nextAt() : retryAt(now, kept.failures + 1, random, wait);
    const version = source.loader.version;
    await noteIdleEnd(database, runId, kept, { outcome, words, now, nextAt: next, seen, version });
    return { ...ended, outcome, words, unreachable: host, nextAt: next };
  } finally {
    await followed.stop();
  }
}
