import { randomUUID } from 'node:crypto';
import { balancesOf, grantCredits } from '@vinlore/billing-ledger';
import type { AuditTables } from '@vinlore/audit';
import { tables } from '@vinlore/database';
import { createLogger } from '@vinlore/server-kit';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderTables } from '../../orders/tables.ts';
import { returnDispute, takeDispute } from '../../orders/take-dispute.ts';
import { buyingMigrations } from '../../purchase/testing/buying-api.ts';
import type { GatewayEvent } from '../gateway.ts';
import { createIntake, type Intake } from './intake.ts';
import { intakeMigrations } from './migrations.ts';
import type { IntakeTables } from './tables.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const acts = {
  refresh: vi.fn<(orderId: string) => Promise<void>>(),
  renewed: vi.fn<() => Promise<void>>(),
  renewalFailed: vi.fn<() => Promise<void>>(),
  ended: vi.fn<() => Promise<void>>(),
  pauseChanged: vi.fn<() => Promise<void>>(),
  cardGiven: vi.fn<() => Promise<null>>(),
};
const logged: string[] = [];
let database: TestDatabase;
let intake: Intake;

beforeAll(async () => {
  database = await createTestDatabase({
    migrations: [...buyingMigrations, { slice: 'gateway', migrations: intakeMigrations }],
  });
  const { refresh, ...subscriptions } = acts;
  intake = createIntake({
    database,
    orders: {
      refresh,
      disputed: takeDispute,
      disputeWon: returnDispute,
      refunded: () => Promise.resolve(null),
      refundFailed: () => Promise.resolve(null),
    },
    subscriptions,
    clock: () => NOW,
    log: createLogger('warn', { write: (line) => void logged.push(line) }),
  });
});
afterAll(() => database.drop());
beforeEach(() => {
  const { cardGiven, ...others } = acts;
  for (const act of Object.values(others)) act.mockReset().mockResolvedValue();
  cardGiven.mockReset().mockResolvedValue(null);
  logged.length = 0;
});

const eventId = () => `evt_${randomUUID()}`;
const payment = (id = eventId()): GatewayEvent => ({ id, kind: 'payment', orderId: randomUUID() });
const isNoted = async ({ id }: GatewayEvent) =>
  (await tables<IntakeTables>(database).selectFrom('gateway_event').select('id').where('id', '=', id).execute())
    .length === 1;

describe('gateway events', () => {
  it('passes each event to its handler', async () => {
    const renewal = { subscription: 'sub_1', payment: 'in_1' };
    const period = { periodStart: NOW, periodEnd: new Date(NOW.getTime() + 1) };
    const events: GatewayEvent[] = [
      { id: eventId(), kind: 'payment', orderId: randomUUID() },
      { id: eventId(), kind: 'renewed', ...renewal, amount: 999, currency: 'USD', ...period },
      { id: eventId(), kind: 'renewal-failed', ...renewal, periodStart: NOW, nextTry: null },
      { id: eventId(), kind: 'subscription-ended', subscription: 'sub_1', at: NOW },
      { id: eventId(), kind: 'card-given', subscription: 'sub_1', card: { reference: 'pm_1', at: NOW } },
      { id: eventId(), kind: 'pause-changed', subscription: 'sub_1' },
    ];
    await intake.take('stripe', events);
    expect(acts.refresh).toHaveBeenCalledExactlyOnceWith((events[0] as { orderId: string }).orderId);
    expect(acts.renewed).toHaveBeenCalledExactlyOnceWith('stripe', events[1]);
    expect(acts.renewalFailed).toHaveBeenCalledExactlyOnceWith('stripe', events[2]);
    expect(acts.ended).toHaveBeenCalledExactlyOnceWith('stripe', events[3]);
    expect(acts.cardGiven).toHaveBeenCalledExactlyOnceWith('stripe', events[4]);
    expect(acts.pauseChanged).toHaveBeenCalledExactlyOnceWith('stripe', events[5]);
  });

  it('ignores a repeated event; the same id from another gateway is a different event', async () => {
    const event = payment();
    for (let time = 0; time < 3; time++) await intake.take('stripe', [event, event]);
    expect(acts.refresh).toHaveBeenCalledTimes(1);
    await intake.take('sandbox', [event]);
    expect(acts.refresh).toHaveBeenCalledTimes(2);
  });

  it('leaves a failed event unrecorded so that it is retried, and still handles the others', async () => {
    const [failing, other] = [payment(), payment()];
    acts.refresh.mockRejectedValueOnce(new Error('The gateway is down.'));
    await expect(intake.take('stripe', [failing, other])).rejects.toThrow('The gateway is down.');
    expect(acts.refresh).toHaveBeenCalledTimes(2);
    expect([await isNoted(failing), await isNoted(other)]).toEqual([false, true]);
    expect(logged.join()).toContain(failing.id);
    await intake.take('stripe', [failing, other]);
    expect(acts.refresh).toHaveBeenCalledTimes(3);
    expect(await isNoted(failing)).toBe(true);
  });
});

