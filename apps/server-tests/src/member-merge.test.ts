import { createAccount } from '@vinlore/account-server';
import { balancesOf, giveCredits } from '@vinlore/billing-ledger';
import { tables } from '@vinlore/database';
import { SAMPLE_CARS } from '@vinlore/report-server';
import { createProductApi } from '@vinlore/server/product-api';
import { placesOf } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf } from './testing/caller.ts';
import { openTestProduct, PASSWORD } from './testing/test-product.ts';

/** Tables whose rows move to the remaining account. */
const MOVED = [
  'billing_order',
  'billing_subscription',
  'bulk_job',
  'coupon_use',
  'dealer_logo',
  'feedback_conversation',
  'garage_link',
  'garage_vehicle',
  'inventory_vehicle',
  'invoice',
  'rating',
  'recall_watch',
  'report',
  'report_share',
  'sticker',
  'ticket',
  'ticket_file',
  'webhook_endpoint',
  'webhook_event',
];
/** Tables whose rows stay or are deleted, and why. */
const STAYS: Readonly<Record<string, string>> = {
  account: 'the account itself, closed',
  account_authenticator: 'opens the account that is closed: removed',
  account_deletion: 'requests for that account, and what became of them',
  account_email_change: 'removed: the account has no other email any more',
  account_email_veto: 'removed; one that still holds keeps the accounts apart',
  account_gate: 'the brand’s, of no member',
  account_hand_over: 'of staff, who are not merged',
  account_identity: 'opens the account that is closed: removed',
  account_image: 'the picture of the profile that is closed',
  account_profile: 'the account that stays has its own',
  account_recovery_code: 'opens the account that is closed: removed',
  account_registration: 'of an email without an account: removed',
  account_reset: 'of the account that is closed: removed',
  account_session: 'ended',
  account_view: 'what staff have looked at',
  content_mailing: 'consent of an address, which stays the member’s',
  ledger_correction: 'of entries in the books that are closed',
  ledger_member: 'the books, closed by entries that open the other’s',
  ledger_merged: 'says that they were',
  mail_outbox: 'letters of a trial, as they were sent',
  passkey: 'opens the account that is closed: removed',
  platform_key: 'keys end with their account, since nobody should act for the other one unasked',
  platform_test_entry: 'made up: credits of test mode',
  platform_test_object: 'made up: documents of test mode',
  staff_view: 'of staff, who are not merged',
  support_team_member: 'of staff, who are not merged',
};

const { product, database, logged, setPasswords, pass, close } = await openTestProduct();
afterAll(close);
const caller = callerOf(await createProductApi(product));
const { kysely } = database;
const open = product.brands.find(({ key }) => key === 'open')!;

const VIN = '1HGCM82633A004352';
let count = 0;
let desk: string;
let colleague: string;

beforeAll(async () => {
  const owner = { email: 'colleague@example.com', roles: ['staff', 'owner'] };
  await createAccount(product.database, { brand: 'open', password: PASSWORD, dealer: false, ...owner });
});

/** Everyone has a fresh session, because approvals require a recent proof. */
async function enter(): Promise<void> {
  await setPasswords();
  desk = (await caller.loginAs('staff@example.com')).token;
  colleague = (await caller.loginAs('colleague@example.com')).token;
}

