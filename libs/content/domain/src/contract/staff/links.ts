import { LanguageSchema } from '@vinlore/brand';
import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { CONTENT_KINDS } from '../../drafts/document.ts';
import { LINK_FAULTS } from '../../drafts/faults.ts';
import { DocumentIdSchema } from '../../drafts/text.ts';

/** A link, an anchor or a picture of a text. */
const CheckedLinkSchema = v.object({
  id: v.string(),
  kind: v.picklist(CONTENT_KINDS),
  /** Of the page that has it; '' of what stands around every page. */
  path: v.string(),
  language: LanguageSchema,
  /** Whether it is in what visitors see, or in what is in work. */
  in: v.picklist(['published', 'draft']),
  /** The field, such as `blocks.2.action.href`. */
  at: v.string(),
  link: v.string(),
  /** Where `moved` leads to. */
  to: v.nullable(v.string()),
  /** null: it leads where it should. Other sites are only listed, nobody asks them. */
  fault: v.nullable(v.picklist(LINK_FAULTS)),
  external: v.boolean(),
});
export type CheckedLink = v.InferOutput<typeof CheckedLinkSchema>;

/** Looks at every link of the brand's texts, page by page. */
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
    /** Of one document only. */
    id: v.optional(DocumentIdSchema),
    /** Id of the document after which to go on. */
    cursor: v.optional(DocumentIdSchema),
  }),
  answers: {
    200: success(
      'Those of at most 50 documents; there may be none on a page, and `more` all the same.',
      v.object({
        links: v.array(CheckedLinkSchema),
        /** Documents that were looked at. */
        documents: v.number(),
        more: v.boolean(),
        /** Where to go on. */
        cursor: v.nullable(v.string()),
      }),
    ),
  },
});
