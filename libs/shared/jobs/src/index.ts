export { type Jobs, type JobsDeps, createJobs } from './create-jobs.ts';
export { deleteJobs, takeFailed } from './delete-jobs.ts';
export { type Enqueue, type EnqueueOptions, type JobHandler, type JobOptions, type JobRun } from './job-definition.ts';
export { jobsMigrations } from './migrations.ts';
export { type FailedJobs, failedJobs, type LateJobs, lateJobs } from './standing.ts';
