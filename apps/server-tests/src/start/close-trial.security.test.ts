import { reserveCredits, spendReserved } from '@vinlore/billing-ledger';
import { sampleSecret, stepAt, totpCode } from '@vinlore/account-domain';
import { createLogger, type ProductMode } from '@vinlore/server-kit';
import { workUsers } from '@vinlore/server/cli/user';
import { openProduct, type Product } from '@vinlore/server/product';
import { createProductApi } from '@vinlore/server/product-api';
import { announcePresence, refuseTrialInProduction } from '@vinlore/server/start/presence';
import { seedSamples } from '@vinlore/server/start/sample-accounts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf } from '../testing/caller.ts';
import { CREDITS, openTestProduct, type TestProduct } from '../testing/test-product.ts';

const PASSWORD = 'what the terminal printed';
const OWNER = 'staff@example.com';
const log = createLogger('silent');

let test: TestProduct;
const opened: Product[] = [];

/** Another process on the same data, opened as `npm start` would. */
async function start(mode: ProductMode) {
  const config = { ...test.product.config, VINLORE_MODE: mode, SAMPLE_PASSWORD: PASSWORD };
  const product = await openProduct(config, log);
  opened.push(product);
  if (mode === 'trial') await seedSamples(product);
  return { product, ...callerOf(await createProductApi(product)) };
}

beforeAll(async () => {
  test = await openTestProduct();
  // These tests' users don't have accounts under the quick start's emails.
  await sql`update account set email = 'real-' || replace(email, 'example.com', 'person.example')`.execute(
    test.database.kysely,
  );
  await test.database.asOwner((owner) => sql`drop trigger gave_second_factor on account_session`.execute(owner));
}, 60_000);
afterAll(async () => {
  for (const product of opened) await product.close();
  await test.close();
});

const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(test.database.kysely)).rows;
const signIn = async ({ form }: Awaited<ReturnType<typeof start>>, email: string, host = 'open.localhost') => {
  const answered = await form('/api-cwa/login', { email, pass: PASSWORD }, { headers: { host } });
  return { status: answered.status, token: (answered.data as { token?: string } | null)?.token };
};
const ownerCode = async () => totpCode(await sampleSecret(OWNER, PASSWORD), stepAt(new Date()));
/** The reviewed attack: signs in as the sample owner with the code derived from the password. */
async function becomeOwner(server: Awaited<ReturnType<typeof start>>) {
  const { status, token } = await signIn(server, OWNER, 'desk.open.localhost');
  if (!token) return { status, token: undefined };
  const given = await server.ask(
    { method: 'POST', path: '/api-cwa/staff/second-factor/give' },
    { token, ...json({ code: await ownerCode() }) },
  );
  return { status: given.status, token: (given.data as { token: string }).token };
}
const json = (body: object) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
const audit = ({ ask }: Awaited<ReturnType<typeof start>>, token: string) =>
  ask({ method: 'GET', path: '/api-cwa/staff/audit' }, { token });

