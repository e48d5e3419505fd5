import { LanguageSchema } from '@vinlore/brand';
import * as v from 'valibot';
import { AnyDocumentSchema, CONTENT_KINDS } from './document.ts';

/** What happened to a text: every entry of its history is one of these. */
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

/** What can be planned for a moment. */
export const PLANNED_ACTS = ['publish', 'unpublish'] as const;
export type PlannedAct = (typeof PLANNED_ACTS)[number];

/** How a plan ended; null while it waits. `overtaken`: somebody published meanwhile. `refused`: it could not be carried out. */
export const PLAN_ENDS = ['done', 'overtaken', 'refused', 'cancelled'] as const;

const moment = v.pipe(v.string(), v.isoTimestamp());

/** Who did it; null: the brand's files. */
export const EditorSchema = v.nullable(v.object({ id: v.string(), name: v.string() }));
export type Editor = v.InferOutput<typeof EditorSchema>;

/** A document's id, as addresses of the desk carry it. */
export const DocumentIdSchema = v.pipe(v.string(), v.toLowerCase(), v.uuid());
/** Number of an entry in a text's history; 0: there is none yet. */
export const NumberSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000));
/** The same, as an address carries it. */
export const NumberFieldSchema = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

/** Which text: a document in one language. */
export const textFields = { id: DocumentIdSchema, language: LanguageSchema };

/**
 * Which text, and the number that its editor started from or saw last. Where somebody changed the text since, the call
 * answers 409 with `ConflictSchema`, and nothing is lost.
 */
export const actFields = { ...textFields, base: NumberSchema };

/** An entry of a text's history. */
export const RevisionSchema = v.object({
  number: v.number(),
  act: v.picklist(REVISION_ACTS),
  at: moment,
  by: EditorSchema,
  /** What the page was called. */
  title: v.string(),
  /** The number whose document was taken: of a discarded draft the published one, of a roll back the old one. */
  of: v.nullable(v.number()),
  /** It was planned for this moment. */
  planned: v.boolean(),
});
export type Revision = v.InferOutput<typeof RevisionSchema>;

/** A document as it was at a number. */
export const VersionSchema = v.object({
  number: v.number(),
  at: moment,
  by: EditorSchema,
  document: AnyDocumentSchema,
});
export type Version = v.InferOutput<typeof VersionSchema>;

/** `data` of 409: what a merge needs. */
export const ConflictSchema = v.object({
  /** The document at the base; null where drafts so old are no longer kept. */
  base: v.nullable(AnyDocumentSchema),
  /** What stands there now. */
  theirs: AnyDocumentSchema,
  /** The number of theirs: whoever has merged saves on top of it. */
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
  /** The number that is published then. */
  number: v.number(),
  planned_at: moment,
  by: EditorSchema,
  end: v.nullable(v.picklist(PLAN_ENDS)),
});
export type ScheduledPublication = v.InferOutput<typeof PlanSchema>;

/** `published`: live. `offline`: it was, and is not now. `draft`: it never was. */
export const TEXT_STATES = ['published', 'offline', 'draft'] as const;

const standing = {
  title: v.string(),
  state: v.picklist(TEXT_STATES),
  /** There is a draft that is not published. */
  draft: v.boolean(),
  changed_at: moment,
  changed_by: EditorSchema,
};

/** A text as lists show it. */
export const ListedTextSchema = v.object({
  ...standing,
  /** The next thing that is planned. */
  planned: v.nullable(v.object({ act: v.picklist(PLANNED_ACTS), at: moment })),
});
export type ListedText = v.InferOutput<typeof ListedTextSchema>;

/** A page as lists show it, both languages side by side; null: there is no text in it. */
export const ListedPageSchema = v.object({
  id: v.string(),
  path: v.string(),
  en: v.nullable(ListedTextSchema),
  es: v.nullable(ListedTextSchema),
  changed_at: moment,
  /** When it was deleted; null while it is there. */
  deleted_at: v.nullable(moment),
});
export type ListedPage = v.InferOutput<typeof ListedPageSchema>;

/** A text as its editor gets it. */
export const TextSchema = v.object({
  ...standing,
  /** Number of its last entry: `base` of what is done next. */
  number: v.number(),
  /** What is live; null while nothing is. */
  published: v.nullable(VersionSchema),
  /** What is in work; null where nothing is beyond what was published last. */
  draft_version: v.nullable(VersionSchema),
  /** What to begin with: the draft, else what was published last. */
  document: AnyDocumentSchema,
  /** Where visitors find it, whether or not it is live. */
  address: v.string(),
  /** What waits, and what ended in the last 30 days; the next first. */
  plans: v.array(PlanSchema),
});
export type ContentText = v.InferOutput<typeof TextSchema>;

/** A document as its editor gets it. */
export const EditedDocumentSchema = v.object({
  id: v.string(),
  kind: v.picklist(CONTENT_KINDS),
  /** '' of what stands around every page. */
  path: v.string(),
  en: v.nullable(TextSchema),
  es: v.nullable(TextSchema),
  /** Paths that it had, and that lead here (301) until staff end it. */
  redirects: v.array(v.string()),
  /** It stays: the home page, and pages that `brand.json` names as legal. */
  required: v.boolean(),
  deleted_at: v.nullable(moment),
});
export type EditedDocument = v.InferOutput<typeof EditedDocumentSchema>;

/** The parameter by which an address shows what is not published. */
export const PREVIEW_PARAMETER = 'preview';
