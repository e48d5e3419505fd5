import { afterCommit, type Database, type Log, type Tx } from '@vinlore/database';
import pTimeout from 'p-timeout';
import * as v from 'valibot';
import { insideTransaction, openBoss } from './boss.ts';
import { takeFailed } from './delete-jobs.ts';
import { assertCron, jobId, latestDue } from './cron.ts';
import {
  type Enqueue,
  type EnqueueOptions,
  type JobDefinition,
  type JobHandler,
  type JobOptions,
  type PayloadSchema,
} from './job-definition.ts';
import { withTrace } from './job-trace.ts';
import { queuesWithWork, saveQueue } from './queues.ts';
import { repeat } from './repeat.ts';
import { type RunListener, Worker } from './worker.ts';

/**
 * Polling interval: jobs of this process start right away (see afterCommit); polling finds those of other processes and
 * retries.
 */
const POLL_MS = 1_000;
const CRON_MS = 15_000;
/** Polls time out after 30 s; a loop without a good one for this long isn't working. */
const STUCK_MS = 60_000;

/** Defines, enqueues and runs jobs. */
export type Jobs = {
  /**
   * Defines a kind of job; every process that enqueues or runs it must do so at startup.
   * @returns the typed function to enqueue it
   */
  define<Schema extends PayloadSchema>(
    name: string,
    schema: Schema,
    handler: JobHandler<v.InferOutput<Schema>>,
    options: JobOptions,
  ): Enqueue<v.InferInput<Schema>>;

  /**
   * Enqueues by name, in the caller's transaction: the job exists only if it commits.
   * @returns the job's id
   * @throws v.ValiError if the payload does not fit its schema; Error for an undefined name
   */
  enqueue(tx: Tx, name: string, payload: object, options?: EnqueueOptions): Promise<string>;

  /**
   * Retries the permanently failed jobs of a name, under their old ids.
   * @param until only those that had failed by then; no one has seen later ones yet
   * @returns how many; 0 for a name unknown to this version
   */
  tryAgain(tx: Tx, name: string, until: Date): Promise<number>;

  /**
   * Runs the scheduled jobs that `isMeant` names right away, one after the other, in this process: after a restore,
   * which brings back what was deleted since.
   * @returns the names of those that failed; their next scheduled run tries again
   */
  runScheduled(isMeant: (name: string) => boolean): Promise<readonly string[]>;

  /** Starts running jobs and schedules. Not called if JOBS=off leaves them to `npm run worker`. */
  start(): Promise<void>;

  /** Calls `listener` after each run in this process. */
  onRun(listener: RunListener): void;

  /** Whether jobs were started here, but the last good look at the queue is over a minute old. */
  isStuck(): boolean;

  /** Waits up to `limitMs` (default 20 s) for running jobs, releases the others, and closes the connections. */
  stop(limitMs?: number): Promise<void>;
};

/** Dependencies of jobs. */
export type JobsDeps = {
  readonly database: Database;
  readonly log: Log;
  /** The clock for schedules. */
  readonly now?: () => Date;
};

