import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';

/**
 * Serializes a brand's operations that use the same idempotency key until the transaction ends, so that the second one
 * sees what the first did. Lock the key before anything else; code that already holds an order or a member's books must
 * not wait for a key.
 *
 * @param kind namespace of the key: a refund and a correction may use the same key
 */
export async function holdKey(tx: Tx, kind: 'refund' | 'correction', brand: string, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${brand} ${key}`}, 0))`.execute(
    tables<object>(tx),
  );
}
