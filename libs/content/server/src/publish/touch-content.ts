import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { ContentTables } from '../tables.ts';

/** NOTIFY channel: a brand's content has another version. The payload is the brand's key. */
export const CONTENT_CHANNEL = 'content_version';

/**
 * Raises a brand's content version and wakes every process, both when the transaction is kept. Whatever changes what
 * visitors see calls it.
 */
export async function touchContent(tx: Tx, brand: string): Promise<void> {
  await tables<ContentTables>(tx)
    .insertInto('content_brand')
    .values({ brand, version: 1, seed_hash: null })
    .onConflict((conflict) => conflict.column('brand').doUpdateSet({ version: sql`content_brand.version + 1` }))
    .execute();
  await sql`select pg_notify(${CONTENT_CHANNEL}, ${brand})`.execute(tables(tx));
}