/** Durable background jobs in the product's own database. Their tables come from `jobsMigrations`. */
export function createJobs({ database, log, now = () => new Date() }: JobsDeps): Jobs {
  const { boss, pool } = openBoss(database, log);
  const definitions = new Map<string, JobDefinition>();
  const saved = new Map<string, Promise<void>>();
  const workers = new Map<string, Worker>();
  const repeating: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  const listeners: RunListener[] = [];
  const told: RunListener = (...run) => listeners.forEach((each) => each(...run));
  let polledAt: Date | undefined;

  const enqueue: Jobs['enqueue'] = async (tx, name, payload, { startAfter, key } = {}) => {
    const definition = definitions.get(name);
    if (!definition) throw new Error(`There is no job named "${name}".`);
    v.parse(definition.schema, payload);
    await ensureQueue(definition);
    const id = key === undefined ? undefined : jobId(name, key);
    const made = await boss.send(name, withTrace(payload), {
      db: insideTransaction(tx),
      ...(startAfter && { startAfter }),
      ...(id && { id }),
    });
    afterCommit(tx, () => workers.get(name)?.wake());
    const result = made ?? id; // No-op if a job with that key exists.
    if (!result) throw new Error(`The job "${name}" could not be queued.`);
    return result;
  };

  /** Memoized per process, except for a failed attempt. */
  function ensureQueue(definition: JobDefinition): Promise<void> {
    const { name } = definition;
    const saving =
      saved.get(name) ??
      saveQueue(pool, definition).catch((error: unknown) => {
        saved.delete(name);
        throw error;
      });
    saved.set(name, saving);
    return saving;
  }

  async function poll(): Promise<void> {
    const waiting = await queuesWithWork(pool, [...workers.keys()]);
    polledAt = now();
    for (const name of waiting) workers.get(name)?.wake();
  }

  async function runSchedules(): Promise<void> {
    for (const { name, options } of definitions.values()) {
      const due = options.schedule && latestDue(options.schedule, now());
      if (due) await database.transaction((tx) => enqueue(tx, name, {}, { key: due.toISOString() }));
    }
  }

  async function shutDown(limitMs: number): Promise<void> {
    await Promise.all(repeating.map((end) => end()));
    const all = [...workers.values()];
    for (const worker of all) worker.stop();
    // p-timeout rejects a limit of zero, which means: release everything right away.
    const idle = Promise.all(all.map((worker) => worker.idle()));
    await pTimeout(idle, { milliseconds: Math.max(limitMs, 1), fallback: () => [] });
    await Promise.allSettled(all.map((worker) => worker.giveBack()));
    if (workers.size > 0) await boss.stop({ graceful: false, close: false });
    await pool.end();
  }

  return {
    define(name, schema, handler, options) {
      if (definitions.has(name)) throw new Error(`Two jobs are named "${name}".`);
      if (options.schedule !== undefined) {
        assertCron(options.schedule);
        v.parse(schema, {});
      }
      definitions.set(name, { name, schema, handler, options });
      return (tx, payload, enqueueOptions) => enqueue(tx, name, payload, enqueueOptions);
    },
    enqueue,
    async tryAgain(tx, name, until) {
      const definition = definitions.get(name);
      if (!definition) return 0;
      await ensureQueue(definition);
      const failed = await takeFailed(tx, name, until);
      for (const { id, data } of failed) await boss.send(name, data, { db: insideTransaction(tx), id });
      afterCommit(tx, () => workers.get(name)?.wake());
      return failed.length;
    },
    async runScheduled(isMeant) {
      const failed: string[] = [];
      const meant = [...definitions.values()].filter(({ name, options }) => options.schedule && isMeant(name));
      for (const { name, schema, handler } of meant) {
        const run = { id: `${name}, by hand`, attempt: 1, signal: new AbortController().signal };
        try {
          await handler(v.parse(schema, {}) as never, run);
        } catch (error) {
          failed.push(name);
          log({ level: 'error', msg: `The job "${name}" failed`, error });
        }
      }
      return failed;
    },
    async start() {
      await Promise.all([...definitions.values()].map(ensureQueue));
      await boss.start();
      polledAt = now();
      for (const definition of definitions.values()) {
        workers.set(definition.name, new Worker(definition, { boss, log, onRun: told }));
      }
      repeating.push(
        repeat(poll, POLL_MS, 'Looking for jobs', log),
        repeat(runSchedules, CRON_MS, 'Enqueueing scheduled jobs', log),
      );
    },
    onRun: (listener) => void listeners.push(listener),
    isStuck: () => polledAt !== undefined && now().getTime() - polledAt.getTime() > STUCK_MS,
    stop: (limitMs = 20_000) => (stopping ??= shutDown(limitMs)),
  };
}
