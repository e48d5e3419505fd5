import * as v from 'valibot';
import { type Block, BLOCK_KINDS, BlockSchema } from './blocks.ts';
import { isDeeperThan } from './depth.ts';
import { MetaSchema, readMeta } from './meta.ts';
import { fromPayloadBlock } from './payload-block.ts';

const KindSchema = v.looseObject({ kind: v.string() });

/** A valid path of a page. */
export const PagePathSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'a path such as / or /about'),
);

const PageRecordSchema = v.object({
  path: PagePathSchema,
  /** Name of the page in links and lists; defaults to its metadata title. */
  title: v.optional(v.pipe(v.string(), v.minLength(1))),
  /** Sort order: lowest first. */
  sortOrder: v.optional(v.pipe(v.number(), v.integer()), 100),
  meta: v.optional(MetaSchema, {}),
  blocks: v.array(KindSchema),
});

/** A page of the site: its path, its metadata, and its blocks. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly sortOrder: number;
  readonly meta: v.InferOutput<typeof MetaSchema>;
  readonly blocks: readonly Block[];
}

/** An invalid content record; names the field and what is allowed. */
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
 * @param at path of the record in a larger one, such as `blocks.2`
 * @throws ContentError for the first invalid field
 */
export function parseContent<S extends v.GenericSchema>(schema: S, raw: unknown, at = ''): v.InferOutput<S> {
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0]!;
  const field = [at, v.getDotPath(issue)].filter(Boolean).join('.') || '(root)';
  throw new ContentError(field, issue.message);
}

/**
 * Parses a page. Skips blocks of an unknown kind, so that content may be newer than the product; blocks of a known kind
 * must be valid.
 *
 * @param onUnknown called for each skipped block
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

/** Deeper nesting than any real content has; a page of nothing but brackets would overflow the stack. */
const DEEPEST = 32;

/**
 * Parses a page from a third party, in Payload's format (`url`, `meta`, `blocks` or `layout`) or ours. Drops invalid
 * parts and reports them to `onSkipped`, so one bad block never costs the page.
 *
 * @returns null if it isn't a page at all
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
