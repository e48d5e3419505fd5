import type { Database } from '@vinlore/database';
import type { LineFault, OpenDataLoader, TabLine } from '@vinlore/server-kit';
import { flatDay } from '../import/flat-day.ts';
import { componentOf, noValue, plain, yearOf } from '../import/flat-file.ts';
import { loadPieces } from '../import/load-pieces.ts';
import { createNameIds, type NameIds } from '../names/name-ids.ts';
import { INVESTIGATIONS } from '../slots/sets.ts';
import { slotLoader } from '../slots/slot-loader.ts';

/** Positions of the fields we read from NHTSA's INV.txt. */
const AT = {
  ...{ number: 0, make: 1, model: 2, year: 3, component: 4, opened: 6, closed: 7, campaign: 8, subject: 9 },
} as const;
const FIELDS = [11];

interface Investigation {
  readonly number: string;
  readonly model: ReturnType<NameIds['model']>;
  readonly year: number;
  readonly component: ReturnType<NameIds['component']>;
  readonly opened: string | null;
  readonly closed: string | null;
  readonly campaign: string | null;
  readonly subject: string;
}

/** Reads a line; an investigation has one per model year and component. Its repeated summary isn't stored. */
function readInvestigation(line: TabLine, ids: NameIds): Investigation | LineFault | null {
  const says = (field: keyof typeof AT) => plain(line.text(AT[field]));
  const number = says('number').toUpperCase();
  if (!/^[A-Z0-9-]{4,12}$/.test(number)) return noValue('NHTSA ACTION NUMBER');
  const make = says('make');
  if (make === '') return noValue('MAKE');
  const [model, year] = [says('model'), yearOf(says('year'))];
  if (model === '' || year === null) return null;
  return {
    number,
    model: ids.model(make, model),
    year,
    component: ids.component(componentOf(says('component'))),
    opened: flatDay(says('opened')),
    closed: flatDay(says('closed')),
    campaign: says('campaign').slice(0, 12) || null,
    subject: says('subject').slice(0, 200),
  };
}

const TARGET = {
  table: 'model_investigation',
  columns: ['piece', 'number', 'name_id', 'year', 'component_id', 'opened', 'closed', 'campaign', 'subject'],
};

/** Loader that keeps NHTSA's investigations up to date (INV.txt). */
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
          fields: FIELDS,
          read: (line) => readInvestigation(line, ids),
          targets: [TARGET],
          write: async (into, piece, rows) => {
            await ids.learn();
            await into.add(
              TARGET,
              rows.map((row) => [
                ...[piece, row.number, row.model.id, row.year, row.component.id],
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
