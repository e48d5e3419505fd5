import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { ContentTables } from '../tables.ts';

/** NOTIFY channel for new content versions. The payload is the brand's key. */
export const CONTENT_CHANNEL = 'content_version';

/**
 * Increments a brand's content version and notifies every process, both on commit. Everything that changes what
 * visitors see must call it.
 */
export async function touchContent(tx: Tx, brand: string): Promise<void> {
  await tables<ContentTables>(tx)
    .insertInto('content_brand')
    .values({ brand, version: 1, seed_hash: null })
    .onConflict((conflict) => conflict.column('brand').doUpdateSet({ version: sql`content_brand.version + 1` }))
    .execute();
  await sql`select pg_notify(${CONTENT_CHANNEL}, ${brand})`.execute(tables(tx));
}
