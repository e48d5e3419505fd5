import { LanguageSchema } from '@vinlore/brand';
import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PageDocumentSchema } from '../../drafts/document.ts';
import { DocumentIdSchema, EditedDocumentSchema } from '../../drafts/text.ts';
import { PagePathSchema } from '../../page.ts';
import { contentAct } from './content-act.ts';
import { DOCUMENT_BODY_BYTES, DOCUMENT_VALUES, noDocument } from './drafts.ts';

const path = v.pipe(v.string(), v.trim(), v.maxLength(200), PagePathSchema);
const pathTaken = refusal('Another page has that path, or redirects from it; or the product itself answers there.');

/** Creates a page as a draft. */
export const newPage = endpoint({
  ...contentAct,
  name: 'content.newPage',
  summary: 'Makes a page, as a draft in one language.',
  path: '/api-cwa/staff/content/page/new',
  bodyLimit: DOCUMENT_BODY_BYTES,
  valueLimit: DOCUMENT_VALUES,
  request: v.strictObject({ path, language: LanguageSchema, document: PageDocumentSchema }),
  answers: { 200: success('The page.', EditedDocumentSchema), 422: pathTaken },
});

/** Duplicates a page as drafts in the same languages. */
export const copyPage = endpoint({
  ...contentAct,
  name: 'content.copyPage',
  summary: 'Makes a page that begins as a copy of another, as a draft.',
  path: '/api-cwa/staff/content/page/copy',
  request: v.strictObject({ id: DocumentIdSchema, path }),
  answers: { 200: success('The copy.', EditedDocumentSchema), 404: noDocument, 422: pathTaken },
});

/** Moves a page in all languages; its old path redirects to the new one (301). */
export const movePage = endpoint({
  ...contentAct,
  name: 'content.movePage',
  summary: 'Gives a page another path; the old one redirects.',
  path: '/api-cwa/staff/content/page/move',
  request: v.strictObject({
    id: DocumentIdSchema,
    path,
    /** The path as the caller saw it, to detect concurrent moves. */
    from: path,
  }),
  answers: {
    200: success('The page.', EditedDocumentSchema),
    404: noDocument,
    409: refusal('Somebody moved it meanwhile.'),
    422: pathTaken,
  },
});

/** Deletes a page in all languages. Its history stays, and restoring a version brings it back. */
export const deletePage = endpoint({
  ...contentAct,
  name: 'content.deletePage',
  summary: 'Deletes a page in all languages; its history stays.',
  path: '/api-cwa/staff/content/page/delete',
  request: v.strictObject({ id: DocumentIdSchema }),
  answers: {
    200: success('The page.', EditedDocumentSchema),
    404: noDocument,
    422: refusal('The site cannot do without it.'),
  },
});
