import type { dataContract } from '@vinlore/data-domain';
import { csvText } from '@vinlore/contract';
import { type Database, PAGE_SIZE, pageOf, tables } from '@vinlore/database';
import type { Language } from '@vinlore/i18n';
import { FileReply, type Handler } from '@vinlore/server-kit';
import { importsOf } from '../imports/import-store.ts';
import type { ImportDeps } from '../deps.ts';
import type { DataTables } from '../tables.ts';
import { neededImport, importViewOf, importViews } from './import-views.ts';

/** A page of rejected lines, in the reader's language. */
async function faultsOf(database: Database, importId: string, language: Language, cursor: number, most: number) {
  const rows = await tables<DataTables>(database)
    .selectFrom('data_import_fault')
    .selectAll()
    .where('import_id', '=', importId)
    .where('line', '>', cursor)
    .orderBy('line')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    line: row.line,
    column: row.column_name,
    what: row[`what_${language}`],
    allowed: row[`allowed_${language}`],
  }));
}

/** GET /api-cwa/staff/imports */
export function listImports(deps: ImportDeps): Handler<typeof dataContract.imports> {
  return async (query, context) => {
    const kept = pageOf(await importsOf(deps.database, context.brand.key, query));
    return {
      // Columns are included only on the import's own page.
      imports: (await importViews(deps, context, kept.rows)).map((each) => ({ ...each, columns: null })),
      more: kept.more,
      mappings: [...(await deps.mappings.names())],
    };
  };
}

/** GET /api-cwa/staff/import */
export function readImport(deps: ImportDeps): Handler<typeof dataContract.oneImport> {
  return async ({ id }, context) => importViewOf(deps, context, await neededImport(deps, context, id));
}

/** GET /api-cwa/staff/import/faults */
export function listFaults(deps: ImportDeps): Handler<typeof dataContract.importFaults> {
  return async ({ id, cursor }, context) => {
    await neededImport(deps, context, id);
    const found = await faultsOf(deps.database, id, context.text.language, cursor, PAGE_SIZE + 1);
    const { rows: faults, more } = pageOf(found);
    return { faults, more };
  };
}

/** GET /api-cwa/staff/import/faults-csv */
export function faultsFile(deps: ImportDeps): Handler<typeof dataContract.importFaultsFile> {
  return async ({ id }, context) => {
    const { name } = await neededImport(deps, context, id);
    const { t, language } = context.text;
    const rows = await faultsOf(deps.database, id, language, 0, 1_000);
    const header = [t('data.line'), t('data.column'), t('data.what'), t('data.allowed')];
    const lines = rows.map(({ line, column, what, allowed }) => [String(line), column ?? '', what, allowed ?? '']);
    const csv = new TextEncoder().encode(csvText([header, ...lines]));
    return new FileReply(csv, 'text/csv; charset=utf-8', `${name} – ${t('data.faults')}.csv`, 'attachment');
  };
}
