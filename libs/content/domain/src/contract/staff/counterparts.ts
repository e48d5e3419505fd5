import { LanguageSchema } from '@vinlore/brand';
import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { AnyDocumentSchema } from '../../drafts/document.ts';
import { DocumentFaultSchema } from '../../drafts/faults.ts';
import {
  DocumentIdSchema,
  EditorSchema,
  NumberSchema,
  PLANNED_ACTS,
  TEXT_STATES,
  textFields,
} from '../../drafts/text.ts';
import { contentAct } from './content-act.ts';

const brand = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));
const moment = v.pipe(v.string(), v.isoTimestamp());
const reading = { method: 'GET', encoding: 'query', auth: 'staff', permission: 'content' } as const;
const noCounterpart = refusal(
  'This brand has no such page, it has no text in that language, or the caller does not work at the other brand.',
);

/** The languages that can be copied to other brands, and those brands. */
export const otherBrands = endpoint({
  ...reading,
  name: 'content.otherBrands',
  summary: 'The other brands whose pages the caller edits, in the product’s order.',
  path: '/api-cwa/staff/content/brands',
  request: v.strictObject({}),
  answers: {
    200: success(
      'Brands; none for somebody who works at one desk.',
      v.object({
        brands: v.array(
          v.object({
            brand: v.string(),
            name: v.string(),
            /** The brand's languages, its own first. */
            languages: v.array(LanguageSchema),
            /** Origin of its desk. */
            desk: v.string(),
          }),
        ),
      }),
    ),
  },
});

/** An image in the text that the other brand doesn't have in the same version. */
const CounterpartPictureSchema = v.object({
  name: v.string(),
  /** `copied`: the image is copied. `own`: the other brand has its own image with this name, which is used. */
  becomes: v.picklist(['copied', 'own']),
});

/** The current state at another brand, and what a publication would change there. */
const CounterpartSchema = v.object({
  brand: v.string(),
  language: LanguageSchema,
  /** Its page there; null if there is none at that path. */
  id: v.nullable(v.string()),
  /** Number of the source text's last entry: `of` in a publication. */
  of: v.number(),
  /** Number of the last entry there, 0 if there is none: `base` in a publication. */
  base: v.number(),
  /** null if there is no text in that language. */
  state: v.nullable(v.picklist(TEXT_STATES)),
  /** What visitors see there now; null if nothing is published. */
  before: v.nullable(AnyDocumentSchema),
  /** What would be published there. */
  after: AnyDocumentSchema,
  /** An unpublished draft there, which would be replaced; its history keeps it. */
  draft: v.nullable(v.object({ at: moment, by: EditorSchema })),
  /** Changes scheduled there. */
  plans: v.array(v.object({ act: v.picklist(PLANNED_ACTS), at: moment })),
  /** Why no page can be created there, as text. */
  obstacle: v.nullable(v.string()),
  /** Errors that block a publication there. */
  faults: v.array(DocumentFaultSchema),
  /** Warnings, such as links that would be broken there. */
  doubts: v.array(DocumentFaultSchema),
  pictures: v.array(CounterpartPictureSchema),
  /** Places where the text mentions the source brand: its name or one of its domains. */
  mentions: v.array(v.object({ path: v.string(), name: v.string() })),
});
export type Counterpart = v.InferOutput<typeof CounterpartSchema>;

/** Compares a text with the one another brand has at this path. */
export const counterpart = endpoint({
  ...reading,
  name: 'content.counterpart',
  summary: 'What would change at another brand if a text were published there.',
  path: '/api-cwa/staff/content/counterpart',
  request: v.strictObject({ ...textFields, brand }),
  answers: { 200: success('What is there, and what would be.', CounterpartSchema), 404: noCounterpart },
});

/** The target of one text. */
const DestinationSchema = v.strictObject({
  brand,
  language: LanguageSchema,
  /** Number of the source text's last entry as the caller saw it. */
  of: NumberSchema,
  /** Number of the last entry there as the caller saw it. */
  base: NumberSchema,
});
export type Destination = v.InferOutput<typeof DestinationSchema>;

/** Maximum number of targets per call: two languages of ten brands. */
export const MOST_DESTINATIONS = 20;
const destinations = v.pipe(
  v.array(DestinationSchema),
  v.minLength(1),
  v.maxLength(MOST_DESTINATIONS),
  v.check((all) => new Set(all.map((each) => `${each.brand} ${each.language}`)).size === all.length, 'each once'),
);

/** Publishes a page's texts to other brands: all or none. Idempotent. */
export const publishToBrands = endpoint({
  ...contentAct,
  name: 'content.publishToBrands',
  summary: 'Publishes texts of a page at other brands, plans it, or saves them there as drafts: all or none.',
  path: '/api-cwa/staff/content/counterparts/publish',
  request: v.strictObject({
    id: DocumentIdSchema,
    destinations,
    as: v.picklist(['publish', 'draft']),
    /** Time of publication; now if absent. */
    at: v.optional(v.pipe(v.string(), v.isoTimestamp('content.momentWrong'))),
  }),
  answers: {
    200: success(
      'Where each is now.',
      v.object({
        published: v.array(
          v.object({
            brand: v.string(),
            language: LanguageSchema,
            id: v.string(),
            number: v.number(),
            /** false if it was already there. */
            changed: v.boolean(),
          }),
        ),
      }),
    ),
    404: noCounterpart,
    409: refusal('A text changed since the caller has seen it; `data` says whose: `brand` and `language`.'),
    422: refusal('Something keeps one of them from standing there; the message says where and what.'),
  },
});

/** Undoes a publication, a draft, or a scheduled change at another brand. */
export const undoAtBrand = endpoint({
  ...contentAct,
  name: 'content.undoAtBrand',
  summary: 'Puts a text of another brand back to how it stood before an entry, while that entry is its last.',
  path: '/api-cwa/staff/content/counterparts/undo',
  request: v.strictObject({
    /** Id of the page there. */
    ...textFields,
    brand,
    /** The entry number that the publication returned. */
    number: NumberSchema,
  }),
  answers: {
    200: success('Number of its last entry now.', v.object({ number: v.number() })),
    404: noCounterpart,
    409: refusal('Something else happened to the text since.'),
    422: refusal('That entry is nothing to be taken back, or what stood before has faults now.'),
  },
});
