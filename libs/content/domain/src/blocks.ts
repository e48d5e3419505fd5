import * as v from 'valibot';
import { MAILING_PURPOSES } from './mailing.ts';
import { PictureNameSchema } from './pictures.ts';

const text = v.pipe(v.string(), v.minLength(1));
const titled = v.strictObject({ title: text, text });
const action = v.strictObject({
  label: text,
  href: v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|#)[^\s\\]*$/, 'a path or an anchor')),
});
/** A VIN that the page decodes itself when it is drawn: what a page shows of a vehicle is never written by hand. */
const sampleVin = v.pipe(v.string(), v.regex(/^[A-HJ-NPR-Z0-9]{17}$/, 'a VIN of 17 characters'));
/** The number of a sample vehicle, whose history is made up and says so (`docs/reference/sample-vehicles.md`). */
const reportVin = v.pipe(v.string(), v.regex(/^[A-HJ-NPR-Z0-9]{4,17}$/, 'the number of a sample vehicle'));
/** Every block may be the target of an anchor. */
const common = { id: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an anchor such as how-it-works'))) };

/** Opens a page: what it is about, and the look-up form. Beside it a sticker, or below it other ways in. */
export const HeroSchema = v.strictObject({
  kind: v.literal('hero'),
  ...common,
  title: text,
  lead: text,
  /** The words of the form's button: what happens next. */
  button: text,
  /** Small print under the form. */
  note: v.optional(text),
  /** Which way to name a car the form opens first; the VIN where nothing is said. */
  way: v.optional(v.picklist(['vin', 'plate', 'name'])),
  /** How the ways to name a car stand on a phone: side by side (`tabs`, the default), or one below the other with an example each. */
  layout: v.optional(v.picklist(['tabs', 'list'])),
  /** A vehicle that stands decoded below the form, as an example of what comes of it. */
  exampleVin: v.optional(sampleVin),
  /** The sticker that stands beside the form. */
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

/** Takes one VIN apart: what each of its places says. */
export const AnatomySchema = v.strictObject({
  kind: v.literal('anatomy'),
  ...common,
  title: text,
  lead: text,
  sampleVin,
  note: v.optional(text),
});

/** What to do, in order. */
export const StepsSchema = v.strictObject({
  kind: v.literal('steps'),
  ...common,
  title: text,
  lead: v.optional(text),
  /** `row`: side by side. `path`: one below the other, joined by a line. */
  layout: v.optional(v.picklist(['row', 'path']), 'row'),
  steps: v.pipe(v.array(v.strictObject({ ...titled.entries, tag: v.optional(text) })), v.minLength(2)),
});

/** A real page of the product, with what there is to see on it. */
export const DocumentSchema = v.strictObject({
  kind: v.literal('document'),
  ...common,
  title: text,
  lead: v.optional(text),
  sampleVin,
  /** `page`: the whole sheet. `detail`: a part of it, as through a loupe. */
  view: v.optional(v.picklist(['page', 'detail']), 'page'),
  points: v.array(titled),
  action: v.optional(action),
});

/** A report as it is sold: the verdict of a sample vehicle, with what there is to see in the rest. */
export const ReportSchema = v.strictObject({
  kind: v.literal('report'),
  ...common,
  title: text,
  lead: v.optional(text),
  reportVin,
  points: v.optional(v.array(titled), []),
});

/** Both documents side by side, each with what it is for: a report as it is sold, and a sheet. */
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

/** Two lists over against each other: what is there, and what is not. */
export const LedgerSchema = v.strictObject({
  kind: v.literal('ledger'),
  ...common,
  title: text,
  lead: v.optional(text),
  known: v.strictObject({ title: text, items: v.pipe(v.array(text), v.minLength(1)) }),
  unknown: v.strictObject({ title: text, items: v.pipe(v.array(text), v.minLength(1)) }),
  note: v.optional(text),
});

/** Line drawings that `cms-content` has. */
const picture = v.picklist(['windshield', 'door', 'papers']);
export type Picture = v.InferOutput<typeof picture>;

/** Short statements side by side, each with a drawing where it shows something. */
export const FeaturesSchema = v.strictObject({
  kind: v.literal('features'),
  ...common,
  title: text,
  lead: v.optional(text),
  items: v.pipe(v.array(v.strictObject({ ...titled.entries, picture: v.optional(picture) })), v.minLength(2)),
});

/** Questions that people ask, with their answers. */
export const QuestionsSchema = v.strictObject({
  kind: v.literal('questions'),
  ...common,
  title: text,
  lead: v.optional(text),
  items: v.pipe(v.array(v.strictObject({ question: text, answer: text })), v.minLength(1)),
});

/** One thing to do next. */
export const CallToActionSchema = v.strictObject({
  kind: v.literal('call-to-action'),
  ...common,
  title: text,
  text,
  action,
});

/** Opens a page without a form. */
export const PageHeadSchema = v.strictObject({
  kind: v.literal('page-head'),
  ...common,
  title: text,
  lead: v.optional(text),
  /** The day of the last change, where readers must know it: legal pages. */
  updated: v.optional(v.pipe(v.string(), v.isoDate('a day such as 2026-11-20'))),
});

/** Longer than any legal page; what a page costs to draw stays bounded whoever wrote it. */
const LONGEST_TEXT = 100_000;

/** Running text in Markdown: headings from the second level on, lists, tables, quotes, links. HTML counts as text. */
export const RichTextSchema = v.strictObject({
  kind: v.literal('rich-text'),
  ...common,
  title: v.optional(text),
  text: v.pipe(text, v.maxLength(LONGEST_TEXT)),
});

/** The brand's plans of a product. Prices come from the plans, never from the text. */
export const PricingSchema = v.strictObject({
  kind: v.literal('pricing'),
  ...common,
  title: text,
  lead: v.optional(text),
  product: v.picklist(['report', 'sticker']),
  note: v.optional(text),
});

/** What others say of the brand: drawn from the site's own fields, and only where there is something to show. */
export const ReviewsSchema = v.strictObject({
  kind: v.literal('reviews'),
  ...common,
  title: text,
  lead: v.optional(text),
});

/** A form that somebody fills in, and what its button says. */
const form = { ...common, title: text, lead: text, button: text };

/** The contact form with the brand's support address. */
export const ContactSchema = v.strictObject({ kind: v.literal('contact'), ...form, lead: v.optional(text) });

/** A field for a VIN; the answer leads on to NHTSA's own look-up of open recalls. */
export const RecallCheckSchema = v.strictObject({ kind: v.literal('recall-check'), ...form, note: text });

/** A field for the number of a sticker. */
export const VerifySchema = v.strictObject({ kind: v.literal('verify'), ...form });

/** An email address left for one named purpose; the words of consent are the product's, not the page's (docs/decisions.md §4). */
export const MailingSchema = v.strictObject({
  kind: v.literal('mailing'),
  ...form,
  purpose: v.picklist(MAILING_PURPOSES),
});

/** A picture of the brand's, with the words under it. */
export const FigureSchema = v.strictObject({
  kind: v.literal('figure'),
  ...common,
  /** A file of the brand's `content/images`, or the name under which staff uploaded it. */
  image: PictureNameSchema,
  /** What the picture shows, for who cannot see it. */
  alt: text,
  caption: v.optional(text),
});

/** A part of a page. Another kind is one schema here and one component in `cms-content`. */
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

/** The kinds that this version of the product can draw. */
export const BLOCK_KINDS: readonly BlockKind[] = BlockSchema.options.map((option) => option.entries.kind.literal);

/** The pictures that a page's blocks show, each once. */
export function pictureNames(blocks: readonly Block[]): string[] {
  return [...new Set(blocks.flatMap((block) => ('image' in block ? [block.image] : [])))];
}

/** The VINs that a page's blocks want decoded, each once. */
export function sampleVins(blocks: readonly Block[]): string[] {
  const vins = blocks.flatMap((block) => [
    'exampleVin' in block ? block.exampleVin : undefined,
    'sampleVin' in block ? block.sampleVin : undefined,
  ]);
  return [...new Set(vins.filter((vin) => vin !== undefined))];
}

/** The numbers of the sample vehicles whose reports a page's blocks show, each once. */
export function sampleReportVins(blocks: readonly Block[]): string[] {
  return [...new Set(blocks.flatMap((block) => ('reportVin' in block ? [block.reportVin] : [])))];
}
