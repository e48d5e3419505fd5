import * as v from 'valibot';
import { isDeeperThan } from '../depth.ts';

/** What staff edit: a page, or what stands around every page. */
export const CONTENT_KINDS = ['page', 'site'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Longest document in characters of JSON: three times the longest legal page. */
export const LONGEST_DOCUMENT = 300_000;
/** More blocks, links or reviews than any honest document has. */
const MOST = 200;
/** Deeper than any honest content. */
const DEEPEST = 32;

/** Whatever a document is, it stays within bounds. */
const isBounded = (document: object) =>
  !isDeeperThan(document, DEEPEST) && JSON.stringify(document).length <= LONGEST_DOCUMENT;

const list = v.pipe(v.array(v.looseObject({})), v.maxLength(MOST));

/**
 * A page in work. It may be unfinished: an empty title, a block half filled in. What is wrong with it is told by
 * `pageFaults`, and only publishing asks for it to be right.
 */
export const PageDocumentSchema = v.pipe(
  v.strictObject({
    title: v.pipe(v.string(), v.maxLength(200)),
    sortOrder: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 100),
    /** The fields of `MetaSchema`. */
    meta: v.looseObject({}),
    /** Blocks of `BlockSchema`, as far as they are filled in. */
    blocks: v.pipe(v.array(v.looseObject({ kind: v.pipe(v.string(), v.maxLength(60)) })), v.maxLength(MOST)),
  }),
  v.check((document) => isBounded(document), 'content.documentLong'),
);
export type PageDocument = v.InferOutput<typeof PageDocumentSchema>;

/** What stands around every page, in work: the fields of `SiteSchema`, as far as they are filled in. */
export const SiteDocumentSchema = v.pipe(
  v.strictObject({
    headers: list,
    footers: list,
    trustpilot: v.nullable(v.looseObject({})),
    reviews: list,
    about: v.pipe(v.string(), v.maxLength(2_000)),
    legal: v.pipe(v.string(), v.maxLength(2_000)),
  }),
  v.check((document) => isBounded(document), 'content.documentLong'),
);
export type SiteDocument = v.InferOutput<typeof SiteDocumentSchema>;

/** A document in one language, in work or as it was published. */
export const AnyDocumentSchema = v.union([PageDocumentSchema, SiteDocumentSchema]);
export type AnyDocument = PageDocument | SiteDocument;
