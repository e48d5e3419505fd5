import type { DataImport, ImportColumn, ImportKind, ImportState } from '@vinlore/data-domain';
import { acrossBrands, type Database, PAGE_SIZE, tables, type Tx } from '@vinlore/database';
import type { Language } from '@vinlore/i18n';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { DataTables, KeptColumn } from '../tables.ts';

/** An import as it is kept, with how much of its file has come. */
export type KeptImport = Selectable<DataTables['data_import']> & { readonly received: number };

const query = (source: Database | Tx) =>
  tables<DataTables>(source)
    .selectFrom('data_import')
    .selectAll()
    // Parts that are on their way; once all are there, that is the file's size.
    .select(
      sql<number>`case when has_file then size when state = 'uploading' then coalesce((
        select sum(part.size)::int from data_import_part as part where part.import_id = data_import.id), 0) else 0 end`.as(
        'received',
      ),
    );

/** One import that this brand's desk shows: its own, or a command's. */
export const importOf = (source: Database | Tx, brand: string, id: string): Promise<KeptImport | undefined> =>
  query(source)
    .where((row) => row.or([row('brand', '=', brand), row('brand', 'is', null)]))
    .where('id', '=', id)
    .executeTakeFirst();

/** One of this brand's own, held until the transaction ends: what a command does is its own. */
export const holdImport = (tx: Tx, brand: string, id: string): Promise<KeptImport | undefined> =>
  query(tx).where('brand', '=', brand).where('id', '=', id).forUpdate().executeTakeFirst();

/** One that this brand's desk shows, its own or a command's, held until the transaction ends. */
export const holdShown = (tx: Tx, brand: string, id: string): Promise<KeptImport | undefined> =>
  query(tx)
    .where((row) => row.or([row('brand', '=', brand), row('brand', 'is', null)]))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** What a list of imports is of. */
interface ListQuery {
  readonly kind?: ImportKind | undefined;
  readonly state?: ImportState | undefined;
  readonly cursor?: string | undefined;
}

/** Imports of one desk, or of commands (null), the newest first; one more than a page holds where there are more. */
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
 * Imports that this brand's desk shows, its own and those of commands: each half is a range of an index, which the two
 * together are not.
 */
export async function importsOf(database: Database, brand: string, listQuery: ListQuery): Promise<KeptImport[]> {
  // After what this desk does not show there is nothing.
  if (listQuery.cursor && !(await importOf(database, brand, listQuery.cursor))) return [];
  const halves = await Promise.all([importsFrom(database, brand, listQuery), importsFrom(database, null, listQuery)]);
  return halves
    .flat()
    .toSorted((one, other) => other.place - one.place)
    .slice(0, PAGE_SIZE + 1);
}

/** Checks of before have said of each value only whether it `refused` its line. */
const columnView = ({ unknown, ...column }: KeptColumn): ImportColumn => ({
  ...column,
  unknown: unknown.map((each) => {
    if ('outcome' in each) return each;
    const { refused, ...value } = each;
    return { ...value, outcome: refused ? 'refused' : 'left-out' };
  }),
});

/** An import as staff see it. @param emails of those who began it @param undo how far its undoing is */
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

/** The accounts that began them, each once. */
export const accountsOf = (kept: readonly KeptImport[]): string[] => [
  ...new Set(kept.flatMap(({ by_account }) => (by_account === null ? [] : [by_account]))),
];

/** Ended imports of the same file at whichever desk or by a command, which one of this file replaces; the oldest first. */
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
