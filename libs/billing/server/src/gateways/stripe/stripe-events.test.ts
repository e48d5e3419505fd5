import { randomUUID } from 'node:crypto';
import { creditsGranted, renews } from '@vinlore/billing-domain';
import { balancesOf } from '@vinlore/billing-ledger';
import type { Plan } from '@vinlore/brand';
import { tables } from '@vinlore/database';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnDispute, takeDispute } from '../../orders/take-dispute.ts';
import { createOrders, type Orders } from '../../orders/orders.ts';
import type { OrderTables } from '../../orders/tables.ts';
import { beginSubscription } from '../../subscriptions/begin-subscription.ts';
import { switchSubscription } from '../../subscriptions/switch-subscription.ts';
import { subscriptionEvents } from '../../subscriptions/subscription-events.ts';
import type { SubscriptionTables } from '../../subscriptions/tables.ts';
import { buyingMigrations } from '../../purchase/testing/buying-api.ts';
import { GatewayDown } from '../gateway.ts';
import { createIntake, type Intake } from '../intake/intake.ts';
import { intakeMigrations } from '../intake/migrations.ts';
import type { FakeEvent } from './testing/fake-objects.ts';
import { paymentOf, stripeBench, type StripeBench, WEBHOOK_SECRET } from './testing/stripe-bench.ts';

const text = { en: 'A plan', es: 'Un plan' };
const common = { product: 'sticker', audience: 'user', name: text, description: text, currency: 'USD' } as const;
const BUNDLE: Plan = { ...common, id: 'sticker-5', kind: 'bundle', credits: 5, price: 1_999 };
const MONTHLY: Plan = {
  ...common,
  id: 'sticker-monthly',
  kind: 'subscription',
  credits: 30,
  price: 2_999,
  interval: 'month',
};

let bench: StripeBench;
let orders: Orders;
let intake: Intake;
beforeAll(async () => {
  bench = await stripeBench([...buyingMigrations, { slice: 'gateway', migrations: intakeMigrations }]);
  const { database, clock, log, gateway } = bench;
  const nobody = () => Promise.reject(new Error('Members of this test have accounts, and get no mail.'));
  orders = createOrders({
    database,
    gateways: [gateway],
    accounts: { ensure: nobody, offer: nobody },
    beginSubscription,
    switchSubscription,
    clock,
    log,
  });
  const subscriptions = subscriptionEvents({
    database,
    jobs: { define: () => nobody, enqueue: nobody },
    mail: { send: nobody },
    brands: [],
    originOf: () => 'https://testbrand.example',
    gateways: [gateway],
    contactOf: () => Promise.resolve(null),
    clock,
    log,
  });
  intake = createIntake({
    database,
    orders: {
      refresh: orders.refresh,
      disputed: takeDispute,
      disputeWon: returnDispute,
      refunded: nobody,
      refundFailed: nobody,
    },
    subscriptions,
    clock,
    log,
  });
});
afterAll(() => bench.close());

/** An order of a member whose payment page is open. */
async function begin(plan: Plan) {
  const [id, accountId] = [randomUUID(), randomUUID()];
  await tables<OrderTables>(bench.database)
    .insertInto('billing_order')
    .values({
      id,
      brand: 'testbrand',
      account_id: accountId,
      email: 'mia@example.com',
      plan: JSON.stringify(plan),
      product: plan.product,
      credits: creditsGranted(plan),
      pot: 'sticker',
      amount: plan.price,
      discount: 0,
      currency: plan.currency,
      gateway: 'stripe',
      idempotency_key: id,
      request_hash: Buffer.from(''),
      vehicle: '{}',
      wants_document: false,
      language: 'en',
      ordered_at: bench.clock(),
    })
    .execute();
  const renewal = renews(plan) ? { interval: plan.interval, amount: plan.price } : null;
  const begun = await bench.gateway.pay(paymentOf(id, { amount: plan.price, renewal }));
  if (begun.state !== 'action') throw new Error(`The payment is ${begun.state}.`);
  return { id, accountId, page: begun.reference };
}

/** The final state of a member's orders, plan, and credits. */
async function outcome({ id, accountId }: { readonly id: string; readonly accountId: string }) {
  const { database } = bench;
  const states = await tables<OrderTables>(database)
    .selectFrom('billing_order')
    .select(['state', 'decline_reason', 'amount'])
    .where('account_id', '=', accountId)
    .orderBy('ordered_at')
    .execute();
  const plans = await tables<SubscriptionTables>(database)
    .selectFrom('billing_subscription')
    .select(['period_end', 'given_up', 'ended_at', 'paused_at', 'resumes_at'])
    .where('order_id', '=', id)
    .execute();
  const { sticker } = await balancesOf(database, 'testbrand', accountId);
  return { states, plans, credits: sticker };
}