describe('a disputed payment', () => {
  /** A paid order of five credits, with `left` credits remaining in the account. */
  const order = async (left: number, credits: number | null = 5) => {
    const [id, accountId, charge] = [randomUUID(), randomUUID(), `pi_${randomUUID()}`];
    await tables<OrderTables>(database)
      .insertInto('billing_order')
      .values({
        id,
        brand: 'testbrand',
        account_id: accountId,
        email: 'mia@example.com',
        plan: '{}',
        product: 'sticker',
        credits,
        pot: 'sticker',
        amount: 2_999,
        discount: 0,
        currency: 'USD',
        gateway: 'stripe',
        payment: charge,
        state: 'paid',
        idempotency_key: id,
        request_hash: Buffer.from(''),
        vehicle: '{}',
        wants_document: false,
        language: 'en',
        ordered_at: NOW,
      })
      .execute();
    if (left > 0)
      await database.transaction((tx) =>
        grantCredits(tx, {
          brand: 'testbrand',
          accountId,
          pot: 'sticker',
          credits: left,
          cause: { kind: 'order', id },
          at: NOW,
        }),
      );
    const dispute = {
      id: `dp_${randomUUID()}`,
      kind: 'disputed',
      orderId: id,
      payment: charge,
      amount: 2_999,
    } as const;
    return { id, dispute, balance: async () => (await balancesOf(database, 'testbrand', accountId)).sticker };
  };
  const trail = (id: string) =>
    tables<AuditTables>(database)
      .selectFrom('audit_entry')
      .select(['act', 'detail'])
      .where('subject_id', '=', id)
      .where('act', '=', 'order.disputed')
      .execute();

  it.each([
    [7, 5, 2],
    [3, 3, 0],
    [0, 0, 0],
  ])(
    'takes back from a balance of %i only %i credits, never more than the order bought and never below zero',
    async (had, taken, left) => {
      const { id, dispute, balance } = await order(had);
      await intake.take('stripe', [dispute]);
      expect(await balance()).toBe(left);
      expect(await trail(id)).toEqual([
        {
          act: 'order.disputed',
          detail: { gateway: 'stripe', dispute: dispute.id, amount: 2_999, credits_bought: 5, credits_taken: taken },
        },
      ]);
      expect(logged).toHaveLength(1);
      expect(logged[0]).not.toContain('mia');
    },
  );

  it('takes the credits once when reported twenty times at once', async () => {
    const { id, dispute, balance } = await order(12);
    await Promise.all(Array.from({ length: 20 }, () => intake.take('stripe', [dispute])));
    expect(await balance()).toBe(7);
    expect(await trail(id)).toHaveLength(1);
  });

  it.each(['before', 'after'] as const)(
    'returns what it took when it is won, if the win is reported %s the dispute',
    async (when) => {
      const { id, dispute, balance } = await order(3);
      const won: GatewayEvent = { ...dispute, id: `${dispute.id}:won`, kind: 'dispute-won', dispute: dispute.id };
      for (const event of when === 'before' ? [won, won, dispute] : [dispute, won, won])
        await intake.take('stripe', [event]);
      expect(await balance()).toBe(3);
      expect(await trail(id)).toHaveLength(1);
    },
  );

  it('takes no credits of an unlimited plan, and records the dispute in the audit log', async () => {
    const { id, dispute, balance } = await order(2, null);
    await intake.take('stripe', [dispute]);
    expect(await balance()).toBe(2);
    expect(await trail(id)).toHaveLength(1);
  });

  it('checks the order’s payment and leaves the event for a retry if the order is not settled yet', async () => {
    const { id, dispute, balance } = await order(5);
    const early = { ...dispute, payment: 'in_of_a_renewal_to_come' };
    await expect(intake.take('stripe', [early])).rejects.toThrow('isn’t settled');
    expect(acts.refresh).toHaveBeenCalledWith(id);
    expect([await isNoted(early), await balance(), await trail(id)]).toEqual([false, 5, []]);
  });

  it('ignores a dispute of an order that is not ours', async () => {
    const { dispute } = await order(5);
    await intake.take('stripe', [{ ...dispute, orderId: randomUUID(), payment: 'pi_of_another_shop' }]);
    expect(logged).toEqual([]);
  });
});
