import { type Database, type Migration, tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { ContentTables } from '../tables.ts';

/** The content version that caches in front of us were last told about. */
export const purgedVersionMigration: Migration = {
  name: '0010-purged-version',
  async up(db) {
    await sql`alter table content_brand add column purged_version bigint not null default 0`.execute(db);
  },
};

/** Returns the brands whose published content has changed since {@link notePurged}, with the current version. */
export function changedBrands(database: Database): Promise<{ brand: string; version: number }[]> {
  return tables<ContentTables>(database)
    .selectFrom('content_brand')
    .select(['brand', 'version'])
    .whereRef('version', '>', 'purged_version')
    .orderBy('brand')
    .execute();
}

/** Notes that caches know of a version of a brand's content. */
export async function notePurged(database: Database, brand: string, version: number): Promise<void> {
  await tables<ContentTables>(database)
    .updateTable('content_brand')
    .set({ purged_version: version })
    .where('brand', '=', brand)
    .where('purged_version', '<', version)
    .execute();
}