/** One delivery: how many steps late it arrives, and its order among deliveries of the same step. */
const deliveries = fc.array(fc.record({ late: fc.nat(6), turn: fc.nat(1_000) }), { minLength: 1, maxLength: 3 });

/** Sends one event as Stripe does. @returns whether it was accepted; otherwise it is sent again */
async function send(event: FakeEvent): Promise<boolean> {
  const { body, signature } = bench.stripe.signed(event, WEBHOOK_SECRET);
  const events = await bench.webhook(new TextEncoder().encode(body), signature);
  return intake.take('stripe', events!).then(
    () => true,
    () => false,
  );
}

/** Runs the steps and delivers each event several times, at once or later; refused events are sent again. */
async function live(steps: readonly (() => void)[], plan: readonly (readonly { late: number; turn: number }[])[]) {
  const { events } = bench.account;
  const start = events.length;
  const due: { readonly at: number; readonly turn: number; readonly event: FakeEvent }[] = [];
  let seen = start;
  const refused: FakeEvent[] = [];
  for (let now = 0; now < steps.length + 7; now++) {
    steps[now]?.();
    for (; seen < events.length; seen++) {
      const event = events[seen]!;
      for (const { late, turn } of plan[(seen - start) % plan.length]!) due.push({ at: now + late, turn, event });
    }
    const ofNow = due.filter(({ at }) => at === now).sort((one, other) => one.turn - other.turn);
    for (const { event } of ofNow) if (!(await send(event))) refused.push(event);
  }
  const again: FakeEvent[] = [];
  for (const event of refused) if (!(await send(event))) again.push(event);
  for (const event of again) expect(await send(event)).toBe(true);
}

const PERIOD = 30 * 86_400_000;
const NOT_PAUSED = { paused_at: null, resumes_at: null };

describe('reaches the same state when events are repeated and arrive in any order', () => {
  it('for a subscription that is bought, renewed, renewed on the second try, disputed, and ended', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deliveries, { minLength: 9, maxLength: 9 }), async (plan) => {
        const { account } = bench;
        const order = await begin(MONTHLY);
        const session = () => account.sessions.get(order.page)!;
        const subscription = () => session().subscription!;
        const start = bench.clock().getTime();
        let renewal = '';
        await live(
          [
            () => account.fail(order.page),
            () => void account.pay(order.page),
            () => void account.renew(subscription()),
            () => void (renewal = account.renew(subscription(), 'declined').id),
            () => account.retry(renewal, 'good'),
            () => void account.dispute(account.invoices.get(session().invoice!)!.payment_intent),
            () => void account.cancelSubscription(subscription()),
          ],
          plan,
        );
        expect(await outcome(order)).toEqual({
          states: Array(3).fill({ state: 'paid', decline_reason: null, amount: 2_999 }),
          plans: [
            { period_end: new Date(start + 3 * PERIOD), given_up: false, ended_at: bench.clock(), ...NOT_PAUSED },
          ],
          credits: 60,
        });
      }),
      { numRuns: 12 },
    );
  });

  it('for a one-time purchase that is paid and disputed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deliveries, { minLength: 4, maxLength: 4 }), async (plan) => {
        const order = await begin(BUNDLE);
        await live(
          [
            () => bench.account.fail(order.page),
            () => void bench.account.pay(order.page),
            () => void bench.account.dispute(bench.account.sessions.get(order.page)!.payment_intent!),
          ],
          plan,
        );
        const states = [{ state: 'paid', decline_reason: null, amount: 1_999 }];
        expect(await outcome(order)).toEqual({ states, plans: [], credits: 0 });
      }),
      { numRuns: 12 },
    );
  });

  it('for a one-time purchase that is paid, disputed, and won', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deliveries, { minLength: 5, maxLength: 5 }), async (plan) => {
        const { account } = bench;
        const order = await begin(BUNDLE);
        let dispute = '';
        await live(
          [
            () => void account.pay(order.page),
            () => void (dispute = account.dispute(account.sessions.get(order.page)!.payment_intent!).id),
            () => account.winDispute(dispute),
          ],
          plan,
        );
        const states = [{ state: 'paid', decline_reason: null, amount: 1_999 }];
        expect(await outcome(order)).toEqual({ states, plans: [], credits: 5 });
      }),
      { numRuns: 12 },
    );
  });

  it('for a payment page that was never paid', async () => {
    const order = await begin(BUNDLE);
    await live(
      [() => void bench.account.expireSession(order.page)],
      [
        [
          { late: 0, turn: 0 },
          { late: 2, turn: 0 },
        ],
      ],
    );
    const states = [{ state: 'declined', decline_reason: 'given-up', amount: 1_999 }];
    expect(await outcome(order)).toEqual({ states, plans: [], credits: 0 });
  });

  it('for a plan whose renewal fails for good', async () => {
    const order = await begin(MONTHLY);
    const { account } = bench;
    const subscription = () => account.sessions.get(order.page)!.subscription!;
    let renewal = '';
    await live(
      [
        () => void account.pay(order.page),
        () => void (renewal = account.renew(subscription(), 'declined').id),
        () => account.retry(renewal, 'declined'),
      ],
      [
        [
          { late: 0, turn: 0 },
          { late: 1, turn: 0 },
        ],
      ],
    );
    const { plans, credits } = await outcome(order);
    expect(plans).toMatchObject([{ given_up: true }]);
    expect(credits).toBe(30);
  });
});

