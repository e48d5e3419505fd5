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

/** Languages of texts that may go to other brands, and those brands. */
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
            /** Languages of its pages, its own first. */
            languages: v.array(LanguageSchema),
            /** Scheme, host and port of its desk. */
            desk: v.string(),
          }),
        ),
      }),
    ),
  },
});

/** A picture that a text shows and that another brand does not have as it is. */
const CounterpartPictureSchema = v.object({
  name: v.string(),
  /** `copied`: it goes along. `own`: the other brand has one of its own by that name, which stays. */
  becomes: v.picklist(['copied', 'own']),
});

/** What stands at another brand where a text would go, and what would become of it. */
const CounterpartSchema = v.object({
  brand: v.string(),
  language: LanguageSchema,
  /** Its page there; null: there is none at that path. */
  id: v.nullable(v.string()),
  /** Number of the source text's last entry: `of` of a publication. */
  of: v.number(),
  /** Number of the last entry there, 0 where there is none: `base` of a publication. */
  base: v.number(),
  /** null: there is no text in that language. */
  state: v.nullable(v.picklist(TEXT_STATES)),
  /** What visitors see there now; null: nothing. */
  before: v.nullable(AnyDocumentSchema),
  /** What would stand there. */
  after: AnyDocumentSchema,
  /** Work there that is not published, which would be replaced; its history keeps it. */
  draft: v.nullable(v.object({ at: moment, by: EditorSchema })),
  /** What waits there for its moment. */
  plans: v.array(v.object({ act: v.picklist(PLANNED_ACTS), at: moment })),
  /** Why no page can be made there, in words. */
  obstacle: v.nullable(v.string()),
  /** What keeps it from being published there. */
  faults: v.array(DocumentFaultSchema),
  /** What is worth a look, such as links that lead to nothing there. */
  doubts: v.array(DocumentFaultSchema),
  pictures: v.array(CounterpartPictureSchema),
  /** Where the text names the brand that it comes from: its name, or one of its domains. */
  mentions: v.array(v.object({ path: v.string(), name: v.string() })),
});
export type Counterpart = v.InferOutput<typeof CounterpartSchema>;

/** Compares a text with what another brand has at its path. */
export const counterpart = endpoint({
  ...reading,
  name: 'content.counterpart',
  summary: 'What would change at another brand if a text were published there.',
  path: '/api-cwa/staff/content/counterpart',
  request: v.strictObject({ ...textFields, brand }),
  answers: { 200: success('What is there, and what would be.', CounterpartSchema), 404: noCounterpart },
});

/** Where one text goes. */
const DestinationSchema = v.strictObject({
  brand,
  language: LanguageSchema,
  /** The source text's number as the caller has seen it. */
  of: NumberSchema,
  /** The number there as the caller has seen it. */
  base: NumberSchema,
});
export type Destination = v.InferOutput<typeof DestinationSchema>;

/** Texts that go to other brands at once: two languages of ten brands. */
export const MOST_DESTINATIONS = 20;
const destinations = v.pipe(
  v.array(DestinationSchema),
  v.minLength(1),
  v.maxLength(MOST_DESTINATIONS),
  v.check((all) => new Set(all.map((each) => `${each.brand} ${each.language}`)).size === all.length, 'each once'),
);

/** Publishes a page's texts at other brands: at all of them or at none. The same again changes nothing. */
export const publishToBrands = endpoint({
  ...contentAct,
  name: 'content.publishToBrands',
  summary: 'Publishes texts of a page at other brands, plans it, or saves them there as drafts: all or none.',
  path: '/api-cwa/staff/content/counterparts/publish',
  request: v.strictObject({
    id: DocumentIdSchema,
    destinations,
    as: v.picklist(['publish', 'draft']),
    /** When they go live; absent: now. */
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
            /** false: it stood there already. */
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

/** Takes a publication at another brand, or a draft or plan there, back. */
export const undoAtBrand = endpoint({
  ...contentAct,
  name: 'content.undoAtBrand',
  summary: 'Puts a text of another brand back to how it stood before an entry, while that entry is its last.',
  path: '/api-cwa/staff/content/counterparts/undo',
  request: v.strictObject({
    /** Of the page there. */
    ...textFields,
    brand,
    /** The entry, as the publication answered it. */
    number: NumberSchema,
  }),
  answers: {
    200: success('Number of its last entry now.', v.object({ number: v.number() })),
    404: noCounterpart,
    409: refusal('Something else happened to the text since.'),
    422: refusal('That entry is nothing to be taken back, or what stood before has faults now.'),
  },
});
