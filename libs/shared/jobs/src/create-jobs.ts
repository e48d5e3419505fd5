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
import { queuesWithWork, saveQueue } from './queues.ts';
import { repeat } from './repeat.ts';
import { Worker } from './worker.ts';

/** A job of this process starts at once (see afterCommit); this finds those of other processes and repetitions. */
const POLL_MS = 1_000;
const CRON_MS = 15_000;

/** Kinds of jobs, enqueued and worked. */
export type Jobs = {
  /**
   * Makes a kind of job known; every process that enqueues or works it does so at start.
   * @returns the typed way to enqueue it
   */
  define<Schema extends PayloadSchema>(
    name: string,
    schema: Schema,
    handler: JobHandler<v.InferOutput<Schema>>,
    options: JobOptions,
  ): Enqueue<v.InferInput<Schema>>;

  /**
   * Enqueues by name, inside the caller's transaction: the job exists if and only if that is kept.
   * @returns the job's id
   * @throws v.ValiError when the payload does not fit its schema; Error for a name that was not defined
   */
  enqueue(tx: Tx, name: string, payload: object, options?: EnqueueOptions): Promise<string>;

  /**
   * Enqueues the jobs of a name that failed for good once more, under their old ids.
   * @param until only those that had failed by then: what failed since, nobody has seen yet
   * @returns how many; 0 for a name that this version does not know
   */
  tryAgain(tx: Tx, name: string, until: Date): Promise<number>;

  /** Begins to work jobs and schedules. Not called where JOBS=off leaves them to `npm run worker`. */
  start(): Promise<void>;

  /** Lets running jobs end for `limitMs` (default 20 s), gives the others back, and closes the connections. */
  stop(limitMs?: number): Promise<void>;
};

/** What jobs are made of. */
export type JobsDeps = {
  readonly database: Database;
  readonly log: Log;
  /** The clock of schedules. */
  readonly now?: () => Date;
};

/** Durable background work in the product's own database. Its tables come from `jobsMigrations`. */
export function createJobs({ database, log, now = () => new Date() }: JobsDeps): Jobs {
  const { boss, pool } = openBoss(database.connectionString, log);
  const definitions = new Map<string, JobDefinition>();
  const saved = new Map<string, Promise<void>>();
  const workers = new Map<string, Worker>();
  const repeating: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;

  const enqueue: Jobs['enqueue'] = async (tx, name, payload, { startAfter, key } = {}) => {
    const definition = definitions.get(name);
    if (!definition) throw new Error(`No job is called "${name}".`);
    v.parse(definition.schema, payload);
    await ensureQueue(definition);
    const id = key === undefined ? undefined : jobId(name, key);
    const made = await boss.send(name, payload, {
      db: insideTransaction(tx),
      ...(startAfter && { startAfter }),
      ...(id && { id }),
    });
    afterCommit(tx, () => workers.get(name)?.wake());
    const result = made ?? id; // nothing is made when a job with that key is there already
    if (!result) throw new Error(`The job "${name}" was not taken.`);
    return result;
  };

  /** Once per process; a failed attempt is not remembered. */
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
    // p-timeout refuses a limit of zero, which means: give everything back at once.
    const idle = Promise.all(all.map((worker) => worker.idle()));
    await pTimeout(idle, { milliseconds: Math.max(limitMs, 1), fallback: () => [] });
    await Promise.allSettled(all.map((worker) => worker.giveBack()));
    if (workers.size > 0) await boss.stop({ graceful: false, close: false });
    await pool.end();
  }

  return {
    define(name, schema, handler, options) {
      if (definitions.has(name)) throw new Error(`Two jobs are called "${name}".`);
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
    async start() {
      await Promise.all([...definitions.values()].map(ensureQueue));
      await boss.start();
      for (const definition of definitions.values()) {
        workers.set(definition.name, new Worker(definition, boss, log));
      }
      repeating.push(
        repeat(poll, POLL_MS, 'Looking for jobs', log),
        repeat(runSchedules, CRON_MS, 'Enqueueing scheduled jobs', log),
      );
    },
    stop: (limitMs = 20_000) => (stopping ??= shutDown(limitMs)),
  };
}
