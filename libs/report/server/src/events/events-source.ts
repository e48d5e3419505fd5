import { type Database, prepared, preparedTogether, tables } from '@vinlore/database';
import {
  correctEvent,
  type HistoryEvent,
  type ReportType,
  SECTIONS,
  sectionOfKind,
  type SourceAnswer,
} from '@vinlore/report-domain';
import { vehicleFrom } from '@vinlore/vehicle-domain';
import type { Selectable } from 'kysely';
import { isReservedVin } from './reserved-vin.ts';
import type { HistorySource } from '../sources/history-source.ts';
import { type AskedOf, coversVehicle } from './covered.ts';
import type { CountedShare, EventTables } from './tables.ts';

/**
 * A vehicle has a few dozen events. If there are more than this, for example because a source reuses one VIN, the
 * newest are used.
 */
const EVENT_LIMIT = 2_000;

export type EventRow = Omit<EventTables['history_event'], 'import_id'>;
type MarkRow = Pick<Selectable<EventTables['history_mark']>, 'source' | 'record_id' | 'standing' | 'correction'>;
type AskedSource = Omit<EventTables['history_source'], 'removed_at' | 'measured_at'> & {
  /** Null until they are counted. */
  readonly makes: readonly CountedShare[] | null;
};

/** Converts a database row to an event. */
export const eventOf = (row: EventRow): HistoryEvent => ({
  vin: row.vin,
  kind: row.kind,
  date: row.date,
  ...(row.date_is === 'seen' && { dateIs: 'seen' as const }),
  odometer:
    row.odometer === null ? null : { value: row.odometer, unit: row.odometer_unit ?? 'mi', code: row.odometer_code },
  place: row.country === null ? null : { country: row.country, region: row.region, city: row.city },
  source: row.source,
  recordId: row.record_id,
  confidence: row.confidence,
  sample: row.sample,
  detail: row.detail,
});

/**
 * Returns the sections the source declared, or those of all the record kinds it ever had. Odometer readings can come
 * with any kind.
 */
export function coversOf({ covers, kinds }: Pick<AskedSource, 'covers' | 'kinds'>): SourceAnswer['covers'] {
  if (covers) return covers;
  const brought = new Set<string>(kinds.map(sectionOfKind));
  return SECTIONS.filter((section) => brought.has(section));
}

/** Whether a source's records are European, according to its name (spec §3). */
const isEuropean = ({ name }: { readonly name: string }) => vehicleFrom({ source: name }).isEurope;

/**
 * Whether a source is queried for a report of a region. European sources are queried only for Europe (docs/decisions.md
 * §6, `report_type`); other sources always, since a vehicle may have records from before it was imported. Samples are
 * queried only for the sample vehicles.
 */
const isAskedFor = (source: Pick<AskedSource, 'name' | 'sample'>, type: ReportType, vin: string) =>
  source.sample ? isReservedVin(vin) : type === 'EU' || !isEuropean(source);

/** Returns events as reports show them: without hidden or withdrawn ones, and with corrections applied. */
function shownOf(rows: readonly EventRow[], marks: readonly MarkRow[]): HistoryEvent[] {
  if (marks.length === 0) return rows.map(eventOf);
  const keyOf = ({ source, record_id }: Pick<EventRow, 'source' | 'record_id'>) => `${source}\0${record_id}`;
  const marked = new Map(marks.map((mark) => [keyOf(mark), mark]));
  return rows.flatMap((row) => {
    const mark = marked.get(keyOf(row));
    if (mark?.standing) return [];
    return mark?.correction ? correctEvent(eventOf(row), mark.correction) : eventOf(row);
  });
}

/**
 * Returns the day that an "up to this date" claim may use: the first day of a partial date, so that it never claims too
 * much.
 */
const dayOf = (date: string) => `${date}-01-01`.slice(0, 10);

const knowsTo = (source: AskedSource) => source.as_of ?? (source.newest === null ? null : dayOf(source.newest));

/** Whether "no record" is a valid statement for the vehicle. Samples always cover their own vehicles. */
const mayCover = (source: AskedSource, vehicle: AskedOf) =>
  source.sample || coversVehicle({ makes: source.makes, knowsTo: knowsTo(source) }, vehicle);

const answerOf = (source: AskedSource, vehicle: AskedOf, records: number): SourceAnswer => ({
  name: source.name,
  kind: 'events',
  status: 'answered',
  asOf: knowsTo(source),
  covers: records > 0 || mayCover(source, vehicle) ? coversOf(source) : [],
  records,
  sample: source.sample,
});

/**
 * Imported events as a report source. Every imported source answers, even without a record of the vehicle, because its
 * coverage and cutoff date matter too. A source without that make or those years covers nothing. European sources are
 * queried for European reports.
 */
export function eventsSource(database: Database): HistorySource {
  const db = tables<EventTables>(database);
  return {
    name: 'Imported records',
    kind: 'events',
    covers: [],
    async regions() {
      const named = db
        .selectFrom('history_source')
        .select('name')
        .where('sample', '=', false)
        .where('removed_at', 'is', null);
      return (await preparedTogether(database, named)).some(isEuropean) ? ['EU'] : [];
    },
    async ask({ vin, year, make, type }) {
      const [sources, rows, marks] = await Promise.all([
        preparedTogether<AskedSource>(
          database,
          db
            .selectFrom('history_source as kept')
            .leftJoin('history_coverage as counted', 'counted.source', 'kept.name')
            .select(['name', 'as_of', 'covers', 'kinds', 'kept.newest', 'sample', 'makes'])
            .where('removed_at', 'is', null)
            .orderBy('name'),
        ),
        prepared<EventRow>(
          database,
          db
            .selectFrom('history_event')
            .select([
              'source',
              'record_id',
              'vin',
              'kind',
              'date',
              'date_is',
              'odometer',
              'odometer_unit',
              'odometer_code',
            ])
            .select(['country', 'region', 'city', 'confidence', 'sample', 'detail'])
            .where('vin', '=', vin)
            .orderBy('date', 'desc')
            .orderBy('source')
            .orderBy('record_id')
            .limit(EVENT_LIMIT),
        ),
        prepared<MarkRow>(
          database,
          db
            .selectFrom('history_mark')
            .select(['source', 'record_id', 'standing', 'correction'])
            .where('vin', '=', vin),
        ),
      ]);
      const asked = sources.filter((source) => isAskedFor(source, type, vin));
      const names = new Set(asked.map(({ name }) => name));
      const own = shownOf(rows, marks).filter(({ source }) => names.has(source));
      const records = new Map<string, number>();
      for (const { source } of own) records.set(source, (records.get(source) ?? 0) + 1);
      return {
        events: own.reverse(),
        answers: asked.map((source) => answerOf(source, { vin, year, make }, records.get(source.name) ?? 0)),
        europe: asked.some((source) => isEuropean(source) && records.has(source.name)),
      };
    },
  };
}
