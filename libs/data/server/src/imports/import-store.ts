import type { DataImport, ImportColumn, ImportKind, ImportState } from '@vinlore/data-domain';
import { acrossBrands, type Database, PAGE_SIZE, tables, type Tx } from '@vinlore/database';
import type { Language } from '@vinlore/i18n';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { DataTables, KeptColumn } from '../tables.ts';

/** A stored import, with how much of its file has been received. */
export type KeptImport = Selectable<DataTables['data_import']> & { readonly received: number };

const query = (source: Database | Tx) =>
  tables<DataTables>(source)
    .selectFrom('data_import')
    .selectAll()
    // While uploading, the sum of the parts; once complete, the file size.
    .select(
      sql<number>`case when has_file then size when state = 'uploading' then coalesce((
        select sum(part.size)::int from data_import_part as part where part.import_id = data_import.id), 0) else 0 end`.as(
        'received',
      ),
    );

/** Returns an import visible to this brand's desk: its own, or a command-line one. */
export const importOf = (source: Database | Tx, brand: string, id: string): Promise<KeptImport | undefined> =>
  query(source)
    .where((row) => row.or([row('brand', '=', brand), row('brand', 'is', null)]))
    .where('id', '=', id)
    .executeTakeFirst();

/** Returns one of this brand's own imports, locked until the transaction ends. Excludes command-line imports. */
export const holdImport = (tx: Tx, brand: string, id: string): Promise<KeptImport | undefined> =>
  query(tx).where('brand', '=', brand).where('id', '=', id).forUpdate().executeTakeFirst();

/** Returns an import visible to this brand's desk, locked until the transaction ends. */
export const holdShown = (tx: Tx, brand: string, id: string): Promise<KeptImport | undefined> =>
  query(tx)
    .where((row) => row.or([row('brand', '=', brand), row('brand', 'is', null)]))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Filters of an import list. */
interface ListQuery {
  readonly kind?: ImportKind | undefined;
  readonly state?: ImportState | undefined;
  readonly cursor?: string | undefined;
}

/** Imports of one desk, or of the command line (null), newest first. Returns one more than a page if there are more. */
function importsFrom(database: Database, brand: string | null, { kind, state, cursor }: ListQuery) {
  let rows = brand === null ? query(database).where('brand', 'is', null) : query(database).where('brand', '=', brand);
  if (kind) rows = rows.where('kind', '=', kind);
  if (state) rows = rows.where('state', '=', state);
  if (cursor)
    rows = rows.where('place', '<', (other) =>
      other.selectFrom('data_import').select('place').where('id', '=', cursor),
    );
  return rows
    .orderBy('place', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
}

/**
 * Imports visible to this brand's desk. Queries desk and command-line imports separately, because each half is an index
 * range and the union isn't.
 */
export async function importsOf(database: Database, brand: string, listQuery: ListQuery): Promise<KeptImport[]> {
  // A cursor this desk can't see returns no rows.
  if (listQuery.cursor && !(await importOf(database, brand, listQuery.cursor))) return [];
  const halves = await Promise.all([importsFrom(database, brand, listQuery), importsFrom(database, null, listQuery)]);
  return halves
    .flat()
    .toSorted((one, other) => other.place - one.place)
    .slice(0, PAGE_SIZE + 1);
}

/** Older checks recorded only whether a value `refused` its line. */
const columnView = ({ unknown, ...column }: KeptColumn): ImportColumn => ({
  ...column,
  unknown: unknown.map((each) => {
    if ('outcome' in each) return each;
    const { refused, ...value } = each;
    return { ...value, outcome: refused ? 'refused' : 'left-out' };
  }),
});

/** An import as shown to staff. @param emails emails of the people who started them @param undo undo progress */
export function importView(
  kept: KeptImport,
  language: Language,
  emails: ReadonlyMap<string, string>,
  undo: DataImport['undo'] = null,
): DataImport {
  const { id, kind, name, size, received, fingerprint, source, map, mapping, as_of, state, mode } = kept;
  const { lines, faults, share, has_file } = kept;
  return {
    id,
    kind,
    name,
    size,
    received,
    fingerprint,
    source,
    map: mapping === null ? map : 'own',
    as_of,
    state,
    mode,
    by: (kept.by_account && emails.get(kept.by_account)) || null,
    by_command: kept.brand === null,
    begun_at: kept.begun_at.toISOString(),
    started_at: kept.started_at?.toISOString() ?? null,
    ended_at: kept.ended_at?.toISOString() ?? null,
    lines,
    kept: kept.kept,
    faults,
    share,
    words: kept[`failure_${language}`],
    has_file,
    columns: kept.columns && kept.columns.map(columnView),
    undo,
  };
}

/** Distinct accounts that started the imports. */
export const accountsOf = (kept: readonly KeptImport[]): string[] => [
  ...new Set(kept.flatMap(({ by_account }) => (by_account === null ? [] : [by_account]))),
];

/** Finished imports of the same file, from any desk or the command line, which this one replaces; oldest first. */
export async function earlierOf(
  database: Database,
  { id, kind, fingerprint }: Pick<KeptImport, 'id' | 'kind' | 'fingerprint'>,
): Promise<readonly string[]> {
  const earlier = tables<DataTables>(database)
    .selectFrom('data_import')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .where('kind', '=', kind)
    .where('mode', '=', 'run')
    .where('state', 'in', ['done', 'failed', 'cancelled'])
    .where('id', '!=', id)
    .orderBy('place');
  return (await acrossBrands(() => earlier.execute())).map((row) => row.id);
}
