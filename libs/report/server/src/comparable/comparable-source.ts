import { type Database, prepared, tables } from '@vinlore/database';
import { alikeOf, type ComparableSale, type EventDetail } from '@vinlore/report-domain';
import { type Kysely, sql } from 'kysely';
import { isReservedVin } from '../events/reserved-vin.ts';
import { sampleSales } from '../sample/sample-sales.ts';
import type { EventTables } from '../events/tables.ts';

/** Finds sales of comparable vehicles by VIN. */
export type AskSales = (vin: string) => Promise<readonly ComparableSale[]>;

/** Limit for very common models; the newest sales are used. */
const SALES_LIMIT = 20_000;

const selectRemoved = (db: Kysely<EventTables>) =>
  db.selectFrom('history_source').select('name').where('removed_at', 'is not', null);

/**
 * Finds auction and dealer sales among imported records of all sources. Vehicles are comparable if VIN positions 1 to 8
 * and 10 match. Samples are compared only with samples.
 */
export function comparableSource(database: Database): AskSales {
  const db = tables<EventTables>(database);
  return async (vin) => {
    if (isReservedVin(vin)) return sampleSales(vin);
    const alike = alikeOf(vin);
    if (!alike) return [];
    const sales = db
      .selectFrom('history_event')
      .select(['vin', 'date', 'kind', 'odometer', 'odometer_unit', 'odometer_code', 'source'])
      .select(sql<EventDetail['price'] | null>`detail -> 'price'`.as('price'))
      // An odometer code we couldn't interpret doesn't count as "actual".
      .select(sql<boolean>`detail #> '{sourceWords,odometerCode}' is not null`.as('doubted'))
      // Same conditions as the index `history_event_comparable`.
      .where(sql<boolean>`kind in ('auction', 'sale')`)
      .where(sql`left(vin, 8)`, '=', alike.start)
      .where(sql`substr(vin, 10, 1)`, '=', alike.year)
      .where(sql`length(vin)`, '=', 17)
      .where(sql`length(date)`, '=', 10)
      .where('sample', '=', false)
      // Leaves out records that staff hid or corrected; a corrected figure isn't the seller's.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('history_mark as mark')
              .whereRef('mark.source', '=', 'history_event.source')
              .whereRef('mark.record_id', '=', 'history_event.record_id'),
          ),
        ),
      )
      .where('source', 'not in', selectRemoved(db))
      .orderBy('date', 'desc')
      .limit(SALES_LIMIT);
    return (await prepared(database, sales)).map(
      ({ kind, date, odometer: value, odometer_unit: unit, odometer_code: code, price, doubted, ...sold }) => ({
        ...sold,
        day: date,
        market: kind === 'sale' ? 'sale' : 'auction',
        odometer: value === null || doubted ? null : { value, unit: unit ?? 'mi', code },
        ...(price && { price }),
        sample: false,
      }),
    );
  };
}
