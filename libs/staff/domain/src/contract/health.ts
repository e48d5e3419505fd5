import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { HealthSchema } from '../health.ts';

/** Health of the service, shared by all brands. */
export const health = endpoint({
  name: 'staff.health',
  summary: 'How payments, jobs, mail, sources and backups stand, and the jobs that failed for good.',
  method: 'GET',
  path: '/api-cwa/staff/health',
  encoding: 'none',
  auth: 'staff',
  permission: 'owner',
  // Polled while the page is open.
  passive: true,
  request: v.strictObject({}),
  answers: { 200: success('As it stands at this moment.', HealthSchema) },
});

const jobsAct = {
  method: 'POST',
  encoding: 'json',
  auth: 'staff',
  permission: 'owner',
  site: true,
} as const;

const seen = {
  name: v.pipe(v.string(), v.maxLength(100)),
  /** `last_at` of the jobs as the caller saw them; later failures are left alone. */
  until: v.pipe(v.string(), v.isoTimestamp()),
};

/** Retries jobs that failed permanently. */
export const tryJobs = endpoint({
  ...jobsAct,
  name: 'staff.tryJobs',
  summary: 'Has the jobs of a name that failed for good run once more.',
  path: '/api-cwa/staff/jobs/try-again',
  request: v.strictObject(seen),
  answers: {
    200: success('How the product runs now.', HealthSchema),
    404: refusal('None of that name failed, or somebody else has seen to them.'),
  },
});

/** Removes jobs that failed permanently; their work is never done. */
export const removeJobs = endpoint({
  ...jobsAct,
  name: 'staff.removeJobs',
  summary: 'Removes the jobs of a name that failed for good. Their work is never done.',
  path: '/api-cwa/staff/jobs/remove',
  request: v.strictObject({ ...seen, reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)) }),
  answers: {
    200: success('How the product runs now.', HealthSchema),
    404: refusal('None of that name failed, or somebody else has seen to them.'),
  },
});
