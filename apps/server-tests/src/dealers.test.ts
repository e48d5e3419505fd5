import { balancesOf } from '@vinlore/billing-ledger';
import type { BulkCheck, BulkJob, ListProblem } from '@vinlore/contract';
import { createProductApi } from '@vinlore/server/product-api';
import type { InventoryItem, StickerSummary } from '@vinlore/sticker-domain';
import { readPdf, testBrand } from '@vinlore/testing-node';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callerOf, freshAddress } from './testing/caller.ts';
import { goodVin, newDealer } from './testing/dealers.ts';
import { openTestProduct } from './testing/test-product.ts';

const brand = testBrand({ key: 'open' });
const spanish = testBrand({ key: 'other', language: 'es' });
const test = await openTestProduct({}, [brand, spanish]);
const { product, database, pass } = test;
afterAll(test.close);
const api = createProductApi(product);
const caller = callerOf(await api);
const { ask } = caller;

/** The file a browser saves when it follows a link. */
async function saved(path: string): Promise<Uint8Array> {
  const host = brand.domains[0]!;
  const request = new Request(`http://${host}${path}`, { headers: { host } });
  const answer = await (await api).request(request, {}, { incoming: { socket: { remoteAddress: freshAddress() } } });
  return new Uint8Array(await answer.arrayBuffer());
}

let serial = 0;
const newVins = (count: number) => Array.from({ length: count }, () => goodVin((serial += 1)));
const csv = (rows: readonly string[]) => new File([rows.join('\n')], 'October cars.csv', { type: 'text/csv' });

/** A dealer and their calls. */
async function dealerWith(credits: number, of = brand) {
  const { accountId, asking } = await newDealer(test, caller, { brand: of, credits });
  const call = (path: `/${string}`, input: object = {}) =>
    ask(
      { method: 'POST', path },
      { ...asking, body: JSON.stringify(input), headers: { ...asking.headers, 'content-type': 'application/json' } },
    );
  const upload = (path: `/${string}`, fields: Readonly<Record<string, string | File>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return ask({ method: 'POST', path }, { ...asking, body });
  };
  const start = (file: File, key = crypto.randomUUID()) => upload('/api/dealer/bulk', { file, idempotency_key: key });
  const status = async (id: string) => (await call('/api/dealer/bulk-status', { id })).data as BulkJob;
  return {
    accountId,
    asking,
    call,
    upload,
    check: async (file: File) => (await upload('/api/dealer/bulk-check', { file })).data as BulkCheck,
    start,
    status,
    /** Starts a list and waits until it is done. */
    run: async (file: File) => {
      const { id } = (await start(file)).data as BulkJob;
      return vi.waitFor(
        async () => {
          const job = await status(id);
          expect(job.state).toBe('done');
          return job;
        },
        { timeout: 30_000 },
      );
    },
    balance: async () => (await balancesOf(product.database, of.key, accountId)).sticker,
    make: async (vin: string) => {
      const made = await caller.form('/api-cwa/generate-sticker', { vin }, asking);
      return made.data as StickerSummary;
    },
    download: (url: string) => ask({ method: 'GET', path: '/api/dealer/bulk-zip' }, { ...asking, path: url }),
  };
}