describe('a DATA_DIR once started in trial mode is safe in production', () => {
  it('a trial’s sample owner, member, gate, and coupon stop working once production has started', async () => {
    const trial = await start('trial');
    const owner = await becomeOwner(trial);
    expect(owner.status).toBe(200);
    expect((await audit(trial, owner.token!)).status).toBe(200);
    const member = await signIn(trial, 'member@example.com');
    expect(member.status).toBe(200);
    const pair = { email: 'gate@example.com', pass: PASSWORD };
    const gate = (server: Awaited<ReturnType<typeof start>>) =>
      server.ask({ method: 'POST', path: '/api/securelogin' }, { brand: 'gated', ...json(pair) });
    const passed = await gate(trial);
    expect(passed.status).toBe(200);
    const { secu_id } = passed.data as { secu_id: string };

    const production = await start('production');
    expect(production.product.closedTrial).toMatch(
      /^Production mode: closed leftovers of an earlier trial – 21 sample accounts, 2 sessions, 1 sample gate .*3 sample coupons/,
    );
    for (const email of [OWNER, 'owner@example.com', 'member@example.com', 'dealer@example.com'])
      expect((await becomeOwner(production).then(() => signIn(production, email))).token).toBeUndefined();
    for (const token of [owner.token!, member.token!]) expect((await audit(production, token)).status).toBe(401);
    expect((await gate(production)).status).toBe(422);
    const kept = await production.form('/api-cwa/checksecurityauth', { secu_id }, { brand: 'gated' });
    expect(kept.data).toEqual({ valid: false });
    expect(await rows(sql`select from coupon where is_sample and (ends_at is null or ends_at > now())`)).toEqual([]);
    expect(await rows(sql`select from account_authenticator`)).toEqual([]);
    for (const table of ['vehicle_plate', 'catalogue_entry', 'history_event', 'recall_vehicle'])
      expect(await rows(sql`select from ${sql.table(table)} limit 1`)).toEqual([]);
  }, 60_000);

  it('real users keep their account, password, and sessions', async () => {
    const people = await rows<{ closed: boolean; has_password: boolean }>(
      sql`select closed_at is not null as closed, password_hash is not null as has_password from account
        where email like 'real-%'`,
    );
    expect(people).toHaveLength(9);
    expect(people.every(({ closed, has_password }) => !closed && has_password)).toBe(true);
  });

  it('a second start has nothing left to close and logs nothing', async () => {
    expect((await start('production')).product.closedTrial).toBeNull();
  });

  it('no command reopens a sample account in production', async () => {
    const { product } = await start('production');
    for (const action of ['create', 'password', 'reset-factor']) {
      const args = [action, '--email', OWNER, '--brand', 'open', '--password', PASSWORD];
      expect(await workUsers(product, args)).toMatchObject({ code: 2 });
    }
    expect(await rows(sql`select from account where is_sample and closed_at is null`)).toEqual([]);
  });

  it("a link emailed during the trial doesn't reopen a sample account", async () => {
    await sql`insert into account_deletion (brand, account_id, state, requested_at, confirm_until, closed_at, undo_hash, erase_at)
      select 'open', id, 'closed', now(), now(), now(), '\\x01', now() + interval '14 days' from account
      where brand = 'open' and email = ${OWNER}`.execute(test.database.kysely);
    await sql`insert into account_email_veto (id, account_id, brand, old_email, token_hash, expires_at)
      select gen_random_uuid(), id, brand, email, '\\x02', now() + interval '3 days' from account
      where brand = 'open' and email = ${OWNER}`.execute(test.database.kysely);
    await start('production');
    expect(await rows(sql`select from account_deletion where undo_hash is not null`)).toEqual([]);
    expect(await rows(sql`select from account_email_veto`)).toEqual([]);
  });

  it('a trial reopens them with the password it prints', async () => {
    const trial = await start('trial');
    expect((await signIn(trial, 'member@example.com')).status).toBe(200);
    expect((await becomeOwner(trial)).status).toBe(200);
    await start('production');
  }, 60_000);

  it('recognizes unmarked samples of an older release, and only those', async () => {
    const { migrations } = test.product.modules.find(({ name }) => name === 'account')!;
    const migration = migrations.find(({ name }) => name.endsWith('-samples'))!;
    const database = test.database.kysely;
    await sql`update account set email = 'renamed@person.example' where brand = 'open' and email = 'dealer@example.com'`.execute(
      database,
    );
    await sql`insert into account (brand, email, created_at, first, last)
      values ('open', 'staff@person.example', now(), 'Sample', 'Staff')`.execute(database);
    await test.database.asOwner(async (owner) => {
      await sql`alter table account drop column is_sample`.execute(owner);
      await sql`alter table account_gate drop column is_sample`.execute(owner);
      await migration.up(owner);
    });
    const marked = await rows<{ email: string }>(
      sql`select email from account where brand = 'open' and is_sample order by email`,
    );
    expect(marked.map(({ email }) => email)).toEqual([
      'billing@example.com',
      'content@example.com',
      'member@example.com',
      'owner@example.com',
      // Recognized by its credits: a sample account stays one under another email.
      'renamed@person.example',
      'staff@example.com',
      'support@example.com',
    ]);
  });
});

