import * as v from 'valibot';
import { isDeeperThan } from '../depth.ts';

/** What staff edit: a page, or the site record. */
export const CONTENT_KINDS = ['page', 'site'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Maximum size of a document in characters of JSON: three times the longest legal page. */
export const LONGEST_DOCUMENT = 300_000;
/** More blocks, links, or reviews than any real document has. */
const MOST = 200;
/** Deeper nesting than any real content has. */
const DEEPEST = 32;

/** Bounds of every document. */
const isBounded = (document: object) =>
  !isDeeperThan(document, DEEPEST) && JSON.stringify(document).length <= LONGEST_DOCUMENT;

const list = v.pipe(v.array(v.looseObject({})), v.maxLength(MOST));

/**
 * A draft of a page. It may be incomplete: an empty title, a half-filled block. `pageFaults` reports what is missing,
 * and only publishing requires a valid page.
 */
export const PageDocumentSchema = v.pipe(
  v.strictObject({
    title: v.pipe(v.string(), v.maxLength(200)),
    sortOrder: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 100),
    /** The fields of `MetaSchema`. */
    meta: v.looseObject({}),
    /** Blocks of `BlockSchema`, possibly incomplete. */
    blocks: v.pipe(v.array(v.looseObject({ kind: v.pipe(v.string(), v.maxLength(60)) })), v.maxLength(MOST)),
  }),
  v.check((document) => isBounded(document), 'content.documentLong'),
);
export type PageDocument = v.InferOutput<typeof PageDocumentSchema>;

/** A draft of the site record: the fields of `SiteSchema`, possibly incomplete. */
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

/** A document in one language, as a draft or as published. */
export const AnyDocumentSchema = v.union([PageDocumentSchema, SiteDocumentSchema]);
export type AnyDocument = PageDocument | SiteDocument;
