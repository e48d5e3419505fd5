import type { Letter } from '@vinlore/mail';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { GatewayEvent } from '../gateways/gateway.ts';
import { createIntake } from '../gateways/intake/intake.ts';
import { createPaidBench, PLANS } from '../testing/paid-bench.ts';
import { subscriptionEvents } from './subscription-events.ts';

const bench = await createPaidBench();
afterAll(() => bench.end());

/** How many of the next attempts fail on our side after the gateway was called. */
let failures = 0;
const never = () => Promise.reject(new Error('No order of these tests is told of.'));
const intake = createIntake({
  ...bench.ports,
  orders: { refresh: never, disputed: never, disputeWon: never, refunded: never, refundFailed: never },
  subscriptions: subscriptionEvents({
    ...bench.ports,
    mail: {
      send: (tx: unknown, letter: Letter) =>
        failures-- > 0 ? Promise.reject(new Error('Killed.')) : bench.ports.mail.send(tx, letter),
    },
  }),
});
beforeEach(() => {
  failures = 0;
  bench.letters.length = 0;
});

let events = 0;
async function given(card = '4242') {
  const token = bench.member();
  const bought = await bench.buy(PLANS.monthly, token);
  const event: GatewayEvent = {
    id: `given-${events++}`,
    kind: 'card-given',
    subscription: bought.reference,
    card: { reference: card, at: bench.now() },
  };
  return { ...bought, token, event, take: () => intake.take('sandbox', [event]) };
}

describe('docs/decisions.md §6: a card entered on the gateway’s page', () => {
  it('is confirmed once, even if our side failed after the gateway had changed it', async () => {
    const { token, subscriptionId, reference, take } = await given();
    failures = 1;
    await expect(take()).rejects.toThrow('Killed.');
    expect(bench.told).toContain(`${reference} with 4242`);
    expect(await bench.entries(subscriptionId)).toEqual([]);
    for (let time = 0; time < 3; time++) await take();
    expect(bench.letters.map(({ to }) => to)).toEqual([`${token}@example.com`]);
    expect(await bench.entries(subscriptionId)).toMatchObject([{ act: 'subscription.card-changed', actor: token }]);
  });

  it('is confirmed once if its event arrives several times at once', async () => {
    const { subscriptionId, take } = await given();
    await Promise.all([take(), take(), take()]);
    expect(bench.letters).toHaveLength(1);
    expect(await bench.acts(subscriptionId)).toEqual(['subscription.card-changed']);
  });

  it('is not confirmed if it is declined', async () => {
    const { subscriptionId, take } = await given('bad');
    await take();
    expect(bench.letters).toEqual([]);
    expect(await bench.acts(subscriptionId)).toEqual([]);
  });
});
