import type { Brand } from '@vinlore/brand';
import { csvText } from '@vinlore/contract';
import type { Translator } from '@vinlore/i18n';
import { formatStickerId } from '@vinlore/sticker-domain';
import { problemWords } from '../../dealers/judge-vin.ts';
import { verifyUrl } from '../../links.ts';
import type { StickerDeps } from '../../deps.ts';
import { stickerById } from '../../sticker-table.ts';
import { rowsOf, type StoredJob } from '../bulk-store.ts';

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
export async function resultsTable(deps: StickerDeps, job: StoredJob, brand: Brand, text: Translator): Promise<string> {
  const table: string[][] = [COLUMNS.map((column) => text.t(`table.${column}`))];
  for (const row of await rowsOf(deps.database, job.id)) {
    const sticker = row.sticker_id === null ? null : await stickerById(deps.database, job.brand, row.sticker_id);
    table.push([
      String(row.line),
      row.vin,
      row.stock_number,
      row.asking_price === null ? '' : (row.asking_price / 100).toFixed(2),
      text.t(`result.${row.state}`),
      sticker?.title ?? '',
      sticker ? formatStickerId(sticker.id) : '',
      sticker ? verifyUrl(deps, { brand, language: text.language }, sticker.id) : '',
      row.problem === null ? '' : problemWords(text, row.problem, row.vin),
      row.suggestion ?? '',
    ]);
  }
  return csvText(table);
}