describe('bulk', () => {
  beforeAll(() => product.jobs.start());

  it("shows the cost of a list and each row's error before the start", async () => {
    const dealer = await dealerWith(5);
    const [owned, first, second] = newVins(3) as [string, string, string];
    await dealer.make(owned);
    const wrong = first.slice(0, 16) + ((Number(first[16]) + 1) % 10);
    const list = csv([
      'VIN,stock',
      owned,
      `${first},A1`,
      `${first},A1`,
      `${second},A2`,
      `${wrong},A3`,
      'ABC,A4',
      ',A5',
    ]);
    const check = await dealer.check(list);
    expect(check).toMatchObject({ rows: 6, to_make: 2, had: 1, failed: 3, duplicates: 1 });
    expect(check.problems.map(({ line, stock_number, problem }) => [line, stock_number, problem])).toEqual([
      [6, 'A3', expect.stringContaining('check digit doesn’t match')],
      [7, 'A4', expect.stringContaining('We don’t recognize this VIN')],
      [8, 'A5', expect.stringContaining('This row has no VIN')],
    ]);
    expect(await dealer.balance()).toBe(4);
  });

  it('uses a credit per new sticker, none for existing ones, and returns the rest', async () => {
    const dealer = await dealerWith(10);
    const [owned, ...fresh] = newVins(4) as [string, ...string[]];
    await dealer.make(owned);
    const job = await dealer.run(csv(['vin', owned, ...fresh, 'not-a-vin-at-all']));
    expect(job).toMatchObject({ rows: 5, made: 3, had: 1, failed: 1, reserved: 3, used: 3 });
    expect(await dealer.balance()).toBe(6);
    const again = await dealer.run(csv(fresh));
    expect(again).toMatchObject({ made: 0, had: 3, reserved: 0, used: 0 });
    expect(await dealer.balance()).toBe(6);
  });

  it('offers a ZIP of PDFs and a CSV with a line per row to anyone with the link', async () => {
    const dealer = await dealerWith(2);
    const [one, two] = newVins(2) as [string, string];
    const job = await dealer.run(csv(['vin,stock', `${one},=1+1`, `${two},A2`, 'QQQ,A3']));
    const zip = await dealer.download(job.zip_url!);
    expect(zip.headers.get('content-disposition')).toMatch(/^attachment; filename="October-cars-.*\.zip"$/);
    const files = Object.entries(unzipSync(await saved(job.zip_url!)));
    expect(files.map(([name]) => name.slice(0, 17))).toEqual([one, two]);
    for (const [, pdf] of files) expect(new TextDecoder().decode(pdf.slice(0, 5))).toBe('%PDF-');

    const table = await dealer.download(job.csv_url!);
    const lines = table.text.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(`"${one}","'=1+1","","Created","2003 Honda Accord`);
    expect(lines[3]).toContain('"QQQ","A3","","Not created"');
    pass(25 * 60 * 60_000);
    expect((await dealer.download(job.csv_url!)).status, 'a day later').toBe(403);
  });

  it('prints stock numbers and asking prices; changed ones on the next version, which is free', async () => {
    const dealer = await dealerWith(2);
    const [one, two] = newVins(2) as [string, string];
    const offerOf = async (id: string) => {
      const { rows } = await sql<{ offer: unknown }>`
        select data -> 'offer' as offer from sticker where account_id = ${id} order by data #>> '{offer,stock}', version
      `.execute(database.kysely);
      return rows.map(({ offer }) => offer);
    };
    await dealer.run(csv(['vin,stock,price', `${one},A1,"$18,995"`, `${two},A2,`]));
    const list = csv([
      'vin,stock,price',
      `${one},A1,17995`,
      `${two},A2,`,
      `${newVins(1)[0]},A3,18k or less`,
      `${newVins(1)[0]},在庫1,`,
    ]);
    const check = await dealer.check(list);
    expect(check.problems.map(({ problem }) => problem)).toEqual([
      'Enter the price in dollars, like 18995 or $18,995.00, or leave it blank.',
      'This stock number has characters we can’t print. Use Latin, Greek, or Cyrillic letters.',
    ]);
    expect(await dealer.run(list)).toMatchObject({ made: 0, had: 2, failed: 2, used: 0 });
    expect(await offerOf(dealer.accountId)).toEqual([
      { stock: 'A1', price: 1_899_500 },
      { stock: 'A1', price: 1_799_500 },
      { stock: 'A2', price: null },
    ]);
    await caller.form('/api-cwa/generate-sticker', { vin: one, gen: 'regenerate' }, dealer.asking);
    expect((await offerOf(dealer.accountId))[2], 'made again without a list').toEqual({
      stock: 'A1',
      price: 1_799_500,
    });
    expect(await dealer.balance()).toBe(0);
  });

  it('offers all stickers as one printable PDF, in file order', async () => {
    const dealer = await dealerWith(3);
    const [one, two, three] = newVins(3) as [string, string, string];
    const job = await dealer.run(csv(['vin,price', `${three},3000`, 'QQQ,1', `${one},1000`, `${two},2000`]));
    const { runs } = await readPdf(await saved(job.print_url!));
    const prices = runs.filter(({ text }) => /^\$[123],000$/u.test(text));
    expect(prices.map(({ page, text }) => [page, text])).toEqual([
      [1, '$3,000'],
      [2, '$1,000'],
      [3, '$2,000'],
    ]);
  });

  it('docs/decisions.md §4: creates none for a classic with too little data, and refunds its credit', async () => {
    const dealer = await dealerWith(2);
    const job = await dealer.run(csv(['vin', ...newVins(1), '1122345678']));
    expect(job).toMatchObject({ rows: 2, made: 1, failed: 1, used: 1 });
    expect((await dealer.download(job.csv_url!)).text).toContain('add codes from the car’s data plate');
    expect(await dealer.balance()).toBe(1);
  });

  it("doesn't start without enough credits, and says how many are needed and available", async () => {
    const dealer = await dealerWith(2);
    const refused = await dealer.start(csv(newVins(3)));
    expect(refused).toMatchObject({
      status: 402,
      message: 'This list needs 3 credits, and you have 2. Buy credits or remove rows from the list.',
    });
    expect((await dealer.call('/api/dealer/bulk-list')).data).toEqual([]);
    expect(await dealer.balance()).toBe(2);
  });

  it('is one job per key, no matter how often it is sent; rejects another file with the same key', async () => {
    const dealer = await dealerWith(4);
    const key = crypto.randomUUID();
    const file = csv(newVins(2));
    const sent = await Promise.all([1, 2, 3].map(() => dealer.start(file, key)));
    const ids = new Set(sent.map(({ data }) => (data as BulkJob).id));
    expect([sent.map(({ status }) => status), ids.size]).toEqual([[200, 200, 200], 1]);
    expect((await dealer.start(csv(newVins(1)), key)).status).toBe(409);
    await vi.waitFor(async () => expect((await dealer.status([...ids][0]!)).state).toBe('done'), { timeout: 30_000 });
    expect(await dealer.balance()).toBe(2);
  });

  it("bad input: a list without VINs, and one that isn't text", async () => {
    const dealer = await dealerWith(0);
    expect((await dealer.start(csv(['Make', 'Honda', '']))).status).toBe(422);
    const picture = new File([new Uint8Array([137, 80, 78, 71, 0, 1])], 'cars.png');
    expect((await dealer.start(picture)).message).toContain('Save it as CSV');
  });

  it('uses the dealer’s language, on PDFs and in the CSV', async () => {
    const dealer = await dealerWith(1, spanish);
    const job = await dealer.run(csv([...newVins(1), 'IIII1IIIIIIIIIIII']));
    const { text } = await dealer.download(job.csv_url!);
    expect(text).toContain('"Creada"');
    expect(text).toContain('que no se usa en los VIN');
  });
});

