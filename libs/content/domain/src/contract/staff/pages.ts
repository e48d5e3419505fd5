import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { DocumentIdSchema, EditedDocumentSchema, ListedPageSchema } from '../../drafts/text.ts';

/** Part of a path or title; the trigram index needs at least three letters. */
export const ContentSearchSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.check((text) => text === '' || /[\p{L}\p{N}]{3}/u.test(text), 'content.findShort'),
);

/** The brand's pages, for editors. */
export const staffPages = endpoint({
  name: 'content.staffPages',
  summary: 'Pages of this brand, both languages side by side.',
  method: 'GET',
  path: '/api-cwa/staff/content/pages',
  encoding: 'query',
  auth: 'staff',
  permission: 'content',
  request: v.strictObject({
    /** Matches either language. `draft`: has unpublished changes. `planned`: has a scheduled change. */
    state: v.optional(v.picklist(['published', 'draft', 'planned', 'offline', 'deleted'])),
    search: v.optional(ContentSearchSchema, ''),
    /** By path, or last changed first; search results always use the latter. */
    order: v.optional(v.picklist(['path', 'changed']), 'path'),
    /** Id of the page to continue after. */
    cursor: v.optional(DocumentIdSchema),
  }),
  answers: {
    200: success(
      'At most 50. Deleted ones are only there where they are asked for.',
      v.object({ pages: v.array(ListedPageSchema), more: v.boolean() }),
    ),
  },
});

/** One document with both its texts. */
export const staffDocument = endpoint({
  name: 'content.staffDocument',
  summary: 'A page, or what stands around every page, as its editor needs it.',
  method: 'GET',
  path: '/api-cwa/staff/content/document',
  encoding: 'query',
  auth: 'staff',
  permission: 'content',
  request: v.strictObject({
    /** If absent, the site record. */
    id: v.optional(DocumentIdSchema),
  }),
  answers: { 200: success('The document.', EditedDocumentSchema), 404: refusal('This brand has no such document.') },
});
