import * as v from 'valibot';
import { type Block, BLOCK_KINDS, BlockSchema } from './blocks.ts';
import { isDeeperThan } from './depth.ts';
import { MetaSchema, readMeta } from './meta.ts';
import { fromPayloadBlock } from './payload-block.ts';

const KindSchema = v.looseObject({ kind: v.string() });

/** Where a page of the site may be. */
export const PagePathSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'a path such as / or /about'),
);

const PageRecordSchema = v.object({
  path: PagePathSchema,
  /** What links and lists call the page; without it, its metadata's title. */
  title: v.optional(v.pipe(v.string(), v.minLength(1))),
  /** Where it stands among the pages: the lowest first. */
  sortOrder: v.optional(v.pipe(v.number(), v.integer()), 100),
  meta: v.optional(MetaSchema, {}),
  blocks: v.array(KindSchema),
});

/** A page of the site: where it is, what it says of itself, and the blocks it is built from. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly sortOrder: number;
  readonly meta: v.InferOutput<typeof MetaSchema>;
  readonly blocks: readonly Block[];
}

/** A content record is wrong: names the field and what is allowed. */
export class ContentError extends Error {
  constructor(
    readonly field: string,
    detail: string,
  ) {
    super(`field "${field}": ${detail}`);
    this.name = 'ContentError';
  }
}

/**
 * Parses a record.
 *
 * @param at where the record stands in a larger one, such as `blocks.2`
 * @throws ContentError for the first field that is wrong
 */
export function parseContent<S extends v.GenericSchema>(schema: S, raw: unknown, at = ''): v.InferOutput<S> {
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0]!;
  const field = [at, v.getDotPath(issue)].filter(Boolean).join('.') || '(root)';
  throw new ContentError(field, issue.message);
}

/**
 * Reads a page. A block of a kind that this version does not know is left out, so that content may be newer than the
 * product; a block of a known kind must be right.
 *
 * @param onUnknown told of each block that was left out
 * @throws ContentError naming the field
 */
export function parsePage(raw: unknown, onUnknown: (kind: string, index: number) => void): Page {
  const { path, title, sortOrder, meta, blocks } = parseContent(PageRecordSchema, raw);
  return {
    path,
    title: title ?? meta.title,
    sortOrder,
    meta,
    blocks: blocks.flatMap((block, index) => {
      if ((BLOCK_KINDS as readonly string[]).includes(block.kind))
        return [parseContent(BlockSchema, block, `blocks.${index}`)];
      onUnknown(block.kind, index);
      return [];
    }),
  };
}

/** Deeper than any honest content; a page of nothing but brackets would exhaust the stack of whoever walks it. */
const DEEPEST = 32;

/**
 * Reads a page that others wrote, as Payload gives it (`url`, `meta`, `blocks` or `layout`) or as we keep it. Whatever
 * is wrong with it is left out and `onSkipped` is told: one bad block never costs the page.
 *
 * @returns null for what is no page at all
 */
export function readPage(raw: unknown, onSkipped: (what: string) => void): Page | null {
  if (typeof raw !== 'object' || raw === null || isDeeperThan(raw, DEEPEST)) return null;
  const doc: Readonly<Record<string, unknown>> = { ...raw };
  const path = v.safeParse(PagePathSchema, doc['url']);
  if (!path.success) return null;
  const meta = readMeta(doc['meta'], (field) => onSkipped(`meta.${field}`));
  const blocks = doc['blocks'] ?? doc['layout'];
  return {
    path: path.output,
    title: (typeof doc['title'] === 'string' && doc['title']) || meta.title,
    sortOrder: typeof doc['sortOrder'] === 'number' ? doc['sortOrder'] : 0,
    meta,
    blocks: (Array.isArray(blocks) ? blocks : []).flatMap((each: unknown): Block[] => {
      const block = v.safeParse(BlockSchema, fromPayloadBlock(each));
      if (block.success) return [block.output];
      const kind = v.safeParse(KindSchema, fromPayloadBlock(each));
      const field = v.getDotPath(block.issues[0]);
      onSkipped(`block ${kind.success ? JSON.stringify(kind.output.kind.slice(0, 60)) : 'without a kind'}, ${field}`);
      return [];
    }),
  };
}
