import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { balancesOf } from '@vinlore/billing-ledger';
import type { BulkJob } from '@vinlore/contract';
import { createProductApi } from '@vinlore/server/product-api';
import { sized, testBrand } from '@vinlore/testing-node';
import { bundleChild } from '@vinlore/testing-node/bundle-child';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { callerOf } from '../testing/caller.ts';
import { giveRecords, goodVin, newDealer } from '../testing/dealers.ts';
import { openTestProduct } from '../testing/test-product.ts';

const VINS = sized(60, 1_000);
const KILLS = sized(2, 10);
/** Existing documents of the dealer, which must cost nothing. */
const OWNED = 5;
/** More credits than needed: the rest must be returned. */
const CREDITS = VINS + 50;

const brand = testBrand({ key: 'open' });
const test = await openTestProduct({}, [brand]);
const { product, database } = test;
const caller = callerOf(await createProductApi(product));

const program = await bundleChild(new URL('bulk-worker.ts', import.meta.url));
const children = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await program.remove();
  await test.close();
});

/** Starts a worker and runs its minute job. */
async function startWorker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program.file, database.connectionString, product.config.BRANDS_DIR], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.add(child);
  await product.database.transaction((tx) => product.jobs.enqueue(tx, 'sticker.bulk', {}));
  return child;
}

const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  Number((await query.execute(database.kysely)).rows[0]!.count);

/** Differences between the two kinds of lists. */
const KINDS = {
  sticker: { make: '/api-cwa/generate-sticker', pot: 'sticker', empty: 0 },
  report: { make: '/api-cwa/generate-report', pot: 'vhr', empty: 3 },
} as const;

it.each(['sticker', 'report'] as const)(
  `a list of ${VINS} VINs, its worker killed ${KILLS} times: exactly ${VINS} results and the right number of credits (%s)`,
  { timeout: 900_000 },
  async (kind) => {
    const { make, pot, empty } = KINDS[kind];
    const { accountId, asking } = await newDealer(test, caller, { brand, credits: CREDITS });
    const vins = Array.from({ length: VINS }, (_, serial) => goodVin(serial + 1));
    // The last ones have no records: their credits are refunded.
    if (kind === 'report') await giveRecords(test, vins.slice(0, VINS - empty));
    for (const vin of vins.slice(0, OWNED)) await caller.form(make, { vin }, asking);

    const body = new FormData();
    // The last VIN is a duplicate, and one is invalid.
    body.append('file', new File([`vin\n${[...vins, vins.at(-1), 'NONE'].join('\n')}`], 'cars.csv'));
    body.append('idempotency_key', crypto.randomUUID());
    body.append('kind', kind);
    const begun = await caller.ask({ method: 'POST', path: '/api/dealer/bulk' }, { ...asking, body });
    const { id } = begun.data as BulkJob;
    const done = () => count(sql`select count(*) from bulk_row where job_id = ${id} and state in ('made', 'had')`);

    for (let kill = 1; kill <= KILLS; kill += 1) {
      const child = await startWorker();
      const enough = Math.floor((VINS * kill) / (KILLS + 1));
      await expect.poll(done, { timeout: 120_000, interval: 5 }).toBeGreaterThanOrEqual(enough);
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      expect(await done()).toBeLessThan(VINS);
    }
    await startWorker();
    const state = async () => {
      const headers = { ...asking.headers, 'content-type': 'application/json' };
      const row = { method: 'POST', path: '/api/dealer/bulk-status' } as const;
      return (await caller.ask(row, { ...asking, headers, body: JSON.stringify({ id }) })).data as BulkJob;
    };
    await expect.poll(async () => (await state()).state, { timeout: 600_000, interval: 100 }).toBe('done');

    const made = VINS - OWNED;
    expect(await state()).toMatchObject({
      rows: VINS + 1,
      made,
      had: OWNED,
      failed: 1,
      duplicates: 1,
      reserved: made,
      used: made - empty,
    });
    expect(await count(sql`select count(*) from ${sql.table(kind)} where account_id = ${accountId}`)).toBe(VINS);
    expect(await count(sql`select count(distinct vin) from ${sql.table(kind)} where account_id = ${accountId}`)).toBe(
      VINS,
    );
    expect((await balancesOf(product.database, brand.key, accountId))[pot]).toBe(CREDITS - VINS + empty);
    expect(
      await count(sql`select count(*) from ledger_transaction t join ledger_member m on m.id = t.member_id
        where m.account_id = ${accountId} and t.kind = 'spend'`),
    ).toBe(VINS);
  },
);
