import { sampleSecret, stepAt, totpCode } from '@vinlore/account-domain';
import { verifyChain } from '@vinlore/audit';
import { restore } from '@vinlore/database';
import { openProduct, type Product } from '@vinlore/server/product';
import { checkData } from '@vinlore/server/drill/checks';
import { createProductApi } from '@vinlore/server/product-api';
import { createLogger, readConfig } from '@vinlore/server-kit';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, callerOf } from '../testing/caller.ts';
import { productMigrations } from '../testing/test-product.ts';
import { contractions } from './contractions.ts';
import { BACKUP, OLD, oldDatabase, oldDataDir, readAll, type Row } from './old-release.ts';
import { type SchemaFacts, schemaFacts } from './schema-facts.ts';

type Rows = ReadonlyMap<string, readonly Row[]>;

/** Columns of 0.1.0 that have another name now. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = { vehicle_plate: { colour: 'color' } };

/** Rows by table, each as its values in the columns of `like`, in an order of their own. */
function comparable(rows: Rows, like: Rows): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...like].map(([table, old]) => {
      const columns = Object.keys(old[0] ?? {});
      const now = (column: string, row: Row) => row[column in row ? column : (RENAMED[table]?.[column] ?? column)];
      const texts = (rows.get(table) ?? []).map((row) =>
        JSON.stringify(columns.map((column) => [column, now(column, row)])),
      );
      return [table, texts.sort()];
    }),
  );
}

