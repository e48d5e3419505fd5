/**
 * Purchases per second, compared to single INSERTs with commit through the same pool, alternating, with the same number
 * of clients. Load generation and follow-up jobs (receipt, invoice) run in the same process, so their CPU time counts
 * toward purchases; jobs left over after a round finish before the next INSERTs start. Prints a line of JSON: both
 * rates of the median round. Run by tools/bench/src/rows/purchase.mjs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { creditPurchase } from './credit-purchase.ts';
import { openBench } from './visitors.ts';

const BUYERS = 50;
const ROUND_MS = 3_000;
const ROUNDS = 3;

const dataDir = mkdtempSync(join(tmpdir(), 'vinlore-bench-'));
const bench = await openBench({ DATA_DIR: dataDir, PAYMENT_GATEWAYS: 'sandbox' });
const { product, visitors } = bench;
const buy = creditPurchase(bench);
const insert = () => sql`insert into bench_row (text) values ('a row')`.execute(product.database.kysely);

/** Operations per second of all buyers together, in a loop. */
async function rate(work: (buyer: number) => Promise<unknown>): Promise<number> {
  let done = 0;
  const began = performance.now();
  const until = began + ROUND_MS;
  const buyer = async (_: unknown, at: number) => {
    while (performance.now() < until) {
      await work(at);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  return done / ((performance.now() - began) / 1000);
}

/** Waits until the purchases' follow-up work is done, which would slow down the INSERTs. Scheduled jobs remain. */
async function rest(): Promise<void> {
  for (let before = -1, left = -2; left !== before;) {
    await pause(500);
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from billing_order
      where state = 'paid' and followed_up_at is null`.execute(product.database.kysely);
    before = left;
    left = rows[0]!.left;
  }
}

async function round(pay: (buyer: number) => Promise<void>): Promise<{ inserts: number; purchases: number }> {
  await rest();
  return { inserts: await rate(insert), purchases: await rate(pay) };
}

try {
  await product.database.asOwner((owner) =>
    sql`create table bench_row (id bigint generated always as identity primary key, text text)`.execute(owner),
  );
  const buyers = await visitors(BUYERS);
  const pay = (at: number) => buy(buyers[at]!.token);
  await rate(pay); // warms up
  const rounds = [];
  for (let count = 0; count < ROUNDS; count += 1) rounds.push(await round(pay));
  rounds.sort((a, b) => a.purchases / a.inserts - b.purchases / b.inserts);
  process.stdout.write(`${JSON.stringify(rounds[Math.floor(ROUNDS / 2)])}\n`);
} finally {
  await product.close();
  rmSync(dataDir, { recursive: true, force: true });
}
