import type { Database } from '@vinlore/database';
import type { LineFault, OpenDataLoader } from '@vinlore/server-kit';
import { flatDay } from '../import/flat-day.ts';
import { componentOf, type FlatLine, noValue, plain, yearOf } from '../import/flat-file.ts';
import { loadPieces } from '../import/load-pieces.ts';
import { createNameIds } from '../names/name-ids.ts';
import { INVESTIGATIONS } from '../slots/sets.ts';
import { slotLoader } from '../slots/slot-loader.ts';

/** Fields of NHTSA's INV.txt. */
const FIELDS = [
  ...(['number', 'make', 'model', 'year', 'component', 'manufacturer', 'opened', 'closed', 'campaign'] as const),
  ...(['subject', 'summary'] as const),
];

interface Investigation {
  readonly number: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly component: string;
  readonly opened: string | null;
  readonly closed: string | null;
  readonly campaign: string | null;
  readonly subject: string;
}

/** Reads a line: an investigation again for each model year and component; its summary, which repeats, is not kept. */
function readInvestigation(line: FlatLine): Investigation | LineFault | null {
  const number = plain(line['number']).toUpperCase();
  if (!/^[A-Z0-9-]{4,12}$/.test(number)) return noValue('NHTSA ACTION NUMBER');
  const [make, model, year] = [plain(line['make']), plain(line['model']), yearOf(line['year'])];
  if (make === '') return noValue('MAKE');
  if (model === '' || year === null) return null;
  return {
    ...{ number, make, model, year },
    component: componentOf(line['component']),
    opened: flatDay(plain(line['opened'])),
    closed: flatDay(plain(line['closed'])),
    campaign: plain(line['campaign']).slice(0, 12) || null,
    subject: plain(line['subject']).slice(0, 200),
  };
}

const TARGET = {
  table: 'model_investigation',
  columns: ['piece', 'number', 'name_id', 'year', 'component_id', 'opened', 'closed', 'campaign', 'subject'],
};

/** Keeps NHTSA's investigations up to date (INV.txt). */
export function investigationsLoader(database: Database): OpenDataLoader {
  return slotLoader(database, {
    set: INVESTIGATIONS,
    counted: TARGET.table,
    version: 1,
    read: (load, files, watch) => {
      const ids = createNameIds(database);
      return loadPieces<Investigation>(
        load,
        files,
        {
          layouts: [FIELDS],
          read: readInvestigation,
          targets: [TARGET],
          write: async (into, piece, rows) => {
            await ids.learn(
              rows.map(({ make, model }) => [make, model]),
              rows.map(({ component }) => component),
            );
            await into.add(
              TARGET,
              rows.map((row) => [
                ...[piece, row.number, ids.nameOf(row.make, row.model), row.year, ids.componentOf(row.component)],
                ...[row.opened, row.closed, row.campaign, row.subject],
              ]),
            );
            return rows.length;
          },
        },
        watch,
      );
    },
  });
}
