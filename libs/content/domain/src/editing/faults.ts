import * as v from 'valibot';
import { BLOCK_KINDS, BlockSchema } from '../blocks.ts';
import type { PageDocument, SiteDocument } from '../drafts/document.ts';
import type { FieldFault } from '../drafts/faults.ts';
import { MetaSchema } from '../meta.ts';
import { SiteSchema } from '../site-content.ts';

/** An error that blocks publishing; the path is like `blocks.2.items.0.title`. */
export interface EditFault {
  readonly path: string;
  readonly fault: FieldFault;
}

/** The expected kind of a malformed text. */
const MEANT: Readonly<Record<string, FieldFault>> = {
  href: 'link',
  image: 'picture',
  exampleVin: 'vin',
  sampleVin: 'vin',
  reportVin: 'vin',
  id: 'anchor',
  url: 'address',
  canonicalURL: 'address',
  structuredData: 'structured',
  linkType: 'choice',
  score: 'number',
  count: 'number',
  rating: 'number',
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function codeOf({ type, input }: v.BaseIssue<unknown>, field: string): FieldFault {
  if (isEmpty(input)) return 'missing';
  if (type === 'min_length') return 'few';
  if (type === 'max_length') return 'long';
  if (type === 'picklist') return 'choice';
  if (type === 'iso_date') return 'day';
  return MEANT[field] ?? 'wrong';
}

/** Returns the errors in a part of a document, at most one per field. */
function faultsOf(schema: v.GenericSchema, value: unknown, at: readonly (string | number)[]): EditFault[] {
  const parsed = v.safeParse(schema, value);
  const faults = new Map<string, FieldFault>();
  for (const issue of parsed.success ? [] : parsed.issues) {
    const within = issue.path?.map(({ key }) => key as string | number) ?? [];
    const path = [...at, ...within].join('.');
    if (!faults.has(path)) faults.set(path, codeOf(issue, String(within.at(-1) ?? '')));
  }
  return [...faults].map(([path, fault]) => ({ path, fault }));
}

const isKnown = (kind: string) => (BLOCK_KINDS as readonly string[]).includes(kind);

/** A heading, list entry, or paragraph with only whitespace is empty, whatever its schema accepts. */
function blankTexts(value: unknown, at: readonly (string | number)[]): EditFault[] {
  if (typeof value === 'string')
    return value !== '' && value.trim() === '' ? [{ path: at.join('.'), fault: 'missing' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, each]) => blankTexts(each, [...at, field]));
}

/**
 * Returns everything that blocks publishing a page: errors by the schemas of blocks and metadata, and duplicate
 * anchors.
 */
export function pageFaults({ title, meta, blocks }: PageDocument): EditFault[] {
  const anchors = new Set<unknown>();
  return [
    ...(isEmpty(title) ? [{ path: 'title', fault: 'missing' as const }] : []),
    // Search metadata: the schema has defaults for imported pages, but our own pages must set it.
    ...(['title', 'description'] as const).flatMap((field) =>
      isEmpty(meta[field]) ? [{ path: `meta.${field}`, fault: 'missing' as const }] : [],
    ),
    ...faultsOf(MetaSchema, meta, ['meta']),
    ...(blocks.length === 0 ? [{ path: 'blocks', fault: 'few' as const }] : []),
    ...blocks.flatMap((block, index): EditFault[] => {
      const at = ['blocks', index];
      if (!isKnown(block.kind)) return [{ path: at.join('.'), fault: 'unknown' }];
      const anchor = block['id'];
      const twice = anchor !== undefined && anchors.has(anchor);
      anchors.add(anchor);
      return [
        ...faultsOf(BlockSchema, block, at),
        ...blankTexts(block, at),
        ...(twice ? [{ path: [...at, 'id'].join('.'), fault: 'twice' as const }] : []),
      ];
    }),
  ];
}

/** Returns everything that blocks publishing a site record. A link needs its page, a group its label and pages. */
export function siteFaults(document: SiteDocument): EditFault[] {
  const links = (['headers', 'footers'] as const).flatMap((list) =>
    document[list].flatMap((link, index): EditFault[] => {
      const at = `${list}.${index}`;
      if (link['linkType'] === 'page') return isEmpty(link['page']) ? [{ path: `${at}.page`, fault: 'missing' }] : [];
      const group = (link['linkGroup'] ?? {}) as { readonly label?: unknown; readonly pages?: readonly unknown[] };
      return [
        ...(isEmpty(group.label) ? [{ path: `${at}.linkGroup.label`, fault: 'missing' as const }] : []),
        ...(group.pages?.length ? [] : [{ path: `${at}.linkGroup.pages`, fault: 'few' as const }]),
      ];
    }),
  );
  return [...links, ...faultsOf(SiteSchema, document, [])];
}
