import { join } from 'node:path';
import type { OpenDataMode, OpenDataName, OpenDataStanding } from '@vinlore/data-domain';
import type { Database, Tx } from '@vinlore/database';
import type { Language } from '@vinlore/i18n';
import type { Jobs } from '@vinlore/jobs';
import type { Logger } from '@vinlore/server-kit';
import * as v from 'valibot';
import { PATIENCE, type Patience } from './download/download-request.ts';
import type { OpenDataFacts, OpenDataLoaders, OpenDataSource } from './open-source.ts';
import { standingOf } from './standing.ts';
import {
  forgetPrevious,
  hasDue,
  holdSource,
  isRunning,
  keepSources,
  keptSources,
  loadInUse,
  noteAsked,
  noteRollBack,
  type SyncProgress,
} from './state-store.ts';
import { type RunDeps, runSync, type SyncEnd } from './sync-run.ts';

/** Syncing all sources in turn takes minutes; a longer run is stuck. */
const LONGEST_SECONDS = 12 * 3_600;

/** Dependencies of the open-data sync. */
export interface OpenDataDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define'>;
  readonly facts: readonly OpenDataFacts[];
  readonly loaders: OpenDataLoaders;
  readonly mode: OpenDataMode;
  /** OPEN_DATA_MIRROR. */
  readonly mirror: string | null;
  /** Parent folder for temporary downloads. */
  readonly dataDir: string;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly random?: () => number;
  readonly patience?: Patience;
  /**
   * Runs {@link OpenData.syncDue} in a separate process, so that requests served by this one aren't slowed down. If
   * absent, this process does the work.
   */
  readonly apart?: (stop: AbortSignal) => Promise<void>;
}

/** Result of a rollback request. */
export type RollBackEnd = 'done' | 'other-load' | 'running' | 'nothing';

/** Government open data: download, load, and update. */
export interface OpenData {
  readonly mode: OpenDataMode;
  readonly sources: readonly OpenDataSource[];
  /**
   * Schedules due sources in the background; call once jobs are running. @returns the sources that have never been
   * loaded
   */
  begin(): Promise<readonly OpenDataSource[]>;
  /** Syncs a source now, in this process. @returns null if another process is syncing it */
  sync(
    name: OpenDataName,
    options: {
      readonly force: boolean;
      readonly stop: AbortSignal;
      readonly onProgress?: (progress: SyncProgress) => void;
    },
  ): Promise<SyncEnd | null>;
  /** Syncs each due source once, in this process. */
  syncDue(stop: AbortSignal): Promise<void>;
  /** Requests a sync, which a job will run. @returns false if it's running or already requested */
  ask(tx: Tx, name: OpenDataName): Promise<boolean>;
  /**
   * Restores the previous load.
   *
   * @param from `loaded_at` of the load to replace; null for the current one, whichever it is
   */
  rollBack(tx: Tx, name: OpenDataName, from: string | null): Promise<RollBackEnd>;
  standings(language: Language): Promise<OpenDataStanding[]>;
  /** Aborts the sync in this process; the next process starts it over. */
  stop(): void;
}