describe('a pause', () => {
  const at = (ms: number) => String(Math.floor(ms / 1_000));

  it('does not count invoices that Stripe voids as failed renewals: charges nothing and continues the plan afterwards', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deliveries, { minLength: 7, maxLength: 7 }), async (plan) => {
        const { account } = bench;
        const order = await begin(MONTHLY);
        const subscription = () => account.sessions.get(order.page)!.subscription!;
        const start = bench.clock().getTime();
        await live([() => void account.pay(order.page)], [[{ late: 0, turn: 0 }]]);
        await live(
          [
            () => void account.updateSubscription(subscription(), { pause_collection: { behavior: 'void' } }),
            () => void account.renew(subscription()),
            () => void account.renew(subscription()),
          ],
          plan,
        );
        const paused = await outcome(order);
        expect(paused.states).toHaveLength(1);
        expect(paused.plans).toMatchObject([
          { period_end: new Date(start + PERIOD), given_up: false, ended_at: null, paused_at: bench.clock() },
        ]);
        await live([() => account.endPause(subscription())], plan);
        await live([() => void account.renew(subscription())], plan);
        const { states, plans, credits } = await outcome(order);
        expect([states.length, credits]).toEqual([2, 60]);
        expect(plans).toMatchObject([{ period_end: new Date(start + 4 * PERIOD), given_up: false, ended_at: null }]);
      }),
      { numRuns: 12 },
    );
  });

  it('follows a pause set and removed in Stripe’s dashboard, in any order of events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deliveries, { minLength: 3, maxLength: 3 }), fc.boolean(), async (plan, isBack) => {
        const { account } = bench;
        const order = await begin(MONTHLY);
        await live([() => void account.pay(order.page)], [[{ late: 0, turn: 0 }]]);
        const subscription = account.sessions.get(order.page)!.subscription!;
        const until = bench.clock().getTime() + PERIOD + 86_400_000;
        const pause = (resumes: number) => () =>
          void account.updateSubscription(subscription, {
            pause_collection: { behavior: 'keep_as_draft', resumes_at: at(resumes) },
          });
        await live(
          [pause(until + PERIOD), pause(until), ...(isBack ? [() => account.endPause(subscription)] : [])],
          plan,
        );
        const { plans } = await outcome(order);
        const resumes_at = new Date(bench.clock().getTime() + PERIOD);
        resumes_at.setUTCMonth(resumes_at.getUTCMonth() + 1);
        expect(plans).toMatchObject([isBack ? NOT_PAUSED : { paused_at: bench.clock(), resumes_at }]);
      }),
      { numRuns: 12 },
    );
  });

  it('gives up an invoice that was tried without success and then voided', async () => {
    const { account } = bench;
    const order = await begin(MONTHLY);
    await live([() => void account.pay(order.page)], [[{ late: 0, turn: 0 }]]);
    const { id } = account.renew(account.sessions.get(order.page)!.subscription!, 'declined');
    await live([() => account.voidInvoice(id)], [[{ late: 0, turn: 0 }]]);
    expect((await outcome(order)).plans).toMatchObject([{ given_up: true, ...NOT_PAUSED }]);
  });

  it('sets a pause until its end and removes it, and retries if Stripe does not answer', async () => {
    const { account, gateway, stripe } = bench;
    const order = await begin(MONTHLY);
    await live([() => void account.pay(order.page)], [[{ late: 0, turn: 0 }]]);
    const subscription = account.sessions.get(order.page)!.subscription!;
    const until = new Date(bench.clock().getTime() + 2 * PERIOD);
    const atStripe = () => account.subscriptions.get(subscription)!.pause_collection;
    for (let time = 0; time < 2; time += 1) await gateway.pause(subscription, { until });
    expect(atStripe()).toEqual({ behavior: 'void', resumes_at: until.getTime() / 1_000 });
    expect(await gateway.pauseOf(subscription)).toEqual({ until });
    await gateway.pause(subscription, { until: null });
    expect(await gateway.pauseOf(subscription)).toEqual({ until: null });
    await gateway.pause(subscription, { until: new Date(bench.clock().getTime() - 1) });
    expect(atStripe()).toBeNull();
    await gateway.pause(subscription, null);
    expect(await gateway.pauseOf(subscription)).toBeNull();
    stripe.faults.push('unreachable', 'unreachable');
    await expect(gateway.pause(subscription, { until })).rejects.toThrow(GatewayDown);
  });
});

