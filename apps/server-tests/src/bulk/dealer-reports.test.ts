import { balancesOf } from '@vinlore/billing-ledger';
import type { BulkCheck, BulkJob, bulkContract, BulkRow, DataOf } from '@vinlore/contract';
import { createProductApi } from '@vinlore/server/product-api';
import { testBrand } from '@vinlore/testing-node';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callerOf, freshAddress } from '../testing/caller.ts';
import { giveRecords, goodVin, newDealer } from '../testing/dealers.ts';
import { openTestProduct } from '../testing/test-product.ts';

const brand = testBrand({ key: 'open' });
const spanish = testBrand({ key: 'other', language: 'es' });
const off = testBrand({ key: 'gated', features: { sticker: true, report: false, model_report: false } });
const test = await openTestProduct({}, [brand, spanish, off]);
const { product, database } = test;
afterAll(test.close);
const api = await createProductApi(product);
const caller = callerOf(api);
beforeAll(() => product.jobs.start());

let serial = 0;
/** Cars that have records. */
async function carsWithRecords(count: number): Promise<string[]> {
  const vins = Array.from({ length: count }, () => goodVin((serial += 1)));
  await giveRecords(test, vins);
  return vins;
}
const csv = (rows: readonly string[]) => new File([rows.join('\n')], 'November cars.csv', { type: 'text/csv' });

/** A dealer with credits of each type, and their calls. */
async function dealerWith(credits: number, of = brand) {
  const { accountId, asking } = await newDealer(test, caller, { brand: of, credits });
  const call = (path: `/${string}`, input: object = {}) =>
    caller.ask(
      { method: 'POST', path },
      { ...asking, body: JSON.stringify(input), headers: { ...asking.headers, 'content-type': 'application/json' } },
    );
  const upload = (path: `/${string}`, file: File, more: Readonly<Record<string, string>> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ file, kind: 'report', ...more })) body.append(name, value);
    return caller.ask({ method: 'POST', path }, { ...asking, body });
  };
  const start = (file: File, idempotency_key: string = crypto.randomUUID()) =>
    upload('/api/dealer/bulk', file, { idempotency_key });
  const status = async (id: string) => (await call('/api/dealer/bulk-status', { id })).data as BulkJob;
  const ended = (id: string) =>
    vi.waitFor(
      async () => {
        const job = await status(id);
        expect(job.state).toBe('done');
        return job;
      },
      { timeout: 30_000 },
    );
  return {
    accountId,
    asking,
    call,
    start,
    ended,
    check: async (file: File) => (await upload('/api/dealer/bulk-check', file)).data as BulkCheck,
    run: async (file: File) => ended(((await start(file)).data as BulkJob).id),
    rows: async (id: string) =>
      (await call('/api/dealer/bulk-rows', { id })).data as DataOf<typeof bulkContract.bulkRows>,
    balances: async () => balancesOf(product.database, of.key, accountId),
    make: (vin: string) => caller.form('/api-cwa/generate-report', { vin }, asking),
    download: (url: string) => caller.ask({ method: 'GET', path: '/api/dealer/bulk-zip' }, { ...asking, path: url }),
  };
}

/** The file a browser saves when it follows a link. */
async function saved(path: string): Promise<Uint8Array> {
  const host = brand.domains[0]!;
  const request = new Request(`http://${host}${path}`, { headers: { host } });
  const answer = await api.request(request, {}, { incoming: { socket: { remoteAddress: freshAddress() } } });
  return new Uint8Array(await answer.arrayBuffer());
}

