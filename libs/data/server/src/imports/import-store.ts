import type { DataImport, ImportKind, ImportState } from '@vinlore/data-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { Language } from '@vinlore/i18n';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { DataTables } from '../tables.ts';

/** Rows of a page. */
export const PAGE = 50;

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

/** One import of this brand's desk. */
export const importOf = (source: Database | Tx, brand: string, id: string): Promise<KeptImport | undefined> =>
  query(source).where('brand', '=', brand).where('id', '=', id).executeTakeFirst();

/** The same, held until the transaction ends. */
export const holdImport = (tx: Tx, brand: string, id: string): Promise<KeptImport | undefined> =>
  query(tx).where('brand', '=', brand).where('id', '=', id).forUpdate().executeTakeFirst();

/** Imports of this brand's desk, the newest first; one more than a page holds where there are more. */
export async function importsOf(
  database: Database,
  brand: string,
  {
    kind,
    state,
    after,
  }: { kind?: ImportKind | undefined; state?: ImportState | undefined; after?: string | undefined },
): Promise<KeptImport[]> {
  let rows = query(database).where('brand', '=', brand);
  if (kind) rows = rows.where('kind', '=', kind);
  if (state) rows = rows.where('state', '=', state);
  if (after)
    rows = rows.where('place', '<', (other) =>
      other.selectFrom('data_import').select('place').where('brand', '=', brand).where('id', '=', after),
    );
  return rows
    .orderBy('place', 'desc')
    .limit(PAGE + 1)
    .execute();
}

/** An import as staff see it. @param emails of those who began it */
export function shownImport(kept: KeptImport, language: Language, emails: ReadonlyMap<string, string>): DataImport {
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
    begun_at: kept.begun_at.toISOString(),
    started_at: kept.started_at?.toISOString() ?? null,
    ended_at: kept.ended_at?.toISOString() ?? null,
    lines,
    kept: kept.kept,
    faults,
    share,
    words: language === 'es' ? kept.failure_es : kept.failure_en,
    has_file,
  };
}

/** The accounts that began them, each once. */
export const accountsOf = (kept: readonly KeptImport[]): string[] => [
  ...new Set(kept.flatMap(({ by_account }) => (by_account === null ? [] : [by_account]))),
];
