import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { LanguageSchema } from '@vinlore/brand';
import { AnyDocumentSchema } from '../../drafts/document.ts';
import { DocumentFaultSchema } from '../../drafts/faults.ts';
import { PagePathSchema } from '../../page.ts';
import { actFields, DocumentIdSchema, TextSchema } from '../../drafts/text.ts';
import { contentAct } from './content-act.ts';

export const noDocument = refusal('This brand has no such document.');
export const changedMeanwhile = refusal(
  'Somebody changed the text meanwhile; `data` is what a merge needs (`ConflictSchema`).',
);
/** The largest document plus its envelope. */
export const DOCUMENT_BODY_BYTES = 1_048_576;
/** Number of values in the largest document: 200 blocks with 100 values each. */
export const DOCUMENT_VALUES = 20_000;

/** Saves a draft. Idempotent. */
export const saveDraft = endpoint({
  ...contentAct,
  name: 'content.saveDraft',
  summary: 'Saves a text in work, finished or not.',
  path: '/api-cwa/staff/content/draft',
  bodyLimit: DOCUMENT_BODY_BYTES,
  valueLimit: DOCUMENT_VALUES,
  request: v.strictObject({ ...actFields, document: AnyDocumentSchema }),
  answers: {
    200: success('The text.', TextSchema),
    404: noDocument,
    409: changedMeanwhile,
    422: refusal('A document of the other kind.'),
  },
});

/** Returns to the published version; the draft stays in the history. */
export const discardDraft = endpoint({
  ...contentAct,
  name: 'content.discardDraft',
  summary: 'Gives up what is in work; a text that was never published goes.',
  path: '/api-cwa/staff/content/draft/discard',
  request: v.strictObject(actFields),
  answers: {
    200: success('The text; null where it was never published.', v.nullable(TextSchema)),
    404: noDocument,
    409: changedMeanwhile,
    422: refusal('Nothing is in work, or a page that would be left without any text: delete it.'),
  },
});

/** Checks a document, saved or not, for publication. Changes nothing. */
export const checkDocument = endpoint({
  ...contentAct,
  name: 'content.checkDocument',
  summary: 'What would keep a document from being published, and what its links lead to.',
  path: '/api-cwa/staff/content/check',
  bodyLimit: DOCUMENT_BODY_BYTES,
  valueLimit: DOCUMENT_VALUES,
  request: v.strictObject({ id: DocumentIdSchema, language: LanguageSchema, document: AnyDocumentSchema }),
  answers: {
    200: success(
      '`faults` refuse publication, `doubts` do not.',
      v.object({ faults: v.array(DocumentFaultSchema), doubts: v.array(DocumentFaultSchema) }),
    ),
    404: noDocument,
    422: refusal('A document of the other kind.'),
  },
});

/** Shows a document, saved or not, on the brand's real page. Changes nothing that is published. */
export const previewDocument = endpoint({
  ...contentAct,
  name: 'content.previewDocument',
  summary: 'A link under which the brand’s real page shows a document, for the caller’s session and 15 minutes.',
  path: '/api-cwa/staff/content/preview',
  bodyLimit: DOCUMENT_BODY_BYTES,
  valueLimit: DOCUMENT_VALUES,
  request: v.strictObject({
    id: DocumentIdSchema,
    language: LanguageSchema,
    /** Defaults to the draft, or else the published version. */
    document: v.optional(AnyDocumentSchema),
    /** An existing preview to update; its link stays the same. */
    preview: v.optional(DocumentIdSchema),
    /** The page around which `site` is shown; defaults to the home page. */
    path: v.optional(PagePathSchema),
  }),
  answers: {
    200: success(
      'The link, on the desk’s own host.',
      v.object({ preview: v.string(), href: v.string(), until: v.string() }),
    ),
    404: noDocument,
    422: refusal('A document of the other kind.'),
  },
});