/** Creates the sync. Nothing is downloaded before {@link OpenData.begin} or a request. */
export function createOpenData(deps: OpenDataDeps): OpenData {
  const { database, jobs, facts, loaders, mode, mirror, clock, log } = deps;
  const sources = facts.flatMap((each): OpenDataSource[] => {
    const loader = loaders[each.name];
    return loader ? [{ ...each, loader }] : [];
  });
  const stopping = new AbortController();
  const run: RunDeps = {
    ...{ database, sources, mirror, clock, log },
    folder: join(deps.dataDir, 'open-data'),
    patience: deps.patience ?? PATIENCE,
    random: deps.random ?? Math.random,
  };

  const dueOf = (names: Iterable<OpenDataName>) => ({ names: [...names], now: clock(), byClock: mode === 'auto' });
  const all = sources.map(({ name }) => name);

  async function syncDue(stop: AbortSignal): Promise<void> {
    const due = new Set(all);
    // Each pass may run in a different process, so the previous outcome is read from the database.
    const kept = await keptSources(database);
    const tell = tellOnce(
      log,
      all.some((name) => kept.get(name)?.outcome === 'failed'),
    );
    while (!stop.aborted && due.size > 0) {
      const end = await runSync(run, dueOf(due), { stop });
      if (end === null) return;
      tell(end);
      // Each source once per pass; those on an unreachable host are left for the next pass.
      due.delete(end.source.name);
      if (end.unreachable === null) continue;
      for (const other of sources) if (hostOf(other, mirror) === end.unreachable) due.delete(other.name);
    }
  }

  const wake = jobs.define(
    'data.open-data',
    v.object({}),
    async (_nothing, { signal }) => {
      const stop = AbortSignal.any([signal, stopping.signal]);
      if (!deps.apart) return syncDue(stop);
      // Starting a process takes seconds, and most of the time nothing is due.
      if (await hasDue(database, dueOf(all))) await deps.apart(stop);
    },
    { retries: 0, timeLimitSeconds: LONGEST_SECONDS, ...(mode !== 'off' && { schedule: '* * * * *' }) },
  );

  return {
    mode,
    sources,
    async begin() {
      if (mode === 'off') return [];
      await keepSources(database, all, clock());
      const kept = await keptSources(database);
      if (mode === 'auto') await database.transaction((tx) => wake(tx, {}));
      return sources.filter(({ name }) => (kept.get(name)?.rows ?? null) === null);
    },
    async sync(name, { force, stop, onProgress }) {
      await keepSources(database, [name], clock());
      return runSync(
        run,
        { name },
        {
          stop: AbortSignal.any([stop, stopping.signal]),
          force,
          ...(onProgress && { onProgress: (_name, progress) => onProgress(progress) }),
        },
      );
    },
    async syncDue(stop) {
      await keepSources(database, all, clock());
      await syncDue(AbortSignal.any([stop, stopping.signal]));
    },
    async ask(tx, name) {
      await keepSources(tx, [name], clock());
      const isNew = await noteAsked(tx, name, clock());
      if (isNew) await wake(tx, {});
      return isNew;
    },
    async rollBack(tx, name, from) {
      const source = sources.find((each) => each.name === name);
      const kept = await holdSource(tx, name);
      const inUse = kept && loadInUse(kept);
      if (!source || !kept || !inUse) return 'nothing';
      if (from !== null && inUse.loaded_at !== from) return 'other-load';
      if (await isRunning(tx, name)) return 'running';
      if (kept.previous === null) return 'nothing';
      if (!(await source.loader.rollBack(tx))) {
        // A failed load has overwritten it.
        await forgetPrevious(tx, name);
        return 'nothing';
      }
      await noteRollBack(tx, kept, kept.previous, clock());
      return 'done';
    },
    async standings(language) {
      const kept = await keptSources(database);
      const now = clock();
      return sources.map((source) =>
        standingOf(source, kept.get(source.name) ?? null, { language, mode, host: hostOf(source, mirror), now }),
      );
    },
    stop: () => stopping.abort(new Error('The process is stopping.')),
  };
}

const hostOf = ({ home }: OpenDataFacts, mirror: string | null) => new URL(mirror ?? home).host;

/**
 * Logs each outcome an operator may want to know about; an outage only once.
 *
 * @param isAway whether the outage was already logged
 */
function tellOnce(log: Logger, isAway: boolean): (end: SyncEnd) => void {
  return ({ source: { name }, outcome, loaded, words, unreachable, nextAt }) => {
    const facts = { source: name, why: words?.en, next: nextAt.toISOString() };
    if (outcome === 'loaded') log.info({ source: name, rows: loaded?.rows, as_of: loaded?.asOf }, 'open data loaded');
    else if (outcome === 'refused') log.warn(facts, 'open data refused');
    else if (outcome !== 'failed') return;
    else if (unreachable === null || !isAway) log.info(facts, 'open data not loaded, trying again later');
    else log.debug(facts, 'open data not loaded, trying again later');
    isAway = outcome === 'failed' && unreachable !== null;
  };
}
