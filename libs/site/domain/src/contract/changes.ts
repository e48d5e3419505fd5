import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** A change, as its history tells it. */
const SiteChangeSchema = v.object({
  version: v.number(),
  at: v.string(),
  /** Who changed it; null for a job, or an account that is gone. */
  by: v.nullable(v.string()),
  /** Values by key; null: the file's. */
  before: v.record(v.string(), v.unknown()),
  after: v.record(v.string(), v.unknown()),
});
export type SiteChange = v.InferOutput<typeof SiteChangeSchema>;

/** What was changed of the brand, the newest first. */
export const siteChanges = endpoint({
  name: 'site.changes',
  summary: 'What staff changed of this brand, the newest first.',
  method: 'GET',
  path: '/api-cwa/staff/brand/changes',
  encoding: 'query',
  auth: 'staff',
  permission: 'any',
  site: true,
  request: v.strictObject({
    /** The version of the last change on the page before. */
    cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  }),
  answers: {
    200: success('At most 25 changes.', v.object({ changes: v.array(SiteChangeSchema), more: v.boolean() })),
  },
});
