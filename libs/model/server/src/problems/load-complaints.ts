import { type CopiedRow, type Database, partOf, type SlotLoad } from '@vinlore/database';
import type { LineFault, OpenDataLoader, TabLine } from '@vinlore/server-kit';
import { flatDay } from '../import/flat-day.ts';
import { componentOf, countOf, noValue, plain, yearOf } from '../import/flat-file.ts';
import { loadPieces } from '../import/load-pieces.ts';
import { createNameIds, type NameIds } from '../names/name-ids.ts';
import { COMPLAINTS } from '../slots/sets.ts';
import { slotLoader } from '../slots/slot-loader.ts';
import { MILES_FROM } from './miles.ts';

/** Positions of the fields we read from NHTSA's CMPL.txt. Nothing about the person who filed the complaint is read. */
const AT = {
  ...{ odino: 1, make: 3, model: 4, year: 5, crash: 6, fire: 8, injured: 9, deaths: 10, component: 11, received: 16 },
  ...{ miles: 17, product: 45 },
} as const;
/** The layout has 49 fields and has grown before. */
const FIELDS = [49, 50, 51, 52, 53];

/** Higher mileages are typos. */
const MOST_MILES = 999_999;

interface Complaint {
  readonly odino: number;
  readonly model: ReturnType<NameIds['model']>;
  readonly year: number;
  readonly crash: boolean;
  readonly fire: boolean;
  readonly injured: number;
  readonly deaths: number;
  readonly miles: number | null;
  readonly received: string | null;
  readonly component: ReturnType<NameIds['component']>;
}

/** Reads a line; a complaint has one per component. Null for tires, equipment, and unknown model years. */
function readComplaint(line: TabLine, ids: NameIds): Complaint | LineFault | null {
  const says = (field: keyof typeof AT) => plain(line.text(AT[field]));
  const odino = says('odino');
  if (!/^\d{1,9}$/.test(odino)) return noValue('ODINO');
  const make = says('make');
  if (make === '') return noValue('MAKETXT');
  const [model, year, product] = [says('model'), yearOf(says('year')), says('product')];
  if ((product !== 'V' && product !== '') || model === '' || year === null) return null;
  return {
    odino: Number(odino),
    model: ids.model(make, model),
    year,
    crash: says('crash') === 'Y',
    fire: says('fire') === 'Y',
    injured: countOf(says('injured'), 99),
    deaths: countOf(says('deaths'), 99),
    miles: countOf(says('miles'), MOST_MILES) || null,
    received: flatDay(says('received')),
    component: ids.component(componentOf(says('component'))),
  };
}

const COLUMNS = [
  ...(['piece', 'odino', 'name_id', 'year', 'crash', 'fire', 'injured', 'deaths', 'miles', 'received'] as const),
  ...(['component_id', 'is_first', 'is_named'] as const),
];
const TARGET = { table: 'model_complaint', columns: COLUMNS };

const bands = MILES_FROM.map((from, at) => {
  const to = MILES_FROM[at + 1];
  return `count(*) filter (where miles >= ${from}${to === undefined ? '' : ` and miles < ${to}`})`;
}).join(', ');

/**
 * Converts complaints to rows. Lines of a complaint are adjacent and equal except for the component, so counts use the
 * first line.
 */
function rowMaker() {
  let last: readonly unknown[] = [];
  let named = new Set<number>();
  return (piece: string, { odino, model, year, component, ...says }: Complaint): CopiedRow => {
    const { crash, fire, injured, deaths, miles, received } = says;
    const told = [piece, odino, model.id, year, crash, fire, injured, deaths, miles, received];
    // Usually the complaint numbers already differ.
    const isFirst = odino !== last[1] || told.some((value, at) => value !== last[at]);
    if (isFirst) [last, named] = [told, new Set()];
    const isNamed = !named.has(component.id);
    named.add(component.id);
    return [...told, component.id, isFirst, isNamed];
  };
}

/**
 * Counts each complaint once, regardless of its number of components and files. The few whose lines differ or that
 * appear in two files are merged; for all others the first line is enough.
 */
async function sumUp(load: SlotLoad): Promise<void> {
  const [lines, sums] = [TARGET.table, 'model_complaint_sum'].map((table) => partOf(table, load.slot));
  await load.run(`analyze ${lines}`);
  await load.run(`set work_mem = '64MB'`);
  await load.run(`
    create temp table told_twice as
      select name_id, year, odino from ${lines} where is_first group by name_id, year, odino having count(*) > 1`);
  // Without statistics, the planner would expect rows in an empty list and compare every complaint with it.
  await load.run('analyze told_twice');
  const once = `not exists (
    select from told_twice as twice
    where twice.name_id = line.name_id and twice.year = line.year and twice.odino = line.odino)`;
  await load.run(`
    insert into ${sums} (slot, name_id, year, complaints, crashes, fires, injuries, deaths, with_mileage, by_mileage,
        first_received, last_received, by_component)
    with complaint as (
      select name_id, year, crash, fire, injured, deaths, miles, received
      from ${lines} as line where is_first and ${once}
      union all
      select name_id, year, bool_or(crash), bool_or(fire), max(injured), max(deaths), max(miles), min(received)
      from ${lines} join told_twice using (name_id, year, odino) group by name_id, year, odino
    ), summed as (
      select name_id, year, count(*) as complaints, count(*) filter (where crash) as crashes,
        count(*) filter (where fire) as fires, sum(injured) as injuries, sum(deaths) as deaths, count(miles) as with_mileage,
        array[${bands}]::int[] as by_mileage, min(received) as first_received, max(received) as last_received
      from complaint group by name_id, year
    ), named as (
      select name_id, year, component_id, crash, fire from ${lines} as line where is_named and ${once}
      union all
      select name_id, year, component_id, bool_or(crash), bool_or(fire)
      from ${lines} join told_twice using (name_id, year, odino) group by name_id, year, component_id, odino
    ), counted as (
      select name_id, year, component_id, count(*) as complaints, count(*) filter (where crash) as crashes,
        count(*) filter (where fire) as fires
      from named group by name_id, year, component_id
    ), listed as (
      select name_id, year,
        jsonb_agg(jsonb_build_array(component_id, complaints, crashes, fires)) as by_component
      from counted group by name_id, year
    )
    select ${load.slot}, name_id, year, complaints, crashes, fires, injuries, deaths, with_mileage, by_mileage,
      first_received, last_received, by_component
    from summed join listed using (name_id, year)`);
}

/** Loader that keeps NHTSA's complaints up to date, in pieces of five years (CMPL.txt). */
export function complaintsLoader(database: Database): OpenDataLoader {
  return slotLoader(database, {
    set: COMPLAINTS,
    counted: TARGET.table,
    version: 1,
    read: async (load, files, watch) => {
      const ids = createNameIds(database);
      const rowOf = rowMaker();
      const loaded = await loadPieces<Complaint>(
        load,
        files,
        {
          fields: FIELDS,
          read: (line) => readComplaint(line, ids),
          targets: [TARGET],
          write: async (into, piece, rows) => {
            await ids.learn();
            await into.add(
              TARGET,
              rows.map((row) => rowOf(piece, row)),
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