describe('events that do not concern us', () => {
  it.each([
    'checkout.session.completed',
    'invoice.paid',
    'invoice.voided',
    'customer.subscription.updated',
    'customer.subscription.deleted',
  ])('ignores %s of another shop on the same account', async (type) => {
    const { account, stripe, webhook } = bench;
    const order = await begin(MONTHLY);
    const session = account.sessions.get(order.page)!;
    Object.assign(session, { metadata: { shop: 'another' } });
    account.pay(order.page);
    account.renew(session.subscription!);
    account.updateSubscription(session.subscription!, { pause_collection: { behavior: 'void' } });
    account.renew(session.subscription!);
    account.cancelSubscription(session.subscription!);
    const event = account.events.findLast((each) => each.type === type)!;
    const { body, signature } = stripe.signed(event, WEBHOOK_SECRET);
    expect(await webhook(new TextEncoder().encode(body), signature)).toEqual([]);
  });

  it('ignores a refund of another shop on the same account', async () => {
    const { account, stripe, webhook } = bench;
    const order = await begin(BUNDLE);
    Object.assign(account.sessions.get(order.page)!, { metadata: { shop: 'another' } });
    account.createRefund({ payment_intent: account.pay(order.page).payment_intent!, amount: '100' });
    const { body, signature } = stripe.signed(account.events.at(-1)!, WEBHOOK_SECRET);
    expect(await webhook(new TextEncoder().encode(body), signature)).toEqual([]);
  });

  it('ignores a failed refund of another shop on the same account', async () => {
    const { account, stripe, webhook } = bench;
    const order = await begin(BUNDLE);
    Object.assign(account.sessions.get(order.page)!, { metadata: { shop: 'another' } });
    const refund = account.createRefund({ payment_intent: account.pay(order.page).payment_intent!, amount: '100' });
    account.failRefund(refund.id);
    const { body, signature } = stripe.signed(account.events.at(-1)!, WEBHOOK_SECRET);
    expect(await webhook(new TextEncoder().encode(body), signature)).toEqual([]);
  });

  it('ignores a dispute of another shop on the same account', async () => {
    const { account, stripe, webhook } = bench;
    const order = await begin(BUNDLE);
    Object.assign(account.sessions.get(order.page)!, { metadata: { order: '../../etc/passwd' } });
    account.dispute(account.pay(order.page).payment_intent!);
    const { body, signature } = stripe.signed(account.events.at(-1)!, WEBHOOK_SECRET);
    expect(await webhook(new TextEncoder().encode(body), signature)).toEqual([]);
  });
});

