import { type Database, prepared, preparedTogether, tables } from '@vinlore/database';
import { type HistoryEvent, type ReportType, SECTIONS, sectionOfKind, type SourceAnswer } from '@vinlore/report-domain';
import { vehicleFrom } from '@vinlore/vehicle-domain';
import { isReservedVin } from './reserved-vin.ts';
import type { HistorySource } from '../sources/history-source.ts';
import type { EventTables } from './tables.ts';

/** A vehicle has a few dozen events. Of one with more than this, such as a number that a source uses for all, the newest count. */
const EVENT_LIMIT = 2_000;

type EventRow = EventTables['history_event'];
type SourceRow = EventTables['history_source'];

const eventOf = (row: EventRow): HistoryEvent => ({
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

/** Its own word, else the sections of what it ever brought: a reading of an odometer may come with any of them. */
function coversOf({ covers, kinds }: SourceRow): SourceAnswer['covers'] {
  if (covers) return covers;
  const brought = new Set<string>(kinds.map(sectionOfKind));
  return SECTIONS.filter((section) => brought.has(section));
}

/** Whether a source's records are European: its name says so (spec §3). */
const isEuropean = ({ name }: { readonly name: string }) => vehicleFrom({ source: name }).isEurope;

/**
 * Whether a source is asked for a report of a region: a European one for Europe alone (docs/decisions.md §6, `report_type`),
 * where a car's records from before it was imported count as well. Samples tell of the cars that they were made for.
 */
const isAskedFor = (source: Pick<SourceRow, 'name' | 'sample'>, type: ReportType, vin: string) =>
  source.sample ? isReservedVin(vin) : type === 'EU' || !isEuropean(source);

/** The last day of a partial date that a claim of "up to this day" may rest on: the first, where only the month is known. */
const dayOf = (date: string) => `${date}-01-01`.slice(0, 10);

const answerOf = (source: SourceRow, records: number): SourceAnswer => ({
  name: source.name,
  kind: 'events',
  status: 'answered',
  asOf: source.as_of ?? (source.newest === null ? null : dayOf(source.newest)),
  covers: coversOf(source),
  records,
  sample: source.sample,
});

/**
 * The events that operators imported, as a source of reports. Each source that was ever imported answers, also with no
 * record of this vehicle: what it covers and up to when it knows counts just the same. European ones are asked for a report
 * of Europe.
 */
export function eventsSource(database: Database): HistorySource {
  const db = tables<EventTables>(database);
  return {
    name: 'Imported records',
    kind: 'events',
    covers: [],
    async regions() {
      const named = db.selectFrom('history_source').select('name').where('sample', '=', false);
      return (await preparedTogether(database, named)).some(isEuropean) ? ['EU'] : [];
    },
    async ask({ vin, type }) {
      const [sources, rows] = await Promise.all([
        preparedTogether<SourceRow>(
          database,
          db
            .selectFrom('history_source')
            .select(['name', 'as_of', 'covers', 'kinds', 'newest', 'sample'])
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
      ]);
      const asked = sources.filter((source) => isAskedFor(source, type, vin));
      const names = new Set(asked.map(({ name }) => name));
      const own = rows.filter(({ source }) => names.has(source));
      const records = new Map<string, number>();
      for (const { source } of own) records.set(source, (records.get(source) ?? 0) + 1);
      return {
        events: own.map(eventOf).reverse(),
        answers: asked.map((source) => answerOf(source, records.get(source.name) ?? 0)),
        europe: asked.some((source) => isEuropean(source) && records.has(source.name)),
      };
    },
  };
}
