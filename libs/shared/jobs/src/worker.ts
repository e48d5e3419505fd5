import type PgBoss from 'pg-boss';
import { type Log } from '@vinlore/database';
import pTimeout from 'p-timeout';
import * as v from 'valibot';
import { type JobDefinition, type JobHandler } from './job-definition.ts';
import { inJobTrace } from './job-trace.ts';

type ActiveRun = { readonly name: string; readonly id: string; readonly abort: AbortController };

/** Learns of each run: `repeated` failed and will be retried, `failed` failed for good. */
export type RunListener = (job: string, outcome: 'done' | 'repeated' | 'failed', seconds: number) => void;

/** Dependencies of a worker. */
type WorkerDeps = {
  readonly boss: PgBoss;
  readonly log: Log;
  readonly onRun: RunListener;
};

/** Runs the jobs of one queue, one after the other, until none is due. */
export class Worker {
  readonly #definition: JobDefinition;
  readonly #boss: PgBoss;
  readonly #log: Log;
  readonly #onRun: RunListener;
  #draining: Promise<void> | undefined;
  #active: ActiveRun | undefined;
  #stopping = false;

  constructor(definition: JobDefinition, { boss, log, onRun }: WorkerDeps) {
    this.#definition = definition;
    this.#boss = boss;
    this.#log = log;
    this.#onRun = onRun;
  }

  /** Starts working unless already running. */
  wake(): void {
    if (this.#stopping) return;
    this.#draining ??= this.#drain().finally(() => (this.#draining = undefined));
  }

  /** Resolves when nothing is running. */
  async idle(): Promise<void> {
    await this.#draining;
  }

  /** Starts no further job. */
  stop(): void {
    this.#stopping = true;
  }

  /** Aborts the current run and releases its job, to be retried after the next start. */
  async giveBack(): Promise<void> {
    const run = this.#active;
    if (!run) return;
    this.#active = undefined;
    run.abort.abort(new Error('The process is stopping.'));
    await this.#boss.fail(run.name, run.id, { message: 'The process stopped before the job was done.' });
  }

  async #drain(): Promise<void> {
    while (!this.#stopping) {
      const [job] = await this.#boss.fetch<object>(this.#definition.name, { batchSize: 1, includeMetadata: true });
      if (!job) return;
      await this.#run(job);
    }
  }

  async #run(job: PgBoss.JobWithMetadata<object>): Promise<void> {
    const { name, schema, options } = this.#definition;
    const abort = new AbortController();
    this.#active = { name, id: job.id, abort };
    const started = performance.now();
    const tell = (outcome: Parameters<RunListener>[1]) =>
      this.#onRun(name, outcome, (performance.now() - started) / 1000);
    const facts = { job: name, id: job.id, attempt: job.retryCount + 1 };
    try {
      const payload = v.parse(schema, job.data) as never;
      const handler: JobHandler<never> = this.#definition.handler;
      const work = inJobTrace(name, job.data, () =>
        handler(payload, { id: job.id, attempt: facts.attempt, signal: abort.signal }),
      );
      await pTimeout(work, {
        milliseconds: Number(job.expireInSeconds) * 1000,
        fallback: () => {
          const error = new Error(`The job took longer than its ${job.expireInSeconds} s.`);
          abort.abort(error);
          throw error;
        },
      });
      if (this.#wasGivenBack(job.id)) return;
      tell('done');
      const end = () => (options.personal ? this.#boss.deleteJob(name, job.id) : this.#boss.complete(name, job.id));
      await this.#note(end, facts);
    } catch (error) {
      if (this.#wasGivenBack(job.id)) return;
      const forGood = job.retryCount >= job.retryLimit;
      tell(forGood ? 'failed' : 'repeated');
      this.#log({
        level: forGood ? 'error' : 'warn',
        msg: forGood ? `The job ${name} failed for good` : `The job ${name} failed and will be retried`,
        ...facts,
        error,
      });
      const message = error instanceof Error ? error.message : String(error);
      await this.#note(() => this.#boss.fail(name, job.id, { message }), facts);
    } finally {
      this.#active = undefined;
    }
  }

  /** Ignore the result of a run that was released: the job belongs to its next run. */
  #wasGivenBack(id: string): boolean {
    return this.#active?.id !== id;
  }

  /** If this fails, the job times out and is retried: at least once, never lost. */
  async #note(write: () => Promise<unknown>, facts: object): Promise<void> {
    await write().catch((error: unknown) =>
      this.#log({ level: 'error', msg: 'The result of a job could not be saved; it will run again', ...facts, error }),
    );
  }
}