const json = (path: string, body: object, token: string) =>
  caller.ask(
    { method: 'POST', path: path as `/${string}` },
    { token, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
  );

/** A member with their own account. */
async function member(more: { dealer?: boolean; brand?: string } = {}) {
  const email = `merge${String(++count)}@example.com`;
  const { brand = 'open', dealer = false } = more;
  const id = await createAccount(product.database, { brand, email, password: PASSWORD, dealer });
  await setPasswords();
  return { id, email };
}
type Member = Awaited<ReturnType<typeof member>>;

/** Uses the product as a member so that as many parts as possible store something. */
async function live({ id, email }: Member, vin = VIN): Promise<void> {
  const { token } = await caller.loginAs(email);
  const cause = { kind: 'gift', id };
  await giveCredits(product.database, { brand: open, accountId: id, credits: 5, cause, at: product.clock() });
  const order = { email, price: '1999', currency: 'USD', cart_plan: 'three-stickers', vin, nos: '3' };
  const paid = { payment_gateway: 'sandbox', payment_token: 'sandbox-success', idempotency_key: crypto.randomUUID() };
  const bought = await caller.form('/api-cwa/cwa_sticker_registration', { ...order, ...paid, decal: '1' }, { token });
  expect(bought.status, bought.message).toBe(200);
  expect((await caller.form('/api-cwa/generate-sticker', { vin }, { token })).status).toBe(200);
  const report = await caller.form('/api-cwa/generate-report', { vin: SAMPLE_CARS[0]!.vin }, { token });
  expect(report.status, report.message).toBe(200);
  expect((await json('/api/user/garage-save', { vin }, token)).status).toBe(200);
  expect((await json('/api/user/recall-watch', { vin, on: true }, token)).status).toBe(200);
  expect((await json('/api-cwa/chat/send', { message_id: crypto.randomUUID(), text: 'Hello.' }, token)).status).toBe(
    200,
  );
  const webhook = { request_id: crypto.randomUUID(), url: 'https://hooks.example.com/', mode: 'live' };
  expect((await json('/api/user/webhook-create', webhook, token)).status).toBe(200);
  const ticket = { vin, email, name: 'Mia', phone: '13055550142', message: 'Where is it?' };
  expect((await caller.form('/api-cwa/create_support_ticket', ticket, { token })).status).toBe(200);
  const rated = { vin, report_type: 'sticker', satisfaction: '5', feedback_msg: 'Good.' };
  expect((await caller.form('/api-cwa/create_feedback', rated, { token })).status).toBe(200);
}

const merge = (into: Member, from: Member, token = desk) =>
  json('/api-cwa/staff/member/merge', { id: into.id, from_id: from.id, reason: 'Both are hers.' }, token);
const preview = (into: Member, email: string) =>
  caller.ask(
    { method: 'GET', path: '/api-cwa/staff/member/merge-preview' },
    { token: desk, path: `/api-cwa/staff/member/merge-preview?id=${into.id}&email=${email}` },
  );

/** Requests a merge. @returns its approval */
async function asked(into: Member, from: Member) {
  await enter();
  const answer = await merge(into, from);
  expect(answer.status, answer.message).toBe(202);
  const { approval: id } = answer.data as { approval: string };
  return () => json('/api-cwa/staff/approvals/approve', { id }, colleague);
}

/** Requests a merge and has it approved. */
const merged = async (into: Member, from: Member) => (await asked(into, from))();

/** Runs something while another transaction locks some accounts' rows. */
const whileHeld = <Done>(accounts: readonly Member[], work: () => Promise<Done>): Promise<Done> =>
  product.database.transaction(async (tx) => {
    for (const { id } of accounts)
      await sql`select from account where id = ${id} for update`.execute(tables<object>(tx));
    return work();
  });

/** Number of rows per table that reference an account: by id, or by email in tables without one. */
async function rowsOf({ id, email }: Member): Promise<Readonly<Record<string, number>>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name in ('account_id', 'email', 'old_email', 'recipient', 'person', 'uploaded_by')
      and c.table_name not in ('account_person_email', 'content_image')`.execute(kysely);
  const found: Record<string, number> = {};
  const byId = new Set(columns.flatMap(({ table, column }) => (column === 'account_id' ? [table] : [])));
  for (const { table, column } of columns) {
    // Orders, tickets, and feedback keep the email they were created with.
    if (byId.has(table) && column !== 'account_id') continue;
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
      where ${sql.ref(column)}::text in (${id}, ${email})`.execute(kysely);
    found[table] = (found[table] ?? 0) + rows[0]!.count;
  }
  return found;
}