describe('bulk reports (docs/decisions.md §4, Dealer)', () => {
  it("shows the cost of a list, existing reports, and each row's error before the start", async () => {
    const dealer = await dealerWith(5);
    const [owned, first, second] = (await carsWithRecords(3)) as [string, string, string];
    await dealer.make(owned);
    const wrong = first.slice(0, 16) + ((Number(first[16]) + 1) % 10);
    const letter = `I${first.slice(1)}`;
    const check = await dealer.check(
      csv(['VIN,stock', owned, `${first},A1`, first, second, wrong, letter, 'ABC,A4', ',A5']),
    );
    expect(check).toMatchObject({ rows: 7, to_make: 2, had: 1, failed: 4, duplicates: 1 });
    expect(check.problems.map(({ line, problem, suggestion }) => [line, problem, suggestion])).toEqual([
      [6, expect.stringContaining('check digit doesn’t match'), null],
      [7, expect.stringContaining('is the letter I'), first],
      [8, expect.stringContaining('We don’t recognize this classic VIN'), null],
      [9, expect.stringContaining('This row has no VIN'), null],
    ]);
    expect(await dealer.balances()).toMatchObject({ vhr: 4, sticker: 5 });
  });

  it('uses a report credit for each new report and none for existing ones or stickers', async () => {
    const dealer = await dealerWith(10);
    const [owned, ...fresh] = (await carsWithRecords(4)) as [string, ...string[]];
    await dealer.make(owned);
    const job = await dealer.run(csv(['vin', owned, ...fresh, 'not-a-vin-at-all']));
    expect(job).toMatchObject({ kind: 'report', rows: 5, made: 3, had: 1, failed: 1, reserved: 3, used: 3 });
    expect(await dealer.balances()).toMatchObject({ vhr: 6, sticker: 10 });
    expect(await dealer.run(csv(fresh))).toMatchObject({ made: 0, had: 3, reserved: 0, used: 0 });
    expect(await dealer.balances()).toMatchObject({ vhr: 6, sticker: 10 });
  });

  it('lists each row with its status and its report, which the dealer can open', async () => {
    const dealer = await dealerWith(2);
    const [one, two] = (await carsWithRecords(2)) as [string, string];
    await dealer.make(one);
    const { id } = await dealer.run(csv(['vin,stock', `${one},A1`, 'QQQ,A2', `${two},A3`]));
    const { rows, next } = await dealer.rows(id);
    expect(next).toBeNull();
    const [first, second, third] = rows as [BulkRow, BulkRow, BulkRow];
    expect(first).toMatchObject({ line: 2, vin: one, stock_number: 'A1', state: 'had', problem: null });
    expect(second).toMatchObject({ vin: 'QQQ', state: 'failed', document: null });
    expect(third).toMatchObject({
      vin: two,
      state: 'made',
      document: { title: expect.stringContaining('Accord') as string },
    });
    const own = await dealer.call('/api/user/report', { id: third.document!.id });
    expect(own).toMatchObject({ status: 200, data: { vin: two } });
  });

  it('docs/decisions.md §6: an empty report is free, in a list as well as individually', async () => {
    const dealer = await dealerWith(2);
    const [full] = (await carsWithRecords(1)) as [string];
    const empty = goodVin((serial += 1));
    const job = await dealer.run(csv([full, empty]));
    expect(job).toMatchObject({ made: 2, failed: 0, used: 1 });
    expect(await dealer.balances()).toMatchObject({ vhr: 1 });
    const [, row] = (await dealer.rows(job.id)).rows as [BulkRow, BulkRow];
    expect(row.problem).toBe('No records found for this vehicle, so we refunded the credit.');
    expect((await dealer.call('/api/dealer/bulk-problems', { id: job.id })).data).toEqual([]);
    // Nothing to reuse: it is requested again.
    expect(await dealer.check(csv([full, empty]))).toMatchObject({ to_make: 1, had: 1 });
  });

  it('offers the reports as a ZIP and as one PDF, and a CSV with a line per row', async () => {
    const dealer = await dealerWith(2);
    const [one, two] = (await carsWithRecords(2)) as [string, string];
    const job = await dealer.run(csv(['vin', one, two, 'QQQ']));
    const files = Object.entries(unzipSync(await saved(job.zip_url!)));
    expect(files.map(([name]) => name.slice(0, 17))).toEqual([one, two]);
    for (const [, pdf] of files) expect(new TextDecoder().decode(pdf.slice(0, 5))).toBe('%PDF-');
    expect(new TextDecoder().decode((await saved(job.print_url!)).slice(0, 5))).toBe('%PDF-');
    const lines = (await dealer.download(job.csv_url!)).text.trim().split('\r\n');
    expect(lines[0]).toContain('"Report number"');
    expect(lines[1]).toContain(`"${one}","","","Created","2003 Honda Accord`);
    expect(lines[3]).toContain('"QQQ","","","Not created"');
  });

  it("doesn't start without enough report credits, no matter how many sticker credits there are", async () => {
    const dealer = await dealerWith(2);
    expect(await dealer.start(csv(await carsWithRecords(3)))).toMatchObject({
      status: 402,
      message: 'This list needs 3 credits, and you have 2. Buy credits or remove rows from the list.',
    });
    expect((await dealer.call('/api/dealer/bulk-list', { kind: 'report' })).data).toEqual([]);
  });

  it('is one job per key, no matter how often it is sent; rejects another kind with the same key', async () => {
    const dealer = await dealerWith(4);
    const key = crypto.randomUUID();
    const file = csv(await carsWithRecords(2));
    const sent = await Promise.all([1, 2, 3].map(() => dealer.start(file, key)));
    const ids = new Set(sent.map(({ data }) => (data as BulkJob).id));
    expect([sent.map(({ status }) => status), ids.size]).toEqual([[200, 200, 200], 1]);
    await dealer.ended([...ids][0]!);
    expect(await dealer.balances()).toMatchObject({ vhr: 2, sticker: 4 });
    const body = new FormData();
    for (const [name, value] of Object.entries({ file, kind: 'sticker', idempotency_key: key }))
      body.append(name, value);
    const { asking } = dealer;
    expect((await caller.ask({ method: 'POST', path: '/api/dealer/bulk' }, { ...asking, body })).status).toBe(409);
  });

  it("lists stickers and reports separately, and only the dealer's own", async () => {
    const dealer = await dealerWith(1);
    const { id } = await dealer.run(csv(await carsWithRecords(1)));
    const listed = async (kind: string) =>
      ((await dealer.call('/api/dealer/bulk-list', { kind })).data as BulkJob[]).map((job) => job.id);
    expect([await listed('report'), await listed('sticker')]).toEqual([[id], []]);
    const other = await dealerWith(1);
    expect((await other.call('/api/dealer/bulk-rows', { id })).status).toBe(404);
  });

  it("can't be started if the brand sells no reports", async () => {
    const dealer = await dealerWith(2, off);
    expect(await dealer.start(csv(await carsWithRecords(1)))).toMatchObject({ status: 422 });
    expect(await dealer.balances()).toMatchObject({ vhr: 2 });
  });

  it('uses the dealer’s language', async () => {
    const dealer = await dealerWith(2, spanish);
    const job = await dealer.run(csv([...(await carsWithRecords(1)), goodVin((serial += 1)), 'QQQ']));
    const { text } = await dealer.download(job.csv_url!);
    for (const words of ['"Creado"', 'te reembolsamos el crédito', 'No reconocemos este VIN clásico'])
      expect(text).toContain(words);
  });

  it('ADR 11: exports a dealer’s lists with their kind, and deletes them with the account', async () => {
    const dealer = await dealerWith(1);
    await dealer.run(csv(await carsWithRecords(1)));
    const owner = { id: dealer.accountId, brand, email: 'x@dealers.example' };
    const keeper = product.modules.flatMap(({ keepers }) => keepers).find(({ name }) => name === 'bulk')!;
    expect(await keeper.exportOf(owner)).toMatchObject([{ kind: 'report', rows: [{ state: 'made' }] }]);
    await product.database.transaction((tx) => keeper.erase(tx, owner));
    const { rows } = await sql`select from bulk_job where account_id = ${dealer.accountId}`.execute(database.kysely);
    expect(rows).toEqual([]);
  });
});
