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

/** All sources after each other take minutes; a run that takes longer hangs. */
const LONGEST_SECONDS = 12 * 3_600;

/** What the sync of open data needs of others. */
export interface OpenDataDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define'>;
  readonly facts: readonly OpenDataFacts[];
  readonly loaders: OpenDataLoaders;
  readonly mode: OpenDataMode;
  /** OPEN_DATA_MIRROR. */
  readonly mirror: string | null;
  /** Downloads are put below it while they last. */
  readonly dataDir: string;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly random?: () => number;
  readonly patience?: Patience;
  /**
   * Does what is due in another process, by {@link OpenData.syncDue}, so that whoever is answered by this one doesn't notice;
   * this process does it where it is left out.
   */
  readonly apart?: (stop: AbortSignal) => Promise<void>;
}

/** What became of a request to go back. */
export type RollBackEnd = 'done' | 'other-load' | 'running' | 'nothing';

/** The open data of governments: downloaded, loaded, and kept up to date. */
export interface OpenData {
  readonly mode: OpenDataMode;
  readonly sources: readonly OpenDataSource[];
  /** Has what is due loaded in the background; called once jobs run. @returns the sources that were never loaded */
  begin(): Promise<readonly OpenDataSource[]>;
  /** Syncs a source now, in this process. @returns null where another process has it */
  sync(
    name: OpenDataName,
    options: {
      readonly force: boolean;
      readonly stop: AbortSignal;
      readonly onProgress?: (progress: SyncProgress) => void;
    },
  ): Promise<SyncEnd | null>;
  /** Syncs what is due, each source once, in this process. */
  syncDue(stop: AbortSignal): Promise<void>;
  /** Somebody asks for a sync: a job does it. @returns false where it runs, or was asked for before */
  ask(tx: Tx, name: OpenDataName): Promise<boolean>;
  /**
   * Puts the load before into use again.
   *
   * @param from `loaded_at` of the load that is to be left; null whichever is in use
   */
  rollBack(tx: Tx, name: OpenDataName, from: string | null): Promise<RollBackEnd>;
  standings(language: Language): Promise<OpenDataStanding[]>;
  /** Ends the sync under way in this process; the next process begins it anew. */
  stop(): void;
}

/** Opens the sync. Nothing is downloaded before {@link OpenData.begin}, or before somebody asks. */
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
    // Each pass may be another process's: what the last one told stands in the database.
    const kept = await keptSources(database);
    const tell = tellOnce(
      log,
      all.some((name) => kept.get(name)?.outcome === 'failed'),
    );
    while (!stop.aborted && due.size > 0) {
      const end = await runSync(run, dueOf(due), { stop });
      if (end === null) return;
      tell(end);
      // Each once a pass; those of a host that does not answer wait for the next one.
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
      // Another process takes seconds to begin: it is for nothing most of the time.
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
        // A load that failed has taken its place.
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
 * One line for each end that an operator may want to know of; a network that is away is told once, not each time.
 *
 * @param isAway whether it was told before
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
