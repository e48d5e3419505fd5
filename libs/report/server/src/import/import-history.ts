import type { Database } from '@vinlore/database';
import type { HistoryEvent, Mapping } from '@vinlore/report-domain';
import { ImportError, type ImportResult, type ImportWatch, runImport } from '@vinlore/server-kit';
import { keepEvents, keepStatement, type RecordKey } from '../events/keep-events.ts';
import { replaceImports } from '../events/replace-imports.ts';
import { watchColumns } from './column-report.ts';
import { checkColumns, readMapping } from './read-mapping.ts';
import { readEvents } from './read-events.ts';
import { readOwnEvent } from './read-own-event.ts';
import { importText } from './import-text.ts';

/** Options the operator gives for a file. */
export interface HistoryOrder {
  /** Mapping name or path; null: NDJSON in our own format, or CSV with the columns of the mapping `own`. */
  readonly map: string | null;
  /** Source of lines that don't name one; takes precedence over a fixed source in the mapping. */
  readonly source: string | null;
  /** Cutoff date of the file; null: use the mapping's, or else the newest event. */
  readonly asOf: string | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** ID under which the import is recorded so that it can be undone; null: not recorded. */
  readonly id?: string | null;
  /** Earlier imports of the same file; records they added and this one doesn't are removed. */
  readonly replaces?: readonly string[];
}

/** Lines per transaction: enough that COPY outweighs connecting and committing, few enough to keep memory low. */
const BATCH = 10_000;

/** CSV in our own format uses a mapping, too. */
const OWN = 'own';

const isNested = (record: Readonly<Record<string, unknown>>) =>
  ['odometer', 'place', 'detail'].some((key) => typeof record[key] === 'object') || 'recordid' in record;

/**
 * Returns records that the lines could have produced but didn't, if the mapping has several events. A line that used to
 * say "salvage" and no longer does removes that record.
 */
function unmadeBy({ events: parts }: Mapping) {
  const names = parts.flatMap(({ name }) => name ?? []);
  return (events: readonly HistoryEvent[]): RecordKey[] =>
    events.flatMap(({ source, recordId }) => {
      const name = names.find((each) => recordId.endsWith(`#${each}`));
      if (name === undefined) return [];
      const line = recordId.slice(0, -name.length);
      return names.filter((each) => each !== name).map((each) => ({ source, recordId: line + each }));
    });
}

/** Writes one batch while the next one is read, so that PostgreSQL and this process each use a core. */
function besides(write: (events: readonly HistoryEvent[]) => Promise<void>) {
  let underWay: Promise<void> = Promise.resolve();
  return {
    async write(events: readonly HistoryEvent[]) {
      await underWay;
      underWay = write(events);
      // An error is thrown at the next batch or at the end; until then it must not count as an unhandled rejection.
      underWay.catch(() => {});
    },
    end: () => underWay,
  };
}

/**
 * Imports history events from a CSV or NDJSON file (docs/reference/history-events.md), with a mapping or in our own
 * format. Each batch is stored as a whole. A repeated record replaces its earlier version, so an interrupted import can
 * simply be run again, and running one twice changes nothing.
 *
 * @returns numbers of lines, which may each produce several events; for a check, also what became of each column
 * @throws ImportError if the file or mapping can't be used, before anything is stored
 */
export async function importHistory(
  database: Database,
  file: string,
  { map, source, asOf, today, id = null, replaces = [] }: HistoryOrder,
  watch?: ImportWatch,
): Promise<ImportResult> {
  if (asOf !== null && asOf > today) throw new ImportError(importText('historyFile.asOfInFuture', { asOf }));
  const mapping: Mapping = await readMapping(database, map ?? OWN);
  const options = { source, today, asOf: asOf ?? mapping.as_of ?? null };
  const seen = watch?.checkOnly ? watchColumns(mapping) : null;
  const names = new Set<string>();
  const unmadeOf = unmadeBy(mapping);
  const { write, end } = besides((events) => keepEvents(database, events, { importId: id, unmade: unmadeOf(events) }));
  let result: ImportResult;
  try {
    result = await runImport<readonly HistoryEvent[]>(
      file,
      {
        encoding: mapping.encoding,
        header: (columns) => {
          seen?.header(columns);
          checkColumns(mapping, columns);
        },
        read: (record) => {
          if (map === null && isNested(record)) return readOwnEvent(record, options);
          const read = readEvents(mapping, record, options);
          seen?.line(record, read);
          return read;
        },
        write: async (lines) => {
          const events = lines.flat();
          for (const event of events) names.add(event.source);
          await write(events);
        },
        batch: BATCH,
      },
      watch,
    );
  } finally {
    // Waits even after a read error, so that a repeated import doesn't collide with this one's last batch.
    await end();
  }
  if (!watch?.checkOnly) {
    if (id !== null) await replaceImports(database, id, replaces, watch?.signal);
    const statement = { asOf: asOf ?? mapping.as_of ?? null, covers: mapping.covers ?? null };
    await keepStatement(database, [...names], statement, id);
  }
  return seen ? { ...result, columns: seen.report() } : result;
}
