import { type Database, tables } from '@vinlore/database';
import { makeKey, modelKey, nameKey } from '@vinlore/vehicle-domain';
import { singlePartOf } from '@vinlore/sticker-domain';
import { type Finding, NOTHING } from '../finding.ts';
import type { CatalogueSource } from '../source.ts';
import type { CatalogueQuery } from '../sticker-catalogue.ts';
import type { CatalogueTables } from '../tables.ts';
import type { Entry } from './entry.ts';
import { provenItems } from './proven-items.ts';

/** An entry with the position of its source in the finding. */
type Found = { readonly entry: Entry; readonly isOwn: boolean; readonly source: number };

/** Kinds that apply to a single trim; while the trim is unknown, only entries for all trims are used. */
const OF_ONE_TRIM: readonly Entry['kind'][] = ['standard', 'safety', 'parts', 'specification'];

function ofKind<K extends Entry['kind']>(found: readonly Found[], ...kinds: K[]) {
  return found.flatMap(({ entry, ...rest }) =>
    (kinds as readonly string[]).includes(entry.kind) ? [{ ...(entry as Extract<Entry, { kind: K }>), ...rest }] : [],
  );
}

interface Priced {
  readonly name: string;
  readonly code: string | null;
  readonly price: number | null;
  readonly source: number;
}

/**
 * Returns each item once, in order, from its newest source. If trims have different prices, the price is null until the
 * trim is known.
 */
function once<Item extends Priced>(items: readonly Item[]): Item[] {
  const found = new Map<string, Item>();
  for (const item of items) {
    const key = `${nameKey(item.name)}|${item.code ?? ''}`;
    const before = found.get(key);
    if (!before) found.set(key, item);
    else if (before.source === item.source && before.price !== item.price) found.set(key, { ...before, price: null });
  }
  return [...found.values()];
}

/** Groups items by category, in order of first appearance. */
function grouped<Item extends { readonly category: string }, Out>(
  items: readonly Item[],
  arrange: (items: Item[]) => Out[],
): { category_name: string; data: Out[] }[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(item.category, [...(groups.get(item.category) ?? []), item]);
  return [...groups].map(([category_name, data]) => ({ category_name, data: arrange(data) }));
}

const colors = (found: readonly Found[], kind: 'exterior' | 'interior') =>
  once(ofKind(found, kind)).map(({ name, code, hex, price, source }) => ({ name, code, hex, price, source }));

/** Whether an item is preselected: the VIN proves it, or it comes with the trim and the VIN doesn't prove another. */
function preselection(
  { name, preselected, isOwn }: { readonly name: string; readonly preselected: boolean; readonly isOwn: boolean },
  proven: ReturnType<typeof provenItems>,
) {
  const part = singlePartOf(name);
  const own = part && proven.get(part);
  if (own == null) return { preselected: preselected && isOwn };
  return own === name ? ({ preselected: true, by_vin: true } as const) : { preselected: false };
}

/** Builds a finding from the imported entries of a vehicle. */
function arrange(found: readonly Found[], sources: Finding['sources'], query: CatalogueQuery): Finding {
  const items = ofKind(found, 'item');
  const proven = provenItems(
    items.map(({ name }) => name),
    query,
  );
  const [safety] = ofKind(found, 'safety');
  const [parts] = ofKind(found, 'parts');
  return {
    ...NOTHING,
    trims: ofKind(found, 'trim').map(({ name, msrp, destination, source }) => ({ name, msrp, destination, source })),
    colors: { exterior: colors(found, 'exterior'), interior: colors(found, 'interior') },
    packages: grouped(items, (listed) =>
      once(listed).map(({ name, code, price, preselected, isOwn, source }) => ({
        name,
        code,
        price,
        ...preselection({ name, preselected, isOwn }, proven),
        source,
      })),
    ),
    standard_equipment: grouped(ofKind(found, 'standard'), (items) =>
      items.map(({ name, source }) => ({ name, source })),
    ),
    safety_ratings: safety ? { ...safety.stars, source: safety.source } : null,
    parts_content: parts
      ? { ...parts.content, others: parts.content.others.map((other) => ({ ...other })), source: parts.source }
      : null,
    specifications: ofKind(found, 'specification').map(({ name, value, source }) => ({ name, value, source })),
    sources,
  };
}

/**
 * Creates the source of imported catalogs. The newest of several sources wins; samples are used only if no other source
 * has data.
 */
export function importedSource(database: Database): CatalogueSource {
  return {
    name: 'imported',
    has: ['trims', 'colors', 'packages', 'prices'],
    printed: null,
    find: async (query) => {
      const { year, make, model, trim, decoded } = query;
      const trimKey = nameKey(trim ?? decoded?.elements['Trim'] ?? '');
      const rows = await tables<CatalogueTables>(database)
        .selectFrom('catalogue_entry')
        .select(['source', 'kind', 'trim_key', 'detail', 'as_of', 'sample'])
        .where('year', '=', year)
        .where('make_key', '=', makeKey(make))
        .where('model_key', '=', modelKey(make, model))
        .orderBy('place')
        .execute();
      const isSample = rows.every(({ sample }) => sample);
      const used = rows.filter(({ sample, kind, trim_key: of }) => {
        if (sample !== isSample) return false;
        if (kind === 'trim' || of === '' || of === trimKey) return true;
        return trimKey === '' && !OF_ONE_TRIM.includes(kind);
      });
      const newest = new Map<string, string>();
      for (const { source, as_of: day } of used) {
        if (day > (newest.get(source) ?? '')) newest.set(source, day);
      }
      const sources = [...newest]
        .sort(([, one], [, other]) => (one < other ? 1 : one > other ? -1 : 0))
        .map(([name, as_of]) => ({ name, as_of, sample: isSample }));
      const places = new Map(sources.map(({ name }, at) => [name, at + 1]));
      const found = used
        .map(({ source, kind, detail, trim_key: of }) => ({
          entry: { kind, ...detail } as Entry,
          isOwn: of === '' || of === trimKey,
          source: places.get(source)!,
        }))
        .sort((one, other) => one.source - other.source);
      return found.length === 0 ? NOTHING : arrange(found, sources, query);
    },
  };
}
