import { type Tx } from '@vinlore/database';
import type * as v from 'valibot';

/** A valibot schema whose input is stored (as JSON) and whose output is passed to the handler. */
export type PayloadSchema = v.GenericSchema<object, unknown>;

/** Options of a kind of job. */
export type JobOptions = {
  /** Number of retries before the job is permanently failed. */
  readonly retries: number;
  /** Delay before the first retry in seconds; roughly doubles each time, with jitter. Default 30. */
  readonly retryDelaySeconds?: number;
  /**
   * Timeout in seconds: a run that takes longer is aborted and fails; so does one whose process was killed. Default
   * 900.
   */
  readonly timeLimitSeconds?: number;
  /**
   * Cron expression with 5 fields, in UTC. Each time, a job with the payload `{}` is enqueued once across all
   * processes.
   */
  readonly schedule?: string;
  /** The payload is personal: the job is deleted when done, while others are kept for 14 days. */
  readonly personal?: boolean;
};

/** One run of a job, as passed to its handler. */
export type JobRun = {
  readonly id: string;
  /** 1 for the first run. */
  readonly attempt: number;
  /** Aborts on timeout or when the process stops; the job is then retried. */
  readonly signal: AbortSignal;
};

/**
 * Does the work. It may run more than once per job (the process can be killed after the work and before recording it),
 * so its effects outside the database must be idempotent: `run.id` is the same each time.
 */
export type JobHandler<Payload> = (payload: Payload, run: JobRun) => Promise<void>;

/** When a job may run, and its deduplication key. */
export type EnqueueOptions = {
  readonly startAfter?: Date;
  /** A second job of this name with the same key is dropped, until 12 hours after the first has finished. */
  readonly key?: string;
};

/** Enqueues a job in the caller's transaction: it exists only if that commits. @returns its id */
export type Enqueue<Payload> = (tx: Tx, payload: Payload, options?: EnqueueOptions) => Promise<string>;

/** A kind of job known to this process. */
export type JobDefinition = {
  readonly name: string;
  readonly schema: PayloadSchema;
  readonly handler: JobHandler<never>;
  readonly options: JobOptions;
};
