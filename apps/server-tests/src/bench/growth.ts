/**
 * What a purchase adds to the database: a number of buyers buy credits and spend one on a report of a sample vehicle and
 * one on its sticker. Prints a line of JSON: bytes with indexes for each buyer, in total and by table, and entries of the
 * audit log. Run by tools/bench/src/rows/growth.mjs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { giveCredits } from '@vinlore/billing-ledger';
import { sql } from 'kysely';
import { creditPurchase } from './credit-purchase.ts';
import { openBench } from './visitors.ts';

const BUYERS = 100;
/** A vehicle with a history (docs/reference/sample-vehicles.md). */
const VIN = '1HGCM82673A000000';

const dataDir = mkdtempSync(join(tmpdir(), 'vinlore-growth-'));
const bench = await openBench({ DATA_DIR: dataDir, PAYMENT_GATEWAYS: 'sandbox' });
const { product, brand, post, visitors } = bench;
const buy = creditPurchase(bench);

/** Bytes of each table with its indexes. */
async function sizes(): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select relname as name, pg_total_relation_size(oid)::float as bytes from pg_class
    where relkind = 'r' and relnamespace in (select oid from pg_namespace where nspname !~ '^(pg_|information)')`.execute(
    product.database.kysely,
  );
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}

const entries = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from audit_entry`.execute(product.database.kysely)).rows[0]!.n;

/** Waits for receipts and invoices, which purchases leave to jobs. */
async function rest(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from billing_order
      where state = 'paid' and followed_up_at is null`.execute(product.database.kysely);
    if (rows[0]!.left === 0) return;
    await pause(500);
  }
}

try {
  const before = await sizes();
  const entriesBefore = await entries();
  for (const { accountId, token } of await visitors(BUYERS)) {
    await buy(token);
    const cause = { kind: 'bench', id: accountId };
    await giveCredits(product.database, { brand, accountId, credits: 2, cause, at: product.clock() });
    await post('/api-cwa/generate-report', { vin: VIN }, token);
    await post('/api-cwa/generate-sticker', { vin: VIN }, token);
  }
  await rest();
  const added = [...(await sizes())].map(
    ([name, bytes]) => [name, (bytes - (before.get(name) ?? 0)) / BUYERS] as const,
  );
  const entriesEach = ((await entries()) - entriesBefore) / BUYERS;
  const total = added.reduce((sum, [, bytes]) => sum + bytes, 0);
  process.stdout.write(`${JSON.stringify({ ...Object.fromEntries(added), total, entriesEach })}\n`);
} finally {
  await product.close();
  rmSync(dataDir, { recursive: true, force: true });
}
