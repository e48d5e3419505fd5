import { endpoint, file, refusal } from './endpoint.ts';
import * as v from 'valibot';

/** Documents that have a PDF; each belongs to a different slice. */
export const DOCUMENT_KINDS = ['sticker', 'report'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/**
 * The PDF of a document, for its owner or anyone with a signed link (docs/decisions.md §3). It is the only row with
 * handlers in several slices, so it belongs to none of them.
 */
export const viewPdf = endpoint({
  name: 'documents.viewPdf',
  summary: 'The PDF of a document, for its owner or with a signed link.',
  method: 'GET',
  path: '/api-cwa/view_pdf',
  encoding: 'query',
  auth: 'none',
  request: v.strictObject({
    kind: v.picklist(DOCUMENT_KINDS),
    id: v.pipe(v.string(), v.maxLength(100)),
    /** From a `pdf_url`; otherwise the call must carry the owner's token. */
    signature: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
    /** `svg`: an image of the first page, for screens. */
    as: v.optional(v.picklist(['pdf', 'svg']), 'pdf'),
    /** 1: as a download instead of inline. */
    download: v.optional(v.literal('1')),
  }),
  answers: {
    200: file('The document; with `as=svg` a picture of its first page.', 'application/pdf', 'image/svg+xml'),
    403: refusal(
      'The link is over or was changed and no token of the owner came with it, or the document was revoked.',
    ),
    404: refusal('There is no such document.'),
    409: refusal('What is stored of the document was changed since it was signed.'),
  },
});
