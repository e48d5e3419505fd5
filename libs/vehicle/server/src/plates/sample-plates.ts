import { type Database, tables, type Tx } from '@vinlore/database';
import type { VehicleTables } from '../tables.ts';
import { keepPlates, type PlateRecord, SAMPLE_SOURCE } from './plate-table.ts';

/**
 * Quick-start plates. Their VINs end in 000000, a serial number that manufacturers don't assign, so none belongs to a
 * real car.
 */
const SAMPLES = [
  { region: 'CA', plate: 'SAMPLE1', vin: '1HGCM82673A000000', color: 'Silver' },
  { region: 'TX', plate: 'SAMPLE2', vin: '1FTFW1ET7DF000000', color: 'Blue' },
  { region: 'FL', plate: 'SAMPLE3', vin: '5YJSA1E25HF000000', color: 'Red' },
] as const;

/** Stores the sample plates; only in environments that also have sample accounts. */
export async function seedSamplePlates(database: Database): Promise<void> {
  const rows = SAMPLES.map(({ region, plate, vin, color }): PlateRecord => ({
    source: SAMPLE_SOURCE,
    source_id: plate,
    country: 'US',
    region,
    plate,
    vin,
    year: null,
    make: null,
    model: null,
    trim: null,
    color,
    as_of: null,
    sample: true,
  }));
  await database.maintenance((db) => keepPlates(db, rows));
}

/** Removes the sample plates from a production database. */
export async function dropSamplePlates(tx: Tx): Promise<void> {
  await tables<VehicleTables>(tx)
    .deleteFrom('vehicle_plate')
    .where('source', '=', SAMPLE_SOURCE)
    .where('sample', '=', true)
    .execute();
}