describe("spec §4: merging one person's two accounts at the desk", () => {
  it('moves each table that references a member, or has a reason not to', async () => {
    expect(Object.keys(await rowsOf({ id: crypto.randomUUID(), email: 'nobody@example.com' })).sort()).toEqual(
      [...MOVED, ...Object.keys(STAYS)].sort(),
    );
  });

  it(
    'combines everything in one account, keeps document numbers, and locks the other out',
    { timeout: 120_000 },
    async () => {
      const [kept, old] = [await member(), await member()];
      await live(kept);
      pass(1_000);
      await live(old);
      await product.jobs.start();
      await expect.poll(async () => (await rowsOf(old))['invoice'], { timeout: 20_000 }).toBe(1);
      const before = { kept: await rowsOf(kept), old: await rowsOf(old) };
      const { token } = await caller.loginAs(old.email);
      const { rows: documents } = await sql<{ id: string }>`
      select id from sticker where account_id = ${old.id}`.execute(kysely);
      const credits = await balancesOf(product.database, 'open', old.id);
      const had = await balancesOf(product.database, 'open', kept.id);

      await enter();
      const seen = await preview(kept, old.email.toUpperCase());
      expect(seen.status, seen.message).toBe(200);
      const moves = Object.fromEntries(
        (seen.data as { moves: { what: string; count: number }[] }).moves.map(({ what, count }) => [what, count]),
      );
      expect(moves).toMatchObject({
        orders: 1,
        invoices: 1,
        stickers: 1,
        reports: 1,
        vehicles: 1,
        tickets: 1,
        watches: 1,
      });
      expect((seen.data as { conflicts: object[] }).conflicts).toEqual([
        { what: 'vehicles', count: 1 },
        { what: 'chat', count: 1 },
      ]);
      const done = await merged(kept, old);
      expect(done.status, `${done.message} ${logged.at(-1)}`).toBe(200);

      const after = { kept: await rowsOf(kept), old: await rowsOf(old) };
      for (const table of MOVED) expect(after.old[table], `${table} of the closed account`).toBe(0);
      for (const table of ['report', 'sticker', 'ticket', 'rating', 'invoice'])
        expect(after.kept[table], table).toBe(before.kept[table]! + before.old[table]!);
      expect(await balancesOf(product.database, 'open', old.id)).toEqual({ vhr: 0, sticker: 0, global: 0 });
      expect(await balancesOf(product.database, 'open', kept.id)).toEqual({
        vhr: had.vhr + credits.vhr,
        sticker: had.sticker + credits.sticker,
        global: had.global + credits.global,
      });
      for (const { id } of documents) {
        const verify = { path: `/api-cwa/sticker-page?id=${id}` };
        expect((await caller.ask({ method: 'GET', path: '/api-cwa/sticker-page' }, verify)).status).toBe(200);
      }
      expect((await json('/api/user/export', {}, token)).status, 'its session').toBe(401);
      expect((await caller.form('/api-cwa/login', { email: old.email, pass: PASSWORD })).status).not.toBe(200);
      const { rows: acts } = await sql<{ act: string; subject_id: string }>`
      select act, subject_id from audit_entry where act like 'account.merged%' order by id`.execute(kysely);
      expect(acts).toEqual([
        { act: 'account.merged', subject_id: kept.id },
        { act: 'account.merged-away', subject_id: old.id },
      ]);
      for (const { email } of [kept, old])
        await expect
          .poll(
            async () =>
              (
                await sql<{ subject: string }>`select subject from mail_outbox where recipient = ${email}`.execute(
                  kysely,
                )
              ).rows,
            { timeout: 20_000 },
          )
          .toContainEqual({ subject: 'Your Test Brand accounts were merged' });
      expect((await merge(kept, old)).status, 'a repeat').toBe(200);
    },
  );

  it('assigns later purchases with the closed account’s email to the remaining one', async () => {
    const [kept, old] = [await member(), await member()];
    expect((await merged(kept, old)).status).toBe(200);
    const order = { email: old.email, price: '999', currency: 'USD', cart_plan: 'one-sticker', vin: VIN, nos: '1' };
    const paid = { payment_gateway: 'sandbox', payment_token: 'sandbox-success', idempotency_key: crypto.randomUUID() };
    const bought = await caller.form('/api-cwa/cwa_sticker_registration', {
      ...order,
      ...paid,
      decal: '1',
      decal_single: '1',
    });
    expect(bought.status, bought.message).toBe(200);
    expect((await rowsOf(kept))['billing_order']).toBe(1);
  });

  it('keeps a once-per-person coupon used, with either email', async () => {
    const [kept, old] = [await member(), await member()];
    const code = 'ONCE';
    await sql`insert into coupon (brand, code, percent, first_purchase, uses_per_person, created_at)
      values ('open', ${code}, 10, false, 1, now())`.execute(kysely);
    const buy = async (email: string, token?: string) => {
      const order = {
        email,
        price: '899',
        currency: 'USD',
        cart_plan: 'one-sticker',
        vin: VIN,
        nos: '1',
        coupon: code,
      };
      const paid = {
        payment_gateway: 'sandbox',
        payment_token: 'sandbox-success',
        idempotency_key: crypto.randomUUID(),
      };
      const decal = { decal: '1', decal_single: '1' };
      return caller.form('/api-cwa/cwa_sticker_registration', { ...order, ...paid, ...decal }, token ? { token } : {});
    };
    const first = await buy(old.email, (await caller.loginAs(old.email)).token);
    expect(first.status, first.message).toBe(200);
    expect((await merged(kept, old)).status).toBe(200);
    expect((await buy(kept.email, (await caller.loginAs(kept.email)).token)).status).toBe(422);
    for (const { email } of [kept, old]) expect((await buy(email)).status, 'of a visitor').toBe(422);
    const other = await member();
    expect((await buy(other.email, (await caller.loginAs(other.email)).token)).status).toBe(200);
  });

  it('assigns an order that was being paid for, with its credits, to the remaining account', async () => {
    const [kept, old] = [await member(), await member()];
    const { token } = await caller.loginAs(old.email);
    const order = { email: old.email, price: '1999', currency: 'USD', cart_plan: 'three-stickers', vin: VIN, nos: '3' };
    const paid = { payment_gateway: 'sandbox', payment_token: 'sandbox-success', idempotency_key: crypto.randomUUID() };
    const approve = await asked(kept, old);
    // Started by the account, but recorded only after it is closed.
    await database.asOwner(async (owner) => {
      await sql`create function wait_for_merge() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(4711); return new; end $$`.execute(owner);
      await sql`create trigger wait_for_merge before insert on billing_order for each row
        execute function wait_for_merge()`.execute(owner);
    });
    try {
      const bought = await product.database.transaction(async (tx) => {
        await sql`select pg_advisory_xact_lock(4711)`.execute(tables<object>(tx));
        const buying = caller.form('/api-cwa/cwa_sticker_registration', { ...order, ...paid, decal: '1' }, { token });
        const waits = async () =>
          (await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(kysely)).rows.length;
        await expect.poll(waits, { timeout: 20_000 }).toBe(1);
        expect((await approve()).status).toBe(200);
        return { buying };
      });
      expect((await bought.buying).status).toBe(200);
    } finally {
      await database.asOwner((owner) => sql`drop function wait_for_merge cascade`.execute(owner));
    }
    expect([(await rowsOf(kept))['billing_order'], (await rowsOf(old))['billing_order']]).toEqual([1, 0]);
    expect((await balancesOf(product.database, 'open', kept.id)).sticker).toBe(3);
  });

  it("ADR 11: deleting the remaining account also deletes the closed one and its email's data", async () => {
    const [kept, old] = [await member(), await member()];
    await live(old);
    expect((await merged(kept, old)).status).toBe(200);
    const exported = await json('/api/user/export', {}, (await caller.loginAs(kept.email)).token);
    expect((exported.data as { merged_accounts: object[] }).merged_accounts).toMatchObject([
      { account: { email: old.email } },
    ]);
    const { rows } = await sql<{ id: string }>`
      with closed as (update account set closed_at = now() where id = ${kept.id} returning id)
      insert into account_deletion (brand, account_id, state, requested_at, confirm_until, closed_at, erase_at)
      select 'open', id, 'closed', now(), now(), now(), now() + interval '14 days' from closed returning id`.execute(
      kysely,
    );
    const request = { id: rows[0]!.id, reason: 'They asked for it.' };
    expect((await json('/api-cwa/staff/deletion/erase', request, desk)).status).toBe(200);
    const left = await sql`select from account where id in (${kept.id}, ${old.id})`.execute(kysely);
    expect(left.rows).toEqual([]);
    expect(await placesOf(product.database, old.email)).toEqual([]);
  });

  it('rolls back completely when a merge fails', async () => {
    const [kept, old] = [await member(), await member()];
    await live(old);
    const before = { kept: await rowsOf(kept), old: await rowsOf(old) };
    await database.asOwner(async (owner) => {
      await sql`create function break_off() returns trigger language plpgsql as
        $$ begin if new.act = 'account.merged-away' then raise exception 'Killed.'; end if; return new; end $$`.execute(
        owner,
      );
      await sql`create trigger break_off before insert on audit_entry for each row execute function break_off()`.execute(
        owner,
      );
    });
    try {
      expect((await merged(kept, old)).status).toBe(503);
    } finally {
      await database.asOwner((owner) => sql`drop function break_off cascade`.execute(owner));
    }
    expect({ kept: await rowsOf(kept), old: await rowsOf(old) }).toEqual(before);
    expect((await caller.loginAs(old.email)).token).toBeTruthy();
  });

  it('carries out only one of two opposite merges at the same time', async () => {
    const [one, other] = [await member(), await member()];
    await enter();
    const asked = [await merge(one, other), await merge(other, one)];
    const both = asked.map(({ data }) => (data as { approval: string }).approval);
    const waiting = async () =>
      (
        await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          kysely,
        )
      ).rows.length;
    const answers = await whileHeld([one, other], async () => {
      const approved = both.map((id) => json('/api-cwa/staff/approvals/approve', { id }, colleague));
      await expect.poll(waiting, { timeout: 20_000 }).toBe(2);
      return approved;
    });
    const [done, refused] = (await Promise.all(answers)).sort((a, b) => a.status - b.status);
    expect(done!.status, done!.message).toBe(200);
    expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('is closed') as string });
  });

  it('previews without waiting for or blocking anyone', async () => {
    const [kept, old] = [await member(), await member()];
    await enter();
    const seen = await whileHeld([kept, old], () => preview(kept, old.email));
    expect(seen.status, seen.message).toBe(200);
  });

  it('is refused across brands, with itself, for staff, and for accounts that are suspended, closed, or changing their email', async () => {
    await enter();
    const [kept, other, elsewhere] = [await member(), await member(), await member({ brand: 'other' })];
    expect((await merge(kept, elsewhere)).status).toBe(404);
    expect((await preview(kept, elsewhere.email)).status).toBe(404);
    expect((await merge(kept, kept)).status).toBe(422);
    const { rows: staff } = await sql<{ id: string }>`
      select id from account where brand = 'open' and email = 'colleague@example.com'`.execute(kysely);
    expect((await merge(kept, { id: staff[0]!.id, email: '' })).status).toBe(403);
    await json('/api-cwa/staff/member/suspend', { id: other.id, reason: 'A test.' }, desk);
    expect(await merge(kept, other)).toMatchObject({
      status: 409,
      message: expect.stringContaining('suspended') as string,
    });
    await sql`update account set suspended_at = null, closed_at = now() where id = ${other.id}`.execute(kysely);
    expect((await merge(kept, other)).status).toBe(409);
    await sql`update account set closed_at = null, holder = true where id = ${other.id}`.execute(kysely);
    expect(await merge(other, kept)).toMatchObject({
      status: 422,
      message: expect.stringContaining('has purchases but no account') as string,
    });
    await json(
      '/api-cwa/staff/member/change-email',
      { id: kept.id, email: 'new.mail@example.com', reason: 'Lost.' },
      desk,
    );
    expect(await merge(kept, other)).toMatchObject({
      status: 409,
      message: expect.stringContaining('has an email change') as string,
    });
  });

  it('is refused if both have an active subscription of one kind, and says what to do', async () => {
    const [kept, old] = [await member(), await member()];
    const { plans } = open;
    const plan = JSON.stringify(plans.find(({ kind }) => kind === 'subscription'));
    for (const { id } of [kept, old])
      await sql`insert into billing_subscription (id, brand, account_id, order_id, plan, gateway, reference, began_at,
          period_start, period_end)
        values (gen_random_uuid(), 'open', ${id}, gen_random_uuid(), ${plan}, 'sandbox', gen_random_uuid()::text, now(), now(),
          now() + interval '30 days')`.execute(kysely);
    await enter();
    expect(await preview(kept, old.email)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/Cancel .+’s plan first/) as string,
    });
    expect((await merge(kept, old)).status).toBe(409);
  });
});
