import { csvText } from '@vinlore/contract';
import type { CallContext } from '@vinlore/server-kit';
import { documentIdOf, rowsOf, type StoredJob } from '../bulk-store.ts';
import type { BulkDeps } from '../deps.ts';

const COLUMNS = [
  'line',
  'vin',
  'stock',
  'price',
  'result',
  'vehicle',
  'number',
  'verify',
  'problem',
  'suggestion',
] as const;

/** Returns the results of a job's rows, for a spreadsheet. */
export async function resultsTable(
  { database, products }: Pick<BulkDeps, 'database' | 'products'>,
  job: StoredJob,
  { brand, text }: Pick<CallContext, 'brand' | 'text'>,
): Promise<string> {
  const product = products[job.kind];
  const rows = await rowsOf(database, job.id);
  const ids = rows.flatMap((row) => documentIdOf(row) ?? []);
  const documents = await product.documentsOf({ brand, language: text.language }, ids);
  const header = COLUMNS.map((column) => text.t(`table.${column === 'number' ? job.kind : column}`));
  const table: string[][] = [header];
  for (const row of rows) {
    const document = documents.get(documentIdOf(row) ?? '');
    table.push([
      String(row.line),
      row.vin,
      row.stock_number,
      row.asking_price === null ? '' : (row.asking_price / 100).toFixed(2),
      text.t(`result.${job.kind}.${row.state}`),
      document?.title ?? '',
      document?.number ?? '',
      document?.verifyUrl ?? '',
      row.problem === null ? '' : product.problemWords(text, row.problem, row.vin),
      row.suggestion ?? '',
    ]);
  }
  return csvText(table);
}
