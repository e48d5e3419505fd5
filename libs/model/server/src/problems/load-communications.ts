import type { Database } from '@vinlore/database';
import type { LineFault, OpenDataLoader } from '@vinlore/server-kit';
import { flatDay } from '../import/flat-day.ts';
import { componentOf, type FlatLine, noValue, plain, yearOf } from '../import/flat-file.ts';
import { loadPieces } from '../import/load-pieces.ts';
import { createNameIds } from '../names/name-ids.ts';
import { COMMUNICATIONS } from '../slots/sets.ts';
import { slotLoader } from '../slots/slot-loader.ts';

/** Fields of NHTSA's TSBS.txt, as of May 2024. */
const FIELDS = [
  ...(['id', 'replaces', 'added', 'number', 'date', 'campaign', 'kind', 'make', 'model', 'year', 'component'] as const),
  ...(['system', 'subsystem', 'summary'] as const),
];

/** Of a summary its beginning is kept. */
const SUMMARY_LENGTH = 400;

interface Communication {
  readonly id: number;
  readonly number: string | null;
  readonly date: string | null;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly component: string;
  readonly summary: string;
}

/** Reads a line: a communication again for each model year and component. */
function readCommunication(line: FlatLine): Communication | LineFault | null {
  const id = plain(line['id']);
  if (!/^\d{1,9}$/.test(id)) return noValue('NHTSA ID NUMBER');
  const [make, model, year] = [plain(line['make']), plain(line['model']), yearOf(line['year'])];
  if (make === '') return noValue('MAKE');
  if (model === '' || year === null) return null;
  const summary = plain(line['summary']);
  return {
    id: Number(id),
    number: plain(line['number']).slice(0, 60) || null,
    date: flatDay(plain(line['date'])) ?? flatDay(plain(line['added'])),
    ...{ make, model, year },
    component: componentOf(line['component']),
    summary: summary.length > SUMMARY_LENGTH ? `${summary.slice(0, SUMMARY_LENGTH - 1).trimEnd()}…` : summary,
  };
}

const OF = { table: 'model_bulletin_of', columns: ['piece', 'name_id', 'year', 'bulletin_id', 'component_id'] };
const BULLETIN = { table: 'model_bulletin', columns: ['piece', 'bulletin_id', 'number', 'date', 'summary'] };

/** Keeps what manufacturers write to their dealers up to date, in pieces of five years (TSBS.txt). */
export function communicationsLoader(database: Database): OpenDataLoader {
  return slotLoader(database, {
    set: COMMUNICATIONS,
    counted: OF.table,
    version: 1,
    read: (load, files, watch) => {
      const ids = createNameIds(database);
      let current = '';
      /** Communications that were written, of this piece. */
      let seen = new Set<number>();
      /** What the last communication was written for: its lines stand together, one for each of a maker's components. */
      let last = { id: -1, of: new Set<string>() };
      return loadPieces<Communication>(
        load,
        files,
        {
          layouts: [FIELDS],
          read: readCommunication,
          targets: [OF, BULLETIN],
          write: async (into, piece, rows) => {
            if (piece !== current) [current, seen, last] = [piece, new Set(), { id: -1, of: new Set() }];
            await ids.learn(
              rows.map(({ make, model }) => [make, model]),
              rows.map(({ component }) => component),
            );
            const first: Communication[] = [];
            const lines = rows.flatMap((row) => {
              if (!seen.has(row.id)) {
                seen.add(row.id);
                first.push(row);
              }
              if (row.id !== last.id) last = { id: row.id, of: new Set() };
              const [name, component] = [ids.nameOf(row.make, row.model), ids.componentOf(row.component)];
              const key = `${name} ${row.year} ${component}`;
              if (last.of.has(key)) return [];
              last.of.add(key);
              return [[piece, name, row.year, row.id, component]];
            });
            await into.add(OF, lines);
            if (first.length > 0)
              await into.add(
                BULLETIN,
                first.map(({ id, number, date, summary }) => [piece, id, number, date, summary]),
              );
            return lines.length;
          },
        },
        watch,
      );
    },
  });
}
