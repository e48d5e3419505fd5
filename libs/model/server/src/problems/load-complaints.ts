import { type Database, partOf, type SlotLoad } from '@vinlore/database';
import type { LineFault, OpenDataLoader } from '@vinlore/server-kit';
import { flatDay } from '../import/flat-day.ts';
import { componentOf, countOf, type FlatLine, noValue, plain, yearOf } from '../import/flat-file.ts';
import { loadPieces } from '../import/load-pieces.ts';
import { createNameIds } from '../names/name-ids.ts';
import { COMPLAINTS } from '../slots/sets.ts';
import { slotLoader } from '../slots/slot-loader.ts';
import { MILES_FROM } from './miles.ts';

/** Fields of NHTSA's CMPL.txt that are read; of what a complaint says of its sender nothing is. */
const READ: Readonly<Record<number, string>> = {
  ...{ 2: 'odino', 4: 'make', 5: 'model', 6: 'year', 7: 'crash', 9: 'fire', 10: 'injured', 11: 'deaths' },
  ...{ 12: 'component', 17: 'received', 18: 'miles', 46: 'product' },
};
/** The layout has 49 fields, and grew before. */
const LAYOUTS = [49, 50, 51, 52, 53].map((size) =>
  Array.from({ length: size }, (_, at) => READ[at + 1] ?? `field_${at + 1}`),
);

/** Miles above these are a slip of the pen. */
const MOST_MILES = 999_999;

interface Complaint {
  readonly odino: number;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly component: string;
  readonly crash: boolean;
  readonly fire: boolean;
  readonly injured: number;
  readonly deaths: number;
  readonly miles: number | null;
  readonly received: string | null;
}

/** Reads a line: a complaint again for each component that it names; null for tires, equipment and unknown model years. */
function readComplaint(line: FlatLine): Complaint | LineFault | null {
  const odino = plain(line['odino']);
  if (!/^\d{1,9}$/.test(odino)) return noValue('ODINO');
  const [make, model, product] = [plain(line['make']), plain(line['model']), plain(line['product'])];
  if (make === '') return noValue('MAKETXT');
  const year = yearOf(line['year']);
  if ((product !== 'V' && product !== '') || model === '' || year === null) return null;
  return {
    odino: Number(odino),
    make,
    model,
    year,
    component: componentOf(line['component']),
    crash: plain(line['crash']) === 'Y',
    fire: plain(line['fire']) === 'Y',
    injured: countOf(line['injured'], 99),
    deaths: countOf(line['deaths'], 99),
    miles: countOf(line['miles'], MOST_MILES) || null,
    received: flatDay(plain(line['received'])),
  };
}

const COLUMNS = [
  ...(['piece', 'odino', 'name_id', 'year', 'component_id', 'crash', 'fire', 'injured', 'deaths', 'miles'] as const),
  'received',
];
const TARGET = { table: 'model_complaint', columns: COLUMNS };

const bands = MILES_FROM.map((from, at) => {
  const to = MILES_FROM[at + 1];
  return `count(*) filter (where miles >= ${from}${to === undefined ? '' : ` and miles < ${to}`})`;
}).join(', ');

/** Counts each complaint once, whatever number of components and files it stands in. */
async function sumUp(load: SlotLoad): Promise<void> {
  const [lines, sums] = [TARGET.table, 'model_complaint_sum'].map((table) => partOf(table, load.slot));
  await load.run(`analyze ${lines}`);
  await load.run(`set work_mem = '64MB'`);
  await load.run(`
    insert into ${sums} (slot, name_id, year, complaints, crashes, fires, injuries, deaths, with_mileage, by_mileage,
        first_received, last_received, by_component)
    with complaint as (
      select name_id, year, odino, bool_or(crash) as crash, bool_or(fire) as fire, max(injured) as injured,
        max(deaths) as deaths, max(miles) as miles, min(received) as received
      from ${lines} group by name_id, year, odino
    ), summed as (
      select name_id, year, count(*) as complaints, count(*) filter (where crash) as crashes,
        count(*) filter (where fire) as fires, sum(injured) as injuries, sum(deaths) as deaths, count(miles) as with_mileage,
        array[${bands}]::int[] as by_mileage, min(received) as first_received, max(received) as last_received
      from complaint group by name_id, year
    ), named as (
      select name_id, year, component_id, odino, bool_or(crash) as crash, bool_or(fire) as fire
      from ${lines} group by name_id, year, component_id, odino
    ), counted as (
      select name_id, year, component_id, count(*) as complaints, count(*) filter (where crash) as crashes,
        count(*) filter (where fire) as fires
      from named group by name_id, year, component_id
    ), listed as (
      select name_id, year,
        jsonb_agg(jsonb_build_array(component_id, complaints, crashes, fires) order by complaints desc) as by_component
      from counted group by name_id, year
    )
    select ${load.slot}, name_id, year, complaints, crashes, fires, injuries, deaths, with_mileage, by_mileage,
      first_received, last_received, by_component
    from summed join listed using (name_id, year)`);
}

/** Keeps NHTSA's complaints up to date, in pieces of five years (CMPL.txt). */
export function complaintsLoader(database: Database): OpenDataLoader {
  return slotLoader(database, {
    set: COMPLAINTS,
    counted: TARGET.table,
    version: 1,
    read: async (load, files, watch) => {
      const ids = createNameIds(database);
      const loaded = await loadPieces<Complaint>(
        load,
        files,
        {
          layouts: LAYOUTS,
          read: readComplaint,
          targets: [TARGET],
          write: async (into, piece, rows) => {
            await ids.learn(
              rows.map(({ make, model }) => [make, model]),
              rows.map(({ component }) => component),
            );
            await into.add(
              TARGET,
              rows.map((row) => [
                ...[piece, row.odino, ids.nameOf(row.make, row.model), row.year, ids.componentOf(row.component)],
                ...[row.crash, row.fire, row.injured, row.deaths, row.miles, row.received],
              ]),
            );
            return rows.length;
          },
        },
        watch,
      );
      await sumUp(load);
      return loaded;
    },
  });
}
