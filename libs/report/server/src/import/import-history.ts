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

/** What an operator says of a file. */
export interface HistoryOrder {
  /** A mapping by name or path; null: NDJSON of our own model, or CSV with the columns of the mapping `own`. */
  readonly map: string | null;
  /** The source of lines that name none; it goes before the name that the mapping gives to all. */
  readonly source: string | null;
  /** The day up to which the file knows; null: the mapping or the newest event says it. */
  readonly asOf: string | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** By what id the import is noted, to be undone; null: it is not noted. */
  readonly id?: string | null;
  /** Earlier imports of the same file: what they made and this one does not make goes. */
  readonly replaces?: readonly string[];
}

/** Lines per transaction: enough that COPY outweighs the connection and the commit, few enough to stay small in memory. */
const BATCH = 10_000;

/** CSV of our own model is mapped like any other. */
const OWN = 'own';

const isNested = (record: Readonly<Record<string, unknown>>) =>
  ['odometer', 'place', 'detail'].some((key) => typeof record[key] === 'object') || 'recordid' in record;

/**
 * Records that lines could have made by a mapping of several events, and did not: a line that once said "salvage" and says
 * it no more takes that record away.
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

/** A batch is being written while the next one is read: PostgreSQL and we have a core each. */
function besides(write: (events: readonly HistoryEvent[]) => Promise<void>) {
  let underWay: Promise<void> = Promise.resolve();
  return {
    async write(events: readonly HistoryEvent[]) {
      await underWay;
      underWay = write(events);
      // A failure is thrown at the next batch or at the end; until then it must not count as unhandled.
      underWay.catch(() => {});
    },
    end: () => underWay,
  };
}

/**
 * Imports history events from a CSV or NDJSON file (docs/reference/history-events.md), by a mapping or as our own model. Each
 * batch is kept as a whole; a record that comes again replaces what it said before, so that an import that was cut off is
 * run again, and one that is run twice changes nothing.
 *
 * @returns counts of lines: a line may give more than one event; of a check also what became of each column
 * @throws ImportError for a file or a mapping that cannot be used, before anything is kept
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
    // Also where reading failed: whoever runs the import again must not meet the batch of this one.
    await end();
  }
  if (!watch?.checkOnly) {
    if (id !== null) await replaceImports(database, id, replaces, watch?.signal);
    const statement = { asOf: asOf ?? mapping.as_of ?? null, covers: mapping.covers ?? null };
    await keepStatement(database, [...names], statement, id);
  }
  return seen ? { ...result, columns: seen.report() } : result;
}
