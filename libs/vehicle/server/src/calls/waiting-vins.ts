import { type Database, tables } from '@vinlore/database';
import type { VehicleTables } from '../tables.ts';

/** Returns the number of a brand's unresolved failed VINs, up to a limit. */
export async function waitingVins(
  source: Database,
  brand: string,
  most: number,
): Promise<{ readonly count: number; readonly since: null }> {
  const rows = await tables<VehicleTables>(source)
    .selectFrom('vehicle_error_vin')
    .select('vin')
    .where('brand', '=', brand)
    .where('handled', '=', false)
    .limit(most)
    .execute();
  return { count: rows.length, since: null };
}
