import { type Database, preparedTogether } from '@vinlore/database';
import type { RecallQuery } from '@vinlore/recall-domain';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { FoundRecalls, RecallLookUp } from '../found-recalls.ts';

/** Number of vehicles cached. */
const MOST_KEPT = 200;

/** Returns the cache version, which changes when another load of any source becomes active or a manual import finishes. */
async function versionOf(database: Database): Promise<string> {
  const [row] = await preparedTogether<{ version: string }>(
    database,
    sql<{ version: string }>`
      select concat_ws(';',
        (select string_agg(concat_ws(' ', source, as_of, imported_at), ',' order by source) from recall_source),
        (select string_agg(concat_ws(' ', name, slot, changed_at), ',' order by name) from recall_slot)) as version`,
  );
  return row!.version;
}

/**
 * Wraps a lookup with a cache that is invalidated by new recalls. A page asks about one vehicle several times, for
 * example for its recalls and for the report preview.
 */
export function keptRecalls(database: Database, lookUp: RecallLookUp): RecallLookUp {
  const kept = new LRUCache<string, Promise<FoundRecalls>>({ max: MOST_KEPT });
  return async (vehicle: RecallQuery) => {
    const { year, make, model, series, trim } = vehicle;
    const key = JSON.stringify([await versionOf(database), year, make, model, series ?? null, trim ?? null]);
    const known = kept.get(key);
    if (known) return known;
    const asked = lookUp(vehicle);
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  };
}
