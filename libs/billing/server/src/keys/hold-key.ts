import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';

/**
 * Lets acts of a brand under one key of their callers come after each other until the transaction ends, so that the second
 * finds what the first did, whatever it was about. Hold the key before anything else: who holds an order, or somebody's
 * books, waits for no key.
 *
 * @param kind what the key is one of: a key that a refund had may still be a correction's
 */
export async function holdKey(tx: Tx, kind: 'refund' | 'correction', brand: string, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${brand} ${key}`}, 0))`.execute(
    tables<object>(tx),
  );
}
