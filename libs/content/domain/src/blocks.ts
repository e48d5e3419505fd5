import * as v from 'valibot';
import { MAILING_PURPOSES } from './mailing.ts';
import { PictureNameSchema } from './pictures.ts';

const text = v.pipe(v.string(), v.minLength(1));
const titled = v.strictObject({ title: text, text });
const action = v.strictObject({
  label: text,
  href: v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|#)[^\s\\]*$/, 'a path or an anchor')),
});
/** A VIN that is decoded when the page is rendered: vehicle details are never written by hand. */
const sampleVin = v.pipe(v.string(), v.regex(/^[A-HJ-NPR-Z0-9]{17}$/, 'a VIN of 17 characters'));
/** The number of a sample vehicle with a fictional, labeled history (`docs/reference/sample-vehicles.md`). */
const reportVin = v.pipe(v.string(), v.regex(/^[A-HJ-NPR-Z0-9]{4,17}$/, 'the number of a sample vehicle'));
/** Every block can have an anchor. */
const common = { id: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an anchor such as how-it-works'))) };

/** The opening of a page: what it is about, and the lookup form, next to a sticker or above more lookup options. */
export const HeroSchema = v.strictObject({
  kind: v.literal('hero'),
  ...common,
  title: text,
  lead: text,
  /** Label of the form's button: what happens next. */
  button: text,
  /** Small print under the form. */
  note: v.optional(text),
  /** The lookup option that is open first; defaults to the VIN. */
  way: v.optional(v.picklist(['vin', 'plate', 'name'])),
  /** Layout of the lookup options on phones: side by side (`tabs`, the default), or stacked with an example each. */
  layout: v.optional(v.picklist(['tabs', 'list'])),
  /** A vehicle shown decoded below the form as an example. */
  exampleVin: v.optional(sampleVin),
  /** The sticker next to the form. */
  sampleVin: v.optional(sampleVin),
  sampleNote: v.optional(text),
  ways: v.optional(
    v.array(
      v.strictObject({
        ...titled.entries,
        href: action.entries.href,
        icon: v.picklist(['sticker', 'verified', 'member']),
      }),
    ),
    [],
  ),
});

/** Breaks down a VIN: what each of its positions means. */
export const AnatomySchema = v.strictObject({
  kind: v.literal('anatomy'),
  ...common,
  title: text,
  lead: text,
  sampleVin,
  note: v.optional(text),
});

/** Numbered steps. */
export const StepsSchema = v.strictObject({
  kind: v.literal('steps'),
  ...common,
  title: text,
  lead: v.optional(text),
  /** `row`: side by side. `path`: stacked, joined by a line. */
  layout: v.optional(v.picklist(['row', 'path']), 'row'),
  steps: v.pipe(v.array(v.strictObject({ ...titled.entries, tag: v.optional(text) })), v.minLength(2)),
});

/** A sample document with points that explain it. */
export const DocumentSchema = v.strictObject({
  kind: v.literal('document'),
  ...common,
  title: text,
  lead: v.optional(text),
  sampleVin,
  /** `page`: the full sticker. `detail`: a close-up. */
  view: v.optional(v.picklist(['page', 'detail']), 'page'),
  points: v.array(titled),
  action: v.optional(action),
});

/** A sample report: its verdict, with points about the rest. */
export const ReportSchema = v.strictObject({
  kind: v.literal('report'),
  ...common,
  title: text,
  lead: v.optional(text),
  reportVin,
  points: v.optional(v.array(titled), []),
});

/** Report and sticker side by side, each with its purpose. */
export const DocumentsSchema = v.strictObject({
  kind: v.literal('documents'),
  ...common,
  title: text,
  lead: v.optional(text),
  reportVin,
  report: titled,
  sampleVin,
  sticker: v.strictObject({ ...titled.entries, action }),
});

/** Two contrasting lists: what is known and what isn't. */
export const LedgerSchema = v.strictObject({
  kind: v.literal('ledger'),
  ...common,
  title: text,
  lead: v.optional(text),
  known: v.strictObject({ title: text, items: v.pipe(v.array(text), v.minLength(1)) }),
  unknown: v.strictObject({ title: text, items: v.pipe(v.array(text), v.minLength(1)) }),
  note: v.optional(text),
});

/** Line drawings available in `cms-content`. */
const picture = v.picklist(['windshield', 'door', 'papers']);
export type Picture = v.InferOutput<typeof picture>;

/** Features side by side, each with an optional drawing. */
export const FeaturesSchema = v.strictObject({
  kind: v.literal('features'),
  ...common,
  title: text,
  lead: v.optional(text),
  items: v.pipe(v.array(v.strictObject({ ...titled.entries, picture: v.optional(picture) })), v.minLength(2)),
});

/** Frequently asked questions. */
export const QuestionsSchema = v.strictObject({
  kind: v.literal('questions'),
  ...common,
  title: text,
  lead: v.optional(text),
  items: v.pipe(v.array(v.strictObject({ question: text, answer: text })), v.minLength(1)),
});

/** A call to action. */
export const CallToActionSchema = v.strictObject({
  kind: v.literal('call-to-action'),
  ...common,
  title: text,
  text,
  action,
});

/** The heading of a page without a form. */
export const PageHeadSchema = v.strictObject({
  kind: v.literal('page-head'),
  ...common,
  title: text,
  lead: v.optional(text),
  /** Date of the last change, for pages where it matters, such as legal pages. */
  updated: v.optional(v.pipe(v.string(), v.isoDate('a day such as 2026-11-20'))),
});

/** Longer than any legal page; bounds the cost of rendering. */
const LONGEST_TEXT = 100_000;

/** Rich text in Markdown: headings from level 2, lists, tables, quotes, links. HTML is shown as text. */
export const RichTextSchema = v.strictObject({
  kind: v.literal('rich-text'),
  ...common,
  title: v.optional(text),
  text: v.pipe(text, v.maxLength(LONGEST_TEXT)),
});

/** The brand's plans for a product. Prices always come from the plans, never from the text. */
export const PricingSchema = v.strictObject({
  kind: v.literal('pricing'),
  ...common,
  title: text,
  lead: v.optional(text),
  product: v.picklist(['report', 'sticker']),
  note: v.optional(text),
});

/** Reviews and ratings from the site record; omitted if there are none. */
export const ReviewsSchema = v.strictObject({
  kind: v.literal('reviews'),
  ...common,
  title: text,
  lead: v.optional(text),
});

/** A form with the label of its button. */
const form = { ...common, title: text, lead: text, button: text };

/** The contact form with the brand's support address. */
export const ContactSchema = v.strictObject({ kind: v.literal('contact'), ...form, lead: v.optional(text) });

/** A VIN field for a recall check; the result links to NHTSA's own lookup. */
export const RecallCheckSchema = v.strictObject({ kind: v.literal('recall-check'), ...form, note: text });

/** A field for a sticker number. */
export const VerifySchema = v.strictObject({ kind: v.literal('verify'), ...form });

/** An email sign-up for one purpose; the consent text belongs to the product, not the page (docs/decisions.md §4). */
export const MailingSchema = v.strictObject({
  kind: v.literal('mailing'),
  ...form,
  purpose: v.picklist(MAILING_PURPOSES),
});

/** One of the brand's images with a caption. */
export const FigureSchema = v.strictObject({
  kind: v.literal('figure'),
  ...common,
  /** A file in the brand's `content/images`, or the name of an uploaded image. */
  image: PictureNameSchema,
  /** Alt text. */
  alt: text,
  caption: v.optional(text),
});

/** A block of a page. To add a kind, add a schema here and a component in `cms-content`. */
export const BlockSchema = v.variant('kind', [
  HeroSchema,
  AnatomySchema,
  StepsSchema,
  DocumentSchema,
  ReportSchema,
  DocumentsSchema,
  LedgerSchema,
  FeaturesSchema,
  QuestionsSchema,
  CallToActionSchema,
  PageHeadSchema,
  RichTextSchema,
  PricingSchema,
  ReviewsSchema,
  ContactSchema,
  RecallCheckSchema,
  VerifySchema,
  MailingSchema,
  FigureSchema,
]);
export type Block = v.InferOutput<typeof BlockSchema>;
export type BlockKind = Block['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;

/** The kinds of blocks that this version can render. */
export const BLOCK_KINDS: readonly BlockKind[] = BlockSchema.options.map((option) => option.entries.kind.literal);

/** Returns the images that a page's blocks use, without duplicates. */
export function pictureNames(blocks: readonly Block[]): string[] {
  return [...new Set(blocks.flatMap((block) => ('image' in block ? [block.image] : [])))];
}

/** Returns the VINs that a page's blocks need decoded, without duplicates. */
export function sampleVins(blocks: readonly Block[]): string[] {
  const vins = blocks.flatMap((block) => [
    'exampleVin' in block ? block.exampleVin : undefined,
    'sampleVin' in block ? block.sampleVin : undefined,
  ]);
  return [...new Set(vins.filter((vin) => vin !== undefined))];
}

/** Returns the sample vehicle numbers whose reports a page's blocks show, without duplicates. */
export function sampleReportVins(blocks: readonly Block[]): string[] {
  return [...new Set(blocks.flatMap((block) => ('reportVin' in block ? [block.reportVin] : [])))];
}