describe('docs/decisions.md §6: another card for a plan that renews', () => {
  const urls = { returnUrl: 'https://testbrand.example/back', cancelUrl: 'https://testbrand.example/back' };

  /** An active plan, and what its member does with cards. */
  async function subscriber() {
    const order = await begin(MONTHLY);
    await live([() => void bench.account.pay(order.page)], [[{ late: 0, turn: 0 }]]);
    const subscription = bench.account.sessions.get(order.page)!.subscription!;
    const page = async () => {
      const url = await bench.gateway.cardPage!({ subscription, language: 'es', ...urls });
      expect(url).toContain(urls.returnUrl);
      return [...bench.account.sessions.values()].at(-1)!;
    };
    return { subscription, page, card: () => bench.gateway.cardOf(subscription) };
  }

  it('is entered on Stripe’s page, and a signed event makes it the card of the next payment', async () => {
    const { subscription, page, card } = await subscriber();
    expect(await card()).toBeNull();
    const { id, locale, mode } = await page();
    expect({ locale, mode }).toEqual({ locale: 'es-419', mode: 'setup' });
    await live([() => bench.account.giveCard(id, '4444')], [[{ late: 0, turn: 0 }]]);
    expect(await card()).toEqual({ brand: 'visa', last4: '4444', expiresMonth: 4, expiresYear: 2031 });
    // The order's metadata must stay on the subscription, because renewals are recognized by it.
    expect(bench.account.subscriptions.get(subscription)!.metadata).toHaveProperty('order');
  });

  it('keeps the card entered last when events are repeated and arrive in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deliveries, { minLength: 3, maxLength: 3 }), async (plan) => {
        const { page, card } = await subscriber();
        const [first, second] = [await page(), await page()];
        await live(
          [
            () => bench.account.giveCard(second.id, '1111'),
            () => {
              bench.pass(60_000);
              bench.account.giveCard(first.id, '2222');
            },
          ],
          plan,
        );
        expect((await card())?.last4).toBe('2222');
      }),
      { numRuns: 12 },
    );
  });

  it('recognizes a repeat as the card in use, and ignores a card entered before it', async () => {
    const { subscription, page, card } = await subscriber();
    const [one, other] = [await page(), await page()];
    const given: { reference: string; at: Date }[] = [];
    for (const [{ id }, last4] of [[one, '1111'] as const, [other, '2222'] as const]) {
      bench.pass(60_000);
      bench.account.giveCard(id, last4);
      given.push({ reference: [...bench.account.cards.keys()].at(-1)!, at: bench.clock() });
    }
    const [early, late] = given;
    const renewWith = (which: typeof early) => bench.gateway.renewWith(subscription, which!);
    expect([await renewWith(late), await renewWith(late), await renewWith(early)]).toEqual([
      'changed',
      'same',
      'later',
    ]);
    expect((await card())?.last4).toBe('2222');
  });

  it('ignores a card of another shop on the same account or from a page that is not ours', async () => {
    const { page, card } = await subscriber();
    const session = await page();
    Object.assign(session, { metadata: {} });
    await live([() => bench.account.giveCard(session.id, '9999')], [[{ late: 0, turn: 0 }]]);
    expect(await card()).toBeNull();
  });

  it('ignores a card for a plan that has ended', async () => {
    const { subscription, page, card } = await subscriber();
    const { id } = await page();
    const steps = [() => void bench.account.cancelSubscription(subscription), () => bench.account.giveCard(id, '5555')];
    await live(steps, [[{ late: 0, turn: 0 }]]);
    expect(await card()).toBeNull();
  });

  it('throws if Stripe does not answer', async () => {
    const { subscription, card } = await subscriber();
    bench.stripe.faults.push('unreachable', 'unreachable');
    await expect(bench.gateway.cardPage!({ subscription, language: 'en', ...urls })).rejects.toThrow(GatewayDown);
    bench.stripe.faults.push('unreachable', 'unreachable');
    await expect(card()).rejects.toThrow(GatewayDown);
  });
});

describe('spec §4: a refund that Stripe reports as failed', () => {
  it.each(['failed', 'canceled'] as const)(
    'reports it as %s for each of its events, under one id and with our key',
    async (status) => {
      const { account, gateway, stripe, webhook } = bench;
      const order = await begin(BUNDLE);
      const payment = account.pay(order.page).payment_intent!;
      const key = randomUUID();
      await gateway.refund({ key, orderId: order.id, payment, amount: 500, currency: 'USD' });
      const [refund] = account.refunds;
      const before = account.events.length;
      account.failRefund(refund!.id, status);
      const told = [];
      // The event that reported success arrives late, after the refund has failed.
      for (const event of account.events.slice(before - 1)) {
        const { body, signature } = stripe.signed(event, WEBHOOK_SECRET);
        told.push(...(await webhook(new TextEncoder().encode(body), signature))!);
      }
      const failed = { id: `${refund!.id}:failed`, kind: 'refund-failed', refund: refund!.id, key, orderId: order.id };
      const expected = { ...failed, payment, amount: 500, why: 'expired_or_canceled_card' };
      expect(told).toEqual([expected, expected, expected, expected]);
      // Asking the gateway again must not refund twice.
      await gateway.refund({ key, orderId: order.id, payment, amount: 500, currency: 'USD' });
      expect(account.refunds.filter(({ metadata }) => metadata['key'] === key)).toHaveLength(1);
    },
  );
});