describe('an upgrade from release 0.1.0', () => {
  const dataDir = oldDataDir();
  let database: TestDatabase;
  let product: Product;
  let caller: Caller;
  let before: Rows;
  let oldFacts: SchemaFacts;
  const brand = 'vinlore';
  const post = (path: `/${string}`, body: object, token?: string) =>
    caller.ask(
      { method: 'POST', path },
      {
        brand,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
        ...(token !== undefined && { token }),
      },
    );

  beforeAll(async () => {
    database = await oldDatabase();
    before = await database.asOwner(readAll);
    oldFacts = await database.asOwner(schemaFacts);
    const config = readConfig({
      NODE_ENV: 'test',
      VINLORE_MODE: 'trial',
      OPEN_DATA: 'off',
      DATABASE_URL: database.connectionString,
      DATABASE_DIRECT_URL: database.ownerConnectionString,
      DATA_DIR: dataDir.folder,
      PUBLIC_URL: 'http://vinlore.localhost:3910',
      LOG_LEVEL: 'silent',
    });
    product = await openProduct(config, createLogger('silent'));
    caller = callerOf(await createProductApi(product));
  });
  afterAll(async () => {
    await product.close();
    await database.drop();
    dataDir.remove();
  });

  it('has a database to start from in which everything important has rows', () => {
    const counts = (names: readonly string[]) => names.filter((name) => (before.get(name) ?? []).length === 0);
    expect(
      counts([
        ...['account', 'account_profile', 'account_authenticator', 'account_session', 'account_deletion'],
        ...['billing_order', 'billing_subscription', 'billing_refund', 'coupon_use', 'invoice'],
        ...['ledger_entry', 'ledger_correction', 'sticker', 'report', 'history_event', 'recall_watch'],
        ...['ticket', 'ticket_message', 'rating', 'feedback_message', 'mail_outbox', 'audit_entry'],
        ...['content_revision', 'site_overlay', 'staff_view', 'vehicle_plate', 'catalogue_entry'],
      ]),
    ).toEqual([]);
  });

  it('keeps every row of every table, with all its values', async () => {
    const after = await database.asOwner(readAll);
    const { applied_migration: applied, ...others } = comparable(after, before);
    const { applied_migration: was, ...rest } = comparable(before, before);
    expect(others).toEqual(rest);
    expect(applied).toEqual(expect.arrayContaining([...was!]));
  });

  it('ends in the schema of a new installation', async () => {
    const fresh = await createTestDatabase({ migrations: await productMigrations() });
    try {
      expect(await database.asOwner(schemaFacts)).toEqual(await fresh.asOwner(schemaFacts));
    } finally {
      await fresh.drop();
    }
  });

  it('starts only after servers of 0.1.0 have stopped: they would miss these', async () => {
    expect(contractions(oldFacts, await database.asOwner(schemaFacts))).toEqual([
      'account_hand_over.challenge is new and required',
      'account_registration: CREATE UNIQUE INDEX ON public.account_registration USING btree (brand, email) is gone',
      'billing_refund: CHECK (((tax >= 0) AND (tax <= amount))) is new',
      'content_redirect: CHECK (((document_id IS NULL) <> (target IS NULL))) is new',
      'recall_campaign.slot is new and required',
      'recall_campaign: CREATE UNIQUE INDEX ON ONLY public.recall_campaign USING btree (slot, source, campaign) is new',
      'recall_campaign: CREATE UNIQUE INDEX ON public.recall_campaign USING btree (source, campaign) is gone',
      'recall_vehicle.slot is new and required',
      'recall_vehicle: CREATE UNIQUE INDEX ON ONLY public.recall_vehicle USING btree (slot, source, record_id) is new',
      'recall_vehicle: CREATE UNIQUE INDEX ON public.recall_vehicle USING btree (source, record_id) is gone',
      'routine billing_begin_order has other arguments or results',
      'routine billing_check_coupon has other arguments or results',
      'routine billing_decline_order has other arguments or results',
      'routine billing_drop_order has other arguments or results',
      'routine billing_reserve_coupon has other arguments or results',
      'routine billing_settle_order has other arguments or results',
      'routine billing_sum_days has other arguments or results',
      'routine ledger_give_back has other arguments or results',
      'routine ledger_grant has other arguments or results',
      'routine ledger_release has other arguments or results',
      'routine ledger_reserve has other arguments or results',
      'routine ledger_spend has other arguments or results',
      'routine ledger_spend_reserved has other arguments or results',
      'routine ledger_take_back has other arguments or results',
      'routine sandbox_pay has other arguments or results',
      "staff_approval: CHECK (((state <> ALL (ARRAY['approved'::text, 'failed'::text])) OR by_operator OR ((decided_by <> asked_by) AND (decided_person <> asked_person)))) is new",
      'vehicle_plate.colour is gone',
    ]);
  });

  it('verifies everything that was signed or booked before', async () => {
    // Entries from before there was a chain are sealed first.
    await product.sealer.seal();
    const { database: opened, signer } = product;
    const checks = await checkData(opened, signer.publicKeys, new Date());
    expect(checks.map(({ words }) => words)).toEqual([
      `All ${before.get('ledger_entry')!.length} entries of the ledger balance.`,
      `The signatures of all ${before.get('sticker')!.length} stickers verify.`,
      // 0.1.0 didn't sign reports.
      'The signatures of all 0 reports verify.',
      expect.stringMatching(/^All \d+ sealed entries of the audit log are intact\.$/),
    ]);
    const chain = await verifyChain({ database: opened, keys: signer.publicKeys, anchor: null, asOf: new Date() });
    expect(chain.verified).toBeGreaterThanOrEqual(before.get('audit_entry')!.length);
  });

  describe('members', () => {
    let token = '';
    beforeAll(async () => {
      const answered = await caller.form('/api-cwa/login', { email: OLD.member, pass: OLD.password }, { brand });
      token = (answered.data as { token: string }).token;
    });
    const read = async (path: `/${string}`, fields: Record<string, string> = {}) =>
      (await caller.form(path, fields, { brand, token })).data;
    const open = (path: string) => caller.ask({ method: 'GET', path: path as `/${string}` }, { brand });

    it('sign in with their passwords, and have their credits, plan, and orders', async () => {
      expect(await read('/api-cwa/offer_credit')).toMatchObject({
        sticker_credit: 4,
        vhr_credit: 5,
        vhr_credit_subscription: 2,
      });
      expect(await read('/api-cwa/total-orders')).toMatchObject({ total: 5 });
    });

    it('find their documents, which open', async () => {
      const { stickers } = (await read('/api-cwa/sticker-lists')) as { stickers: { pdf_url: string }[] };
      const { reports } = (await read('/api-cwa/report-lists')) as { reports: { pdf_url: string }[] };
      expect([stickers.length, reports.length]).toEqual([2, 1]);
      for (const { pdf_url } of [...stickers, ...reports]) expect((await open(pdf_url)).text).toMatch(/^%PDF-/);
    });

    it('find their tickets', async () => {
      const listed = await post('/api/user/tickets', {}, token);
      expect(listed.data).toMatchObject({ tickets: [{ state: 'answered', vin: '1HGCM82673A000000' }] });
    });

    it('open the links of emails that 0.1.0 sent', async () => {
      const texts = before.get('mail_outbox')!.map(({ text }) => String(text));
      const links = texts.flatMap((text) => text.match(/http:\/\/vinlore\S+/g) ?? []).map((link) => new URL(link));
      const to = (path: string) => links.filter(({ pathname }) => pathname === path);
      const [invoices, orders, ends] = [to('/api-cwa/invoice'), to('/checkout/thanks'), to('/recall-alerts/end')];
      expect([invoices.length, orders.length, ends.length]).toEqual([6, 5, 1]);
      for (const { pathname, search } of invoices) expect((await open(pathname + search)).text).toMatch(/^%PDF-/);
      for (const { searchParams } of orders) {
        const order = await caller.form(
          '/api-cwa/payment-update',
          { custom_data: searchParams.get('order')! },
          { brand },
        );
        expect(order.data).toMatchObject({ state: 'paid' });
      }
      const ended = await post('/api/recall-check/end-watch', { token: ends[0]!.searchParams.get('token') });
      expect(ended.status).toBe(200);
    });

    it('buy and make documents', async () => {
      // 503: the database of a busy machine didn't answer within a second.
      await vi.waitFor(
        async () => {
          const made = await caller.form('/api-cwa/generate-sticker', { vin: '4S4BSANC7H3000000' }, { brand, token });
          expect(made.status).toBe(200);
        },
        { timeout: 30_000 },
      );
      expect(await read('/api-cwa/offer_credit')).toMatchObject({ sticker_credit: 3 });
    });
  });

  it('staff sign in at the desk with the authenticators they had', async () => {
    const answered = await caller.form(
      '/api-cwa/login',
      { email: OLD.owner, pass: OLD.samplePassword },
      { brand, headers: { host: 'desk.vinlore.localhost' } },
    );
    const { token } = answered.data as { token: string };
    const code = totpCode(await sampleSecret(OLD.owner, OLD.samplePassword), stepAt(product.clock()));
    const given = await post('/api-cwa/staff/second-factor/give', { code }, token);
    expect(given.status).toBe(200);
    const { token: owner } = given.data as { token: string };
    const tickets = await caller.ask({ method: 'GET', path: '/api-cwa/staff/tickets' }, { brand, token: owner });
    expect(tickets.data).toMatchObject({ tickets: [{ state: 'answered' }] });
  });
});

it('a backup of release 0.1.0 can be restored, and brings the same rows', { timeout: 120_000 }, async () => {
  const old = await oldDatabase();
  const restored = await createTestDatabase({ migrations: [] });
  try {
    const like = await old.asOwner(readAll);
    await restore(restored, BACKUP, { slices: await productMigrations(), force: true });
    const { applied_migration: _restored, ...rows } = comparable(await restored.asOwner(readAll), like);
    const { applied_migration: _old, ...expected } = comparable(like, like);
    expect(rows).toEqual(expected);
  } finally {
    await old.drop();
    await restored.drop();
  }
});
