import { LanguageSchema } from '@vinlore/brand';
import * as v from 'valibot';
import { AnyDocumentSchema, CONTENT_KINDS } from './document.ts';

/** Kinds of entries in a text's history. */
export const REVISION_ACTS = [
  'seeded',
  'saved',
  'discarded',
  'published',
  'unpublished',
  'rolled-back',
  'deleted',
] as const;
export type RevisionAct = (typeof REVISION_ACTS)[number];

/** Actions that can be scheduled. */
export const PLANNED_ACTS = ['publish', 'unpublish'] as const;
export type PlannedAct = (typeof PLANNED_ACTS)[number];

/**
 * How a scheduled change ended; null while pending. `overtaken`: someone published first. `refused`: it was no longer
 * valid.
 */
export const PLAN_ENDS = ['done', 'overtaken', 'refused', 'cancelled'] as const;

const moment = v.pipe(v.string(), v.isoTimestamp());

/** Who did it; null for the brand's files. */
export const EditorSchema = v.nullable(v.object({ id: v.string(), name: v.string() }));
export type Editor = v.InferOutput<typeof EditorSchema>;

/** A document id, as in desk URLs. */
export const DocumentIdSchema = v.pipe(v.string(), v.toLowerCase(), v.uuid());
/** Number of an entry in a text's history; 0 if there is none yet. */
export const NumberSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000));
/** The same, as a URL parameter. */
export const NumberFieldSchema = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

/** Identifies a text: a document in one language. */
export const textFields = { id: DocumentIdSchema, language: LanguageSchema };

/**
 * Identifies a text, with the entry number the edit is based on. If someone changed the text since, the call returns
 * 409 with `ConflictSchema`.
 */
export const actFields = { ...textFields, base: NumberSchema };

/** An entry of a text's history. */
export const RevisionSchema = v.object({
  number: v.number(),
  act: v.picklist(REVISION_ACTS),
  at: moment,
  by: EditorSchema,
  /** Title of the page at the time. */
  title: v.string(),
  /** The entry whose document was used: the published one for a discarded draft, the old one for a restored version. */
  of: v.nullable(v.number()),
  /** The time it was scheduled for. */
  planned: v.boolean(),
});
export type Revision = v.InferOutput<typeof RevisionSchema>;

/** A document at an entry. */
export const VersionSchema = v.object({
  number: v.number(),
  at: moment,
  by: EditorSchema,
  document: AnyDocumentSchema,
});
export type Version = v.InferOutput<typeof VersionSchema>;

/** `data` of a 409 response: what a merge needs. */
export const ConflictSchema = v.object({
  /** The base version; null if drafts that old are no longer kept. */
  base: v.nullable(AnyDocumentSchema),
  /** The current version. */
  theirs: AnyDocumentSchema,
  /** Entry number of the current version; the merged text is saved on top of it. */
  number: v.number(),
  act: v.picklist(REVISION_ACTS),
  at: moment,
  by: EditorSchema,
});
export type Conflict = v.InferOutput<typeof ConflictSchema>;

/** Something planned. */
export const PlanSchema = v.object({
  plan_id: v.string(),
  act: v.picklist(PLANNED_ACTS),
  /** The moment. */
  at: moment,
  /** The entry that will be published. */
  number: v.number(),
  planned_at: moment,
  by: EditorSchema,
  end: v.nullable(v.picklist(PLAN_ENDS)),
});
export type ScheduledPublication = v.InferOutput<typeof PlanSchema>;

/** `published`: live. `offline`: was live before. `draft`: never published. */
export const TEXT_STATES = ['published', 'offline', 'draft'] as const;

const standing = {
  title: v.string(),
  state: v.picklist(TEXT_STATES),
  /** Whether there is an unpublished draft. */
  draft: v.boolean(),
  changed_at: moment,
  changed_by: EditorSchema,
};

/** A text in lists. */
export const ListedTextSchema = v.object({
  ...standing,
  /** The next scheduled change. */
  planned: v.nullable(v.object({ act: v.picklist(PLANNED_ACTS), at: moment })),
});
export type ListedText = v.InferOutput<typeof ListedTextSchema>;

/** A page in lists, with both languages; null if there is no text in one. */
export const ListedPageSchema = v.object({
  id: v.string(),
  path: v.string(),
  en: v.nullable(ListedTextSchema),
  es: v.nullable(ListedTextSchema),
  changed_at: moment,
  /** When it was deleted; null if it wasn't. */
  deleted_at: v.nullable(moment),
});
export type ListedPage = v.InferOutput<typeof ListedPageSchema>;

/** A text for its editor. */
export const TextSchema = v.object({
  ...standing,
  /** Number of its last entry: the `base` of the next action. */
  number: v.number(),
  /** The published version; null if there is none. */
  published: v.nullable(VersionSchema),
  /** The draft; null if there is none newer than the published version. */
  draft_version: v.nullable(VersionSchema),
  /** The document to edit: the draft, or else the last published version. */
  document: AnyDocumentSchema,
  /** Its public URL, whether or not it's published. */
  address: v.string(),
  /** Pending schedules, soonest first, and those that ended in the last 30 days. */
  plans: v.array(PlanSchema),
});
export type ContentText = v.InferOutput<typeof TextSchema>;

/** A document for its editor. */
export const EditedDocumentSchema = v.object({
  id: v.string(),
  kind: v.picklist(CONTENT_KINDS),
  /** '' for the site record. */
  path: v.string(),
  en: v.nullable(TextSchema),
  es: v.nullable(TextSchema),
  /** Old paths that redirect here (301). */
  redirects: v.array(v.string()),
  /** It can't be deleted: the home page, and legal pages named in `brand.json`. */
  required: v.boolean(),
  deleted_at: v.nullable(moment),
});
export type EditedDocument = v.InferOutput<typeof EditedDocumentSchema>;

/** The URL parameter that shows a preview. */
export const PREVIEW_PARAMETER = 'preview';
