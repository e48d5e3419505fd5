import { type Tx } from '@vinlore/database';
import type * as v from 'valibot';

/** A valibot schema whose input is what is stored (as JSON) and whose output is what the handler gets. */
export type PayloadSchema = v.GenericSchema<object, unknown>;

/** How a kind of job is run. */
export type JobOptions = {
  /** How often a failed run is repeated before the job counts as failed for good. */
  readonly retries: number;
  /** Wait before the first repetition; it about doubles each time, with some chance in it. Default 30. */
  readonly retryDelaySeconds?: number;
  /** A run that takes longer is aborted and counts as failed; so does one whose process was killed. Default 900. */
  readonly timeLimitSeconds?: number;
  /** Cron expression with 5 fields, in UTC. Each time a job with the payload `{}` is enqueued, once over all processes. */
  readonly schedule?: string;
  /** What it carries is somebody's own: the job is deleted once it is done, where others are kept for 14 days. */
  readonly personal?: boolean;
};

/** One run of a job, as its handler sees it. */
export type JobRun = {
  readonly id: string;
  /** 1 for the first run. */
  readonly attempt: number;
  /** Aborts when the time limit is over or the process stops; what then remains is repeated later. */
  readonly signal: AbortSignal;
};

/**
 * Does the work. It may run more than once for one job (a process can be killed after the work and before the note of
 * it), so what it does outside the database should bear repetition: `run.id` is the same each time.
 */
export type JobHandler<Payload> = (payload: Payload, run: JobRun) => Promise<void>;

/** When a job may run, and what makes it one and the same. */
export type EnqueueOptions = {
  readonly startAfter?: Date;
  /** A second job of this name with the same key, within 12 hours after the first was finished, is not made. */
  readonly key?: string;
};

/** Enqueues a job inside the caller's transaction: it exists if and only if that is kept. @returns its id */
export type Enqueue<Payload> = (tx: Tx, payload: Payload, options?: EnqueueOptions) => Promise<string>;

/** A kind of job that this process knows. */
export type JobDefinition = {
  readonly name: string;
  readonly schema: PayloadSchema;
  readonly handler: JobHandler<never>;
  readonly options: JobOptions;
};