describe('bulk, stopped', () => {
  it('refunds the credits of unfinished rows, once', async () => {
    const idle = await openTestProduct({}, [brand]);
    try {
      const calls = callerOf(await createProductApi(idle.product));
      const { accountId, asking } = await newDealer(idle, calls, { brand, credits: 3 });
      const balance = async () => (await balancesOf(idle.product.database, brand.key, accountId)).sticker;
      const body = new FormData();
      body.append('file', csv(newVins(3)));
      body.append('idempotency_key', crypto.randomUUID());
      const begun = await calls.ask({ method: 'POST', path: '/api/dealer/bulk' }, { ...asking, body });
      const { id, state } = begun.data as BulkJob;
      expect([state, await balance()]).toEqual(['waiting', 0]);
      for (let time = 0; time < 2; time += 1) {
        const stopped = await calls.ask(
          { method: 'POST', path: '/api/dealer/bulk-stop' },
          {
            ...asking,
            body: JSON.stringify({ id }),
            headers: { ...asking.headers, 'content-type': 'application/json' },
          },
        );
        expect(stopped.data).toMatchObject({ state: 'stopped', made: 0, used: 0 });
        expect(await balance()).toBe(3);
      }
    } finally {
      await idle.close();
    }
  });
});

describe('inventory (docs/decisions.md §4, Dealer)', () => {
  const listed = async (dealer: Awaited<ReturnType<typeof dealerWith>>, input: object = {}) =>
    (await dealer.call('/api/dealer/inventory', input)).data as {
      total: number;
      vehicles: InventoryItem[];
      next: string | null;
    };

  it("adds a vehicle by VIN with its name, or updates an existing one's stock number", async () => {
    const dealer = await dealerWith(0);
    const [vin] = newVins(1) as [string];
    await dealer.call('/api/dealer/inventory-add', { vin: ` ${vin.toLowerCase()} ` });
    const added = await dealer.call('/api/dealer/inventory-add', { vin, stock_number: 'A-17' });
    expect(added.data).toMatchObject({
      vin,
      stock_number: 'A-17',
      title: expect.stringContaining('2003 Honda Accord') as string,
      sticker: null,
    });
    expect((await listed(dealer)).total).toBe(1);
    const refused = await dealer.call('/api/dealer/inventory-add', { vin: 'WRONG' });
    expect(refused).toMatchObject({ status: 422, message: expect.stringMatching(/^Wrong VIN\. /) as string });
  });

  it('imports a pasted list and reports invalid rows', async () => {
    const dealer = await dealerWith(0);
    const [one, two] = newVins(2) as [string, string];
    const list = `${one}\tA1\n${two}\tA2\nNONSENSE\n`;
    const added = await dealer.call('/api/dealer/inventory-add-many', { list: `VIN\tStock\n${list}` });
    const { problems, ...counts } = added.data as { added: number; had: number; problems: ListProblem[] };
    expect([counts, problems.map(({ line }) => line)]).toEqual([{ added: 2, had: 0 }, [4]]);
    expect((await listed(dealer)).vehicles.map(({ stock_number }) => stock_number).toSorted()).toEqual(['A1', 'A2']);
    const again = await dealer.call('/api/dealer/inventory-add-many', { list: one });
    expect(again.data).toMatchObject({ added: 0, had: 1 });
  });

  it('can be searched by VIN, stock number, and name, filtered, and paginated', async () => {
    const dealer = await dealerWith(1);
    const vins = newVins(3).toSorted() as [string, string, string];
    const list = vins.map((vin, at) => `${vin},100%-${at}`).join('\n');
    await dealer.call('/api/dealer/inventory-add-many', { list: `vin,stock\n${list}` });
    await dealer.make(vins[1]);
    const found = async (input: object) => (await listed(dealer, input)).vehicles.map(({ vin }) => vin).toSorted();
    expect(await found({ search: vins[2].slice(-5) })).toEqual([vins[2]]);
    expect(await found({ search: '0%-1' })).toEqual([vins[1]]);
    expect(await found({ search: '%_' })).toEqual([]);
    expect(await found({ search: 'honda' })).toEqual(vins);
    expect(await found({ without_sticker: true })).toEqual([vins[0], vins[2]]);
    const first = await listed(dealer, { limit: 2 });
    const rest = await listed(dealer, { limit: 2, cursor: first.next });
    expect([first.total, rest.next]).toEqual([3, null]);
    expect([...first.vehicles, ...rest.vehicles].map(({ vin }) => vin).toSorted()).toEqual(vins);
    expect([...first.vehicles, ...rest.vehicles].filter(({ sticker }) => sticker).map(({ vin }) => vin)).toEqual([
      vins[1],
    ]);
  });

  it('removes a vehicle and keeps its sticker', async () => {
    const dealer = await dealerWith(1);
    const [vin] = newVins(1) as [string];
    const { id } = (await dealer.call('/api/dealer/inventory-add', { vin })).data as InventoryItem;
    const sticker = await dealer.make(vin);
    expect((await dealer.call('/api/dealer/inventory-remove', { id })).data).toEqual({ removed: true });
    expect((await dealer.call('/api/dealer/inventory-remove', { id })).status).toBe(404);
    expect((await ask({ method: 'GET', path: '/api-cwa/view_pdf' }, { path: sticker.pdf_url })).status).toBe(200);
  });
});

