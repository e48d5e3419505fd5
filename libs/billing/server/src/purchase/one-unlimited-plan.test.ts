import { type Part, tables } from '@vinlore/database';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { purchaseOf } from './testing/cart.ts';
import { buyingMigrations, PLANS } from './testing/buying-api.ts';
import { createDoorBench } from './testing/purchase-bench.ts';

const RUNS_NOW = 'billing_unlimited_runs';
/** Makes the check for an active plan return its answer and then wait while a test holds lock 7. */
const slowRoutines = (routines: readonly Part[] = []) =>
  routines.flatMap((routine) =>
    routine.name !== RUNS_NOW
      ? [routine]
      : [
          { name: 'fast_answer', text: routine.text.replace(RUNS_NOW, 'fast_answer') },
          {
            name: RUNS_NOW,
            text: `
              create function ${RUNS_NOW}(p_brand text, p_account uuid, p_product text, p_at timestamptz)
              returns boolean language plpgsql as $$
              declare answer boolean := fast_answer(p_brand, p_account, p_product, p_at);
              begin
                perform pg_advisory_xact_lock_shared(7);
                return answer;
              end $$;`,
          },
        ],
  );
const { bench, door } = await createDoorBench({
  migrations: buyingMigrations.map((slice) =>
    slice.slice === 'subscription' ? { ...slice, routines: slowRoutines(slice.routines) } : slice,
  ),
});
afterAll(() => bench.end());

const RUNS =
  'You already have an unlimited plan of this type, so you weren’t charged. See Subscription in your account.';
const unlimited = (changes: object = {}) => purchaseOf(PLANS.unlimited, changes);
const countOf = async (accountId: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from billing_subscription where account_id = ${accountId}`.execute(bench.database.kysely);
  return rows[0]!.count;
};
const note = (accountId: string, changes: Partial<Record<'ends_with_period' | 'ended_at', unknown>>) =>
  sql`update billing_subscription set ends_with_period = ${changes.ends_with_period ?? false},
    ended_at = ${changes.ended_at ?? null} where account_id = ${accountId}`.execute(bench.database.kysely);
/** Starts a purchase that waits at its gateway until the test releases it. */
const atTheGateway = async (token: string) => {
  let open = () => {};
  door.shut = new Promise((done) => (open = done));
  const charged = door.charged;
  const first = bench.buy(unlimited(), { token });
  await expect.poll(() => door.charged).toBe(charged + 1);
  return { first, open };
};
/** Whether a call is waiting for the lock that a test holds. */
const isHeldUp = async () => {
  const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(
    bench.database.kysely,
  );
  return rows.length > 0;
};

describe('spec §4: an account has at most one unlimited plan of a product', () => {
  it('refuses a second one with an explanation, and charges nothing', async () => {
    const token = bench.member();
    expect((await bench.buy(unlimited(), { token })).data.state).toBe('paid');
    const charged = door.charged;
    expect(await bench.buy(unlimited(), { token })).toMatchObject({ status: 409, message: RUNS });
    expect([door.charged, await countOf(token)]).toEqual([charged, 1]);
  });

  it('returns the existing order for a repeat of the purchase', async () => {
    const token = bench.member();
    const input = unlimited();
    const first = await bench.buy(input, { token });
    expect(await bench.buy(input, { token })).toEqual(first);
  });

  it('blocks a new one until a canceled plan has ended', async () => {
    const token = bench.member();
    await bench.buy(unlimited(), { token });
    await note(token, { ends_with_period: true });
    expect((await bench.buy(unlimited(), { token })).status).toBe(409);
    await note(token, { ended_at: bench.now() });
    expect((await bench.buy(unlimited(), { token })).status).toBe(200);
  });

  it('still allows plans with a number of documents, and other accounts’ plans', async () => {
    const token = bench.member();
    await bench.buy(unlimited(), { token });
    expect((await bench.buy(purchaseOf(PLANS.monthly), { token })).status).toBe(200);
    expect((await bench.buy(unlimited(), { token: bench.member() })).status).toBe(200);
  });

  it('sells one of two bought at once in two tabs', async () => {
    const token = bench.member();
    const { first, open } = await atTheGateway(token);
    expect(await bench.buy(unlimited(), { token })).toMatchObject({
      status: 409,
      message:
        'A payment for this plan is still processing, so you weren’t charged again. Check the order in your account first.',
    });
    open();
    expect((await first).status).toBe(200);
    const both = await Promise.all(
      [bench.member(), bench.member()].map((each) =>
        Promise.all([bench.buy(unlimited(), { token: each }), bench.buy(unlimited(), { token: each })]),
      ),
    );
    for (const pair of both) expect(pair.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses a purchase if another is paid while it begins', async () => {
    const token = bench.member();
    const { first, open } = await atTheGateway(token);
    const second = await bench.database.transaction(async (tx) => {
      await sql`select pg_advisory_xact_lock(7)`.execute(tables(tx));
      const began = bench.buy(unlimited(), { token });
      await expect.poll(isHeldUp).toBe(true);
      open();
      expect((await first).status).toBe(200);
      return { began };
    });
    expect((await second.began).status).toBe(409);
    expect(await countOf(token)).toBe(1);
  });

  it('lets a buyer who left the bank’s challenge pay with another card', async () => {
    const token = bench.member();
    const asked = await bench.buy(unlimited({ payment_token: 'sandbox-challenge' }), { token });
    expect(asked.data.state).toBe('action');
    expect((await bench.buy(unlimited(), { token })).data.state).toBe('paid');
    expect((await bench.update(asked.data.key)).data.state).toBe('declined');
    expect(await countOf(token)).toBe(1);
  });
});
