import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { SECTIONS } from '../../events/sections.ts';

/** Removing a source with more records than this needs a second approver. */
export const ALONE_RECORDS = 1_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Reason for the action, kept in the audit log. */
export const ReasonSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('history.reasonMissing'),
  v.maxLength(200, 'history.reasonLong'),
);

export const SourceNameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(80));

const ShareSchema = v.object({ name: v.string(), records: count });

/** Summary of a source's records at the last count. */
const CoverageSchema = v.object({
  measured_at: v.string(),
  records: count,
  vehicles: count,
  /** Partial dates of the oldest and newest record. */
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  /** States and provinces such as `US-OH`, most records first. */
  regions: v.array(ShareSchema),
  /** Records without a location. */
  no_region: count,
  /** Makes of VINs that decode, most records first. */
  makes: v.array(ShareSchema),
});
export type SourceCoverage = v.InferOutput<typeof CoverageSchema>;

/** A source of imported history. */
const HistorySourceSchema = v.object({
  name: v.string(),
  /** Null until counted, within a minute of an import. */
  coverage: v.nullable(CoverageSchema),
  /** The date its data goes through. */
  as_of: v.nullable(v.string()),
  /** Sections where reports can show "No record found". */
  covers: v.array(v.picklist(SECTIONS)),
  sample: v.boolean(),
  /** Being removed; reports no longer use it. */
  leaving: v.boolean(),
  /** Records that are hidden or withdrawn. */
  hidden: count,
  imported_at: v.nullable(v.string()),
});
export type HistorySourceView = v.InferOutput<typeof HistorySourceSchema>;

/** Sources of imported history, shared by all brands. */
export const historySources = endpoint({
  name: 'history.sources',
  summary: 'Sources of imported history, with what their records are about.',
  method: 'GET',
  path: '/api-cwa/staff/history/sources',
  encoding: 'none',
  auth: 'staff',
  permission: ['support', 'content'],
  request: v.strictObject({}),
  answers: { 200: success('All of them, by name.', v.object({ sources: v.array(HistorySourceSchema) })) },
});

/** One source with its imports. */
export const historySource = endpoint({
  name: 'history.source',
  summary: 'A source of imported history, with the imports that brought its records.',
  method: 'GET',
  path: '/api-cwa/staff/history/source',
  encoding: 'query',
  auth: 'staff',
  permission: ['support', 'content'],
  request: v.strictObject({ name: SourceNameSchema }),
  answers: {
    200: success(
      'The source, and at most 100 imports, the newest first.',
      v.object({
        source: HistorySourceSchema,
        imports: v.array(v.object({ id: v.string(), at: v.string(), undone: v.boolean() })),
      }),
    ),
    404: refusal('There is no such source.'),
  },
});

/** A source and the part of it that one import added. */
const ImportedSourceSchema = v.object({
  ...HistorySourceSchema.entries,
  /**
   * Null until counted: within a minute of the import's end, or of the source's next change for imports made by an
   * older version.
   */
  brought: v.nullable(v.object({ regions: v.array(ShareSchema), no_region: count, makes: v.array(ShareSchema) })),
});
export type ImportedSourceView = v.InferOutput<typeof ImportedSourceSchema>;

/** Sources of an import's records, with their current coverage and what the import itself added. */
export const importSources = endpoint({
  name: 'history.importSources',
  summary: 'Sources of which an import brought records, with what their records are about.',
  method: 'GET',
  path: '/api-cwa/staff/history/import-sources',
  encoding: 'query',
  auth: 'staff',
  permission: 'owner',
  request: v.strictObject({ import: v.pipe(v.string(), v.toLowerCase(), v.uuid()) }),
  answers: {
    200: success(
      'At most 20, by name; none where the import brought nothing, or was undone.',
      v.object({ sources: v.array(ImportedSourceSchema) }),
    ),
  },
});

/** Permanently deletes a source with all its records. */
export const removeHistorySource = endpoint({
  name: 'history.removeSource',
  summary: 'Removes a source of imported history with all of its records, at every brand.',
  method: 'POST',
  path: '/api-cwa/staff/history/source/remove',
  encoding: 'json',
  auth: 'staff',
  permission: 'owner',
  site: true,
  request: v.strictObject({ name: SourceNameSchema, reason: ReasonSchema }),
  answers: {
    200: success('Reports ask it no more; its records go bit by bit.', v.object({ removed: v.literal(true) })),
    404: refusal('There is no such source, or it comes with the product.'),
  },
});
