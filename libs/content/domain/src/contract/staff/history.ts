import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { NumberFieldSchema, RevisionSchema, textFields, VersionSchema } from '../../drafts/text.ts';
import { noDocument } from './drafts.ts';

/** What happened to a text. Nobody can change it. */
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
    /** `yes`: each saving of a draft as well; those that nobody needs any more are kept for 30 days. */
    drafts: v.optional(v.picklist(['yes', 'no']), 'no'),
    /** Number of the entry after which to go on. */
    cursor: v.optional(NumberFieldSchema),
  }),
  answers: {
    200: success('At most 50.', v.object({ revisions: v.array(RevisionSchema), more: v.boolean() })),
    404: noDocument,
  },
});

/** The document as it was at an entry of its history. */
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
