import pg from 'pg';
import { AUDIT_URL } from '../places.mjs';

/** @typedef {import('../load/journal.mjs').Operation} Operation */

/**
 * Reads what the primary holds about operations, as the superuser, who sees all brands.
 *
 * @param {readonly Operation[]} operations
 * @param {string} [url] of the database
 * @returns {Promise<import('./judge.mjs').Facts>}
 */
export async function readFacts(operations, url = AUDIT_URL) {
  const keys = operations.filter(({ kind }) => kind === 'purchase').map(({ key }) => key);
  const tickets = operations.filter(({ kind }) => kind === 'ticket').map(({ key }) => key);
  const vins = operations.filter(({ kind }) => kind !== 'ticket').map(({ vin }) => vin);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 30_000 });
  client.on('error', () => {});
  await client.connect();
  /** @param {string} text @param {readonly string[]} values */
  const rowsOf = async (text, values) => (await client.query(text, [values])).rows;
  try {
    const orders = await rowsOf(
      `select idempotency_key as key, id, state, vin, document->>'id' as document
       from billing_order where idempotency_key = any($1)`,
      keys,
    );
    const ids = orders.map(({ id }) => id);
    return {
      orders,
      charges: await rowsOf(
        `select order_id as "order", state from sandbox_charge where order_id = any($1::uuid[])`,
        ids,
      ),
      grants: await rowsOf(
        `select t.cause_id as "order", e.credits::int from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
         where t.kind = 'grant' and t.cause = 'order' and t.cause_id = any($1) and e.book = 'balance'`,
        ids,
      ),
      stickers: await rowsOf(`select id, vin from sticker where vin = any($1)`, vins),
      spends: await rowsOf(
        `select s.vin from sticker s join ledger_transaction t
           on t.kind = 'spend' and replace(t.detail->'document'->>'id', '-', '') = s.id where s.vin = any($1)`,
        vins,
      ),
      tickets: await rowsOf(`select request_id as key, number from ticket where request_id = any($1::uuid[])`, tickets),
    };
  } finally {
    await client.end().catch(() => {});
  }
}
