import * as v from 'valibot';
import { type Block, BLOCK_KINDS, BlockSchema } from './blocks.ts';
import { MetaSchema } from './meta.ts';

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
  meta: v.optional(MetaSchema, {}),
  blocks: v.array(KindSchema),
});

/** A page of the site: where it is, what it says of itself, and the blocks it is built from. */
export interface Page {
  readonly path: string;
  readonly title: string;
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
  const { path, title, meta, blocks } = parseContent(PageRecordSchema, raw);
  return {
    path,
    title: title ?? meta.title,
    meta,
    blocks: blocks.flatMap((block, index) => {
      if ((BLOCK_KINDS as readonly string[]).includes(block.kind))
        return [parseContent(BlockSchema, block, `blocks.${index}`)];
      onUnknown(block.kind, index);
      return [];
    }),
  };
}
