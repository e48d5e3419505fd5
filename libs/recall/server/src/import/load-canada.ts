import type { Database, Tx } from '@vinlore/database';
import { TRANSPORT_CANADA } from '@vinlore/recall-domain';
import { ImportError, type OpenDataLoader, runImport } from '@vinlore/server-kit';
import type { KeptLine } from '../store/keep-recalls.ts';
import { CANADA_SET } from '../store/recall-sets.ts';
import { recallLoader } from '../store/recall-loader.ts';
import { BATCH, nameOfFile } from './import-recalls.ts';
import { importText } from './import-text.ts';
import { newestDay } from './newest-day.ts';
import { CANADA_COLUMNS, readCanadaRecall } from './read-canada.ts';

/** @throws ImportError if a required column is missing */
function checkColumns(columns: readonly string[]): void {
  const missing = CANADA_COLUMNS.filter((name) => !columns.includes(name)).map((name) => name.toUpperCase());
  if (missing.length > 0) throw new ImportError(importText('recallFile.noColumn', { columns: missing.join(', ') }));
}

/**
 * Loader for Transport Canada's recalls as open data, replacing all previous ones.
 *
 * @param onUse called in the transaction that activates a load
 */
export function canadaRecalls(
  database: Database,
  today: () => string,
  onUse: (tx: Tx) => Promise<unknown>,
): OpenDataLoader {
  return recallLoader(
    database,
    {
      set: CANADA_SET,
      source: TRANSPORT_CANADA,
      version: 1,
      async read(files, into, { signal, onProgress }) {
        let refused = 0;
        let newest: string | null = null;
        const day = today();
        for (const { name, path } of files) {
          if (path === null) continue;
          const file = nameOfFile(name);
          const result = await runImport<KeptLine>(
            path,
            {
              encoding: 'utf-8-or-windows-1252',
              batch: BATCH,
              header: checkColumns,
              read: (record) => readCanadaRecall(record, file),
              write: async (lines) => {
                for (const { campaign } of lines) newest = newestDay(newest, campaign?.received ?? null, day);
                await into.add(lines);
              },
            },
            {
              signal,
              onFault: () => {},
              onProgress: ({ share, faults }) => onProgress({ rows: into.rows(), refused: faults, share }),
            },
          );
          refused += result.faults;
        }
        return { refused, newest };
      },
    },
    onUse,
  );
}