describe('a dealer’s own sticker (docs/decisions.md §4, Dealer)', () => {
  const COMPANY = { company_name: 'Lone Star Motors', address: '12 Elm St', city: 'Austin', state: 'TX' };
  const pdfOf = ({ pdf_url }: StickerSummary) => saved(pdf_url);

  it('shows the dealer’s name, address, and logo; a member’s sticker never does', async () => {
    const dealer = await dealerWith(2);
    await dealer.call('/api/user/update-profile', COMPANY);
    const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#c02020' } })
      .png()
      .toBuffer();
    const logo = new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' });
    expect((await dealer.upload('/api-cwa/dealer-logo', { image: logo })).status).toBe(200);
    const [one, two] = newVins(2) as [string, string];
    const text = async (sticker: StickerSummary) => (await readPdf(await pdfOf(sticker))).text;
    const first = await dealer.make(one);
    expect(await text(first)).toContain('Lone Star Motors');
    const before = await pdfOf(first);

    // A new logo only affects new stickers: an existing PDF stays identical to the byte.
    await dealer.upload('/api-cwa/dealer-logo', {});
    expect(Buffer.from(await pdfOf(first)).equals(before)).toBe(true);

    await sql`update account set is_dealer = false where id = ${dealer.accountId}`.execute(database.kysely);
    expect(await text(await dealer.make(two))).not.toContain('Lone Star Motors');
  });

  it('ADR 11: erasing a dealer removes their name from all stickers, which stay genuine', async () => {
    const dealer = await dealerWith(1);
    await dealer.call('/api/user/update-profile', COMPANY);
    const [vin] = newVins(1) as [string];
    const sticker = await dealer.make(vin);
    await dealer.call('/api/dealer/inventory-add', { vin });
    await dealer.start(csv([vin]));
    const owner = { id: dealer.accountId, brand, email: 'x@dealers.example' };
    const { rows: before } =
      await sql`select from sticker where data::text like '%Lone Star%' and account_id = ${dealer.accountId}`.execute(
        database.kysely,
      );
    expect(before).toHaveLength(1);
    const keepers = product.modules.flatMap((module) => module.keepers);
    await product.database.transaction(async (tx) => {
      for (const keeper of keepers.filter(({ name }) => ['stickers', 'inventory', 'bulk'].includes(name)))
        await keeper.erase(tx, owner);
    });
    const page = await ask(
      { method: 'GET', path: '/api-cwa/sticker-page' },
      { path: `/api-cwa/sticker-page?id=${sticker.id}`, headers: dealer.asking.headers },
    );
    expect(page.data).toMatchObject({ genuine: true, sticker: { vin, dealer: null } });
    for (const table of ['sticker', 'inventory_vehicle', 'bulk_job', 'dealer_logo']) {
      const { rows } = await sql`select from ${sql.table(table)} where account_id = ${dealer.accountId}`.execute(
        database.kysely,
      );
      expect(rows, table).toEqual([]);
    }
  });

  it('bad input: rejects a logo that is a decompression bomb', async () => {
    const dealer = await dealerWith(1);
    await dealer.call('/api/user/update-profile', COMPANY);
    // 42 million white pixels in a file of a few kilobytes.
    const bomb = await sharp({ create: { width: 7_000, height: 6_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const file = new File([new Uint8Array(bomb)], 'logo.png', { type: 'image/png' });
    expect((await dealer.upload('/api-cwa/dealer-logo', { image: file })).status).toBe(422);
    const sticker = await dealer.make(newVins(1)[0]!);
    expect((await readPdf(await pdfOf(sticker))).text).toContain('Lone Star Motors');
    const { rows } = await sql`select from dealer_logo where account_id = ${dealer.accountId}`.execute(database.kysely);
    expect(rows).toEqual([]);
  });
});
