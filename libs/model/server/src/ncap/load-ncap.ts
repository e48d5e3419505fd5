import { stat } from 'node:fs/promises';
import type { Database } from '@vinlore/database';
import type { NcapRow } from '@vinlore/model-domain';
import { ImportError, type OpenDataLoader, runImport } from '@vinlore/server-kit';
import { importText } from '../import/import-text.ts';
import { NCAP } from '../slots/sets.ts';
import { slotLoader } from '../slots/slot-loader.ts';
import { readNcapRow, REQUIRED } from './read-row.ts';

const COLUMNS = [
  ...(['year', 'make_key', 'model', 'body', 'drive', 'production', 'overall', 'front', 'front_driver'] as const),
  ...(['front_passenger', 'side', 'side_driver', 'side_passenger', 'side_pole', 'rollover'] as const),
  'rollover_percent',
] satisfies readonly (keyof NcapRow)[];
const TARGET = { table: 'model_ncap', columns: [...COLUMNS, 'label_side', 'assistance'] };

/** Loader that keeps NHTSA's star ratings up to date. The file is a CSV, despite its readme. */
export function ncapLoader(database: Database): OpenDataLoader {
  return slotLoader(database, {
    set: NCAP,
    counted: TARGET.table,
    // 2: with `label_side`.
    version: 2,
    read: async (load, [file], { signal, onProgress }) => {
      // The source's only file: if it's the one in use, there's nothing to load.
      const path = file!.path ?? '';
      const { kept, faults } = await runImport<NcapRow>(
        path,
        {
          encoding: 'utf-8-or-windows-1252',
          header: (columns) => {
            const missing = REQUIRED.find((column) => !columns.includes(column));
            if (missing !== undefined)
              throw new ImportError(importText('modelFile.noColumn', { column: missing.toUpperCase() }));
          },
          read: readNcapRow,
          write: (rows) =>
            load.add(
              TARGET,
              rows.map((row) => [
                ...COLUMNS.map((column) => row[column]),
                ...[JSON.stringify(row.label_side), JSON.stringify(row.assistance)],
              ]),
            ),
        },
        {
          signal,
          onFault: () => {},
          onProgress: ({ kept: rows, faults: refused, share }) => onProgress({ rows, refused, share }),
        },
      );
      // The file itself contains no date.
      const asOf = file!.modified ?? (await stat(path)).mtime.toISOString();
      return { rows: kept, refused: faults, asOf: asOf.slice(0, 10), release: null };
    },
  });
}
