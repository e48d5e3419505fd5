import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { NumberFieldSchema, RevisionSchema, textFields, VersionSchema } from '../../drafts/text.ts';
import { noDocument } from './drafts.ts';

/** The history of a text. Read-only. */
export const contentHistory = endpoint({
  name: 'content.history',
  summary: 'What happened to a text, the last first.',
  method: 'GET',
  path: '/api-cwa/staff/content/history',
  encoding: 'query',
  auth: 'staff',
  permission: 'content',
  request: v.strictObject({
    ...textFields,
    /** `yes` includes every saved draft; superseded ones are kept for 30 days. */
    drafts: v.optional(v.picklist(['yes', 'no']), 'no'),
    /** Number of the entry to continue after. */
    cursor: v.optional(NumberFieldSchema),
  }),
  answers: {
    200: success('At most 50.', v.object({ revisions: v.array(RevisionSchema), more: v.boolean() })),
    404: noDocument,
  },
});

/** The document at an entry of its history. */
export const contentRevision = endpoint({
  name: 'content.revision',
  summary: 'A text as it was.',
  method: 'GET',
  path: '/api-cwa/staff/content/revision',
  encoding: 'query',
  auth: 'staff',
  permission: 'content',
  request: v.strictObject({ ...textFields, number: NumberFieldSchema }),
  answers: {
    200: success('The document.', VersionSchema),
    404: refusal('This brand has no such document, or it has no such entry.'),
  },
});