describe('what a trial sold is void in production', () => {
  const cart = (changes: Record<string, string>) => ({
    email: 'real-buyer@person.example',
    price: '1999',
    currency: 'USD',
    payment_gateway: 'sandbox',
    payment_token: 'sandbox-success',
    cart_plan: 'three-stickers',
    vin: 'CREDIT',
    nos: '3',
    decal: '1',
    idempotency_key: crypto.randomUUID(),
    ...changes,
  });
  const buy = (server: Awaited<ReturnType<typeof start>>, changes: Record<string, string> = {}) =>
    server.form('/api-cwa/cwa_sticker_registration', cart(changes));
  const balances = () =>
    rows<{ email: string; sticker: number }>(sql`select account.email, ledger_sum(m.id, 'sticker', 'balance') as sticker
      from ledger_member m join account on account.id = m.account_id
      where account.brand = 'open' and account.email like 'real-%' order by 1`);

  it("reverses test payments' credits with ledger entries, once, so none become documents", async () => {
    const trial = await start('trial');
    expect((await buy(trial)).status).toBe(200);
    // Credits of other origin are kept.
    expect((await buy(trial, { email: 'real-member@person.example' })).status).toBe(200);
    const production = await start('production');
    expect(production.product.closedTrial).toContain('6 credits from test payments');
    expect(await balances()).toEqual([
      { email: 'real-buyer@person.example', sticker: 0 },
      { email: 'real-member@person.example', sticker: CREDITS },
      { email: 'real-second@person.example', sticker: CREDITS },
      { email: 'real-staff@person.example', sticker: CREDITS },
    ]);
    expect((await start('production')).product.closedTrial).toBeNull();
    // Two entries per grant and two per reversal: the ledger still sums to zero.
    expect(await rows(sql`select sum(credits)::int as sum from ledger_entry`)).toEqual([{ sum: 0 }]);
  }, 60_000);

  it('returns credits reserved for a list first, then reverses them as well', async () => {
    const trial = await start('trial');
    await buy(trial, { email: 'real-lister@person.example' });
    const [member] = await rows<{ account_id: string }>(
      sql`select account_id from billing_order where email = 'real-lister@person.example'`,
    );
    const { brands, database, clock } = trial.product;
    const reserved = await database.transaction((tx) =>
      reserveCredits(tx, {
        brand: brands.find(({ key }) => key === 'open')!,
        accountId: member!.account_id,
        product: 'sticker',
        credits: 2,
        cause: { kind: 'bulk', id: 'job' },
        at: clock(),
      }),
    );
    if (!reserved.reserved) throw new Error('There was no credit.');
    const production = await start('production');
    const document = { kind: 'sticker', id: 'any', title: '2014 Ford Escape' } as const;
    const spent = await production.product.database.transaction((tx) =>
      spendReserved(tx, { reservation: reserved.transactionId, document, at: clock() }),
    );
    expect(spent).toEqual({ spent: false, reason: 'no-credit' });
    expect(await balances()).toContainEqual({ email: 'real-lister@person.example', sticker: 0 });
  }, 60_000);

  it('never settles an order that was pending at the sandbox’s bank', async () => {
    const trial = await start('trial');
    const asked = await buy(trial, { email: 'real-waiting@person.example', payment_token: 'sandbox-challenge' });
    const { id, key } = asked.data as { id: string; key: string };
    const production = await start('production');
    const answered = await production.form('/api-cwa/sandbox-challenge', { custom_data: key, answer: 'approve' });
    expect(answered.status).toBe(409);
    expect(await rows(sql`select state from billing_order where id = ${id}`)).toEqual([{ state: 'declined' }]);
    expect(await balances()).not.toContainEqual(expect.objectContaining({ email: 'real-waiting@person.example' }));
  }, 60_000);

  it("a test subscription pays for nothing and isn't renewed", async () => {
    await sql`insert into billing_subscription (brand, account_id, order_id, plan, gateway, reference, began_at,
        period_start, period_end, wish)
      select 'open', id, gen_random_uuid(), '{"product": "sticker", "kind": "unlimited", "fair_use": 9}', 'sandbox', 'sub-1',
        now(), now(), now() + interval '1 month', 1 from account where email = 'real-buyer@person.example'`.execute(
      test.database.kysely,
    );
    expect((await start('production')).product.closedTrial).toContain('1 test subscription');
    expect(await rows(sql`select from billing_running_plan`)).toEqual([]);
    expect(await rows(sql`select from billing_subscription where wish > wish_told`)).toEqual([]);
  });

  it('no one can pay with the sandbox in production', async () => {
    const production = await start('production');
    const refused = await buy(production, { email: 'real-late@person.example' });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(production.product.sandbox).toBeNull();
    expect(await rows(sql`select from billing_order where email = 'real-late@person.example'`)).toEqual([]);
  });
});

describe('a trial next to a running production', () => {
  it('refuses to start, so the samples of a live production stay closed', async () => {
    const { product } = await start('production');
    const leave = await announcePresence(product.database, { mode: 'production', worksJobs: () => true }, log);
    await expect(refuseTrialInProduction(product.database, 'trial')).rejects.toThrow('VINLORE_MODE');
    await refuseTrialInProduction(product.database, 'production');
    await leave();
    await refuseTrialInProduction(product.database, 'trial');
  });

  it('starts a minute after the production was killed', async () => {
    const { product } = await start('production');
    await announcePresence(product.database, { mode: 'production', worksJobs: () => true }, log);
    await sql`update server_process set seen_at = now() - interval '61 seconds'`.execute(test.database.kysely);
    await refuseTrialInProduction(product.database, 'trial');
  });
});
