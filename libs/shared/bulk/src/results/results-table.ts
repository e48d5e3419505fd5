import { csvText } from '@vinlore/contract';
import type { CallContext } from '@vinlore/server-kit';
import { rowsOf, type StoredJob } from '../bulk-store.ts';
import type { BulkDeps } from '../deps.ts';

const COLUMNS = [
  'line',
  'vin',
  'stock',
  'price',
  'result',
  'vehicle',
  'sticker',
  'verify',
  'problem',
  'suggestion',
] as const;

/** What became of each row of a job, for a spreadsheet. */
export async function resultsTable(
  { database, product }: Pick<BulkDeps, 'database' | 'product'>,
  job: StoredJob,
  { brand, text }: Pick<CallContext, 'brand' | 'text'>,
): Promise<string> {
  const rows = await rowsOf(database, job.id);
  const ids = rows.flatMap(({ sticker_id }) => sticker_id ?? []);
  const documents = await product.documentsOf({ brand, language: text.language }, ids);
  const table: string[][] = [COLUMNS.map((column) => text.t(`table.${column}`))];
  for (const row of rows) {
    const document = row.sticker_id === null ? undefined : documents.get(row.sticker_id);
    table.push([
      String(row.line),
      row.vin,
      row.stock_number,
      row.asking_price === null ? '' : (row.asking_price / 100).toFixed(2),
      text.t(`result.${row.state}`),
      document?.title ?? '',
      document?.number ?? '',
      document?.verifyUrl ?? '',
      row.problem === null ? '' : product.problemWords(text, row.problem, row.vin),
      row.suggestion ?? '',
    ]);
  }
  return csvText(table);
}
