import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** A change in the brand's history. */
const SiteChangeSchema = v.object({
  version: v.number(),
  at: v.string(),
  /** Who changed it; null for a job or a deleted account. */
  by: v.nullable(v.string()),
  /** Values by key; null for the file's. */
  before: v.record(v.string(), v.unknown()),
  after: v.record(v.string(), v.unknown()),
});
export type SiteChange = v.InferOutput<typeof SiteChangeSchema>;

/** The brand's history, newest first. */
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
    /** Version of the last change on the previous page. */
    cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  }),
  answers: {
    200: success('At most 25 changes.', v.object({ changes: v.array(SiteChangeSchema), more: v.boolean() })),
  },
});
