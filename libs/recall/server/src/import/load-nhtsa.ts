import type { Database, Tx } from '@vinlore/database';
import { type OpenDataLoader, openZip, runImport } from '@vinlore/server-kit';
import { NHTSA, NHTSA_SET } from '../store/recall-sets.ts';
import { recallLoader } from '../store/recall-loader.ts';
import { FIELD_COUNTS } from './flat-file.ts';
import { nameOfFile, PACKED } from './import-recalls.ts';
import { newestDay } from './newest-day.ts';
import { type RecallLine, recallLineReader } from './read-line.ts';

/** Rows per batch, small enough to be freed by minor garbage collections. */
const BATCH = 2_500;

/**
 * Loader for NHTSA's recalls as open data: both flat files, replacing all previous rows. A line in both files counts
 * once.
 *
 * @param today later dates are errors in the file
 * @param onUse called in the transaction that activates a load
 */
export function nhtsaRecalls(
  database: Database,
  today: () => string,
  onUse: (tx: Tx) => Promise<unknown>,
): OpenDataLoader {
  return recallLoader(
    database,
    {
      set: NHTSA_SET,
      source: NHTSA,
      version: 1,
      async read(files, into, { signal, onProgress }) {
        let refused = 0;
        let newest: string | null = null;
        const day = today();
        for (const [at, { name, path, unchanged }] of files.entries()) {
          const file = nameOfFile(name);
          if (unchanged) {
            into.keepFile(file);
            continue;
          }
          const result = await runImport<RecallLine>(
            path,
            {
              open: (zip) => openZip(zip, PACKED),
              tabs: FIELD_COUNTS,
              batch: BATCH,
              readLine: recallLineReader({ source: NHTSA, file, isWanted: into.isNew }),
              write: async (lines) => {
                for (const { madeOn } of lines) newest = newestDay(newest, madeOn, day);
                await into.add(lines);
              },
            },
            {
              signal,
              onFault: () => {},
              onProgress: ({ share, faults }) =>
                onProgress({ rows: into.rows(), refused: refused + faults, share: (at + share) / files.length }),
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
