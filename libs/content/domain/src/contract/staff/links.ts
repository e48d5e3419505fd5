import { LanguageSchema } from '@vinlore/brand';
import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { CONTENT_KINDS } from '../../drafts/document.ts';
import { LINK_FAULTS } from '../../drafts/faults.ts';
import { DocumentIdSchema } from '../../drafts/text.ts';

/** A link, anchor, or image in a text. */
const CheckedLinkSchema = v.object({
  id: v.string(),
  kind: v.picklist(CONTENT_KINDS),
  /** Path of its page; '' for the site record. */
  path: v.string(),
  language: LanguageSchema,
  /** Whether it is in the published version or in the draft. */
  in: v.picklist(['published', 'draft']),
  /** The field, such as `blocks.2.action.href`. */
  at: v.string(),
  link: v.string(),
  /** New target of a `moved` link. */
  to: v.nullable(v.string()),
  /** null if it works. External links are listed but never requested. */
  fault: v.nullable(v.picklist(LINK_FAULTS)),
  external: v.boolean(),
});
export type CheckedLink = v.InferOutput<typeof CheckedLinkSchema>;

/** Checks all links of the brand's texts, page by page. */
export const checkLinks = endpoint({
  name: 'content.checkLinks',
  summary: 'Links, anchors and pictures of the brand’s texts, and where they lead.',
  method: 'GET',
  path: '/api-cwa/staff/content/links',
  encoding: 'query',
  auth: 'staff',
  permission: 'content',
  request: v.strictObject({
    show: v.optional(v.picklist(['faults', 'external', 'all']), 'faults'),
    /** Limits the check to one document. */
    id: v.optional(DocumentIdSchema),
    /** Id of the document to continue after. */
    cursor: v.optional(DocumentIdSchema),
  }),
  answers: {
    200: success(
      'Those of at most 50 documents; there may be none on a page, and `more` all the same.',
      v.object({
        links: v.array(CheckedLinkSchema),
        /** Number of documents checked. */
        documents: v.number(),
        more: v.boolean(),
        /** Cursor of the next page. */
        cursor: v.nullable(v.string()),
      }),
    ),
  },
});
