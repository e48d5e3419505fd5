import { randomUUID } from 'node:crypto';
import { createTestDatabase, sized } from '@vinlore/testing-node';
import { afterAll, expect, it } from 'vitest';
import { buyingMigrations, createBuyingApi } from './testing/buying-api.ts';
import { purchaseOf } from './testing/cart.ts';
import { type Answer, buyAt, openShop, readBooks } from './testing/shop.ts';

const KEYS = sized(10, 1_000);
const DUPLICATES = 20;
/** Number of keys bought at the same time. */
const AT_ONCE = 5;

const database = await createTestDatabase({ migrations: buyingMigrations });
const shops = await Promise.all([database, database].map(async (each) => openShop(await createBuyingApi(each))));
afterAll(async () => {
  for (const shop of shops) shop.close();
  await database.drop();
});

/** Sends one purchase many times at once to two processes; a third of the connections are cut on the way. */
async function buyManyTimes(): Promise<Answer[]> {
  const input = purchaseOf(undefined, { email: `${randomUUID()}@example.com` });
  const asked = Array.from({ length: DUPLICATES }, (_, at) =>
    buyAt(shops[at % 2]!.port, input, at % 3 === 0 ? Math.random() * 30 : undefined),
  );
  const answers = await Promise.allSettled(asked);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}

it(
  `${KEYS} keys × ${DUPLICATES} duplicates at once, a third of the connections cut: ${KEYS} charges, identical answers`,
  { timeout: 600_000 },
  async () => {
    let left = KEYS;
    const buyer = async () => {
      while (left-- > 0) {
        const answers = await buyManyTimes();
        expect(answers.length).toBeGreaterThanOrEqual(Math.floor((DUPLICATES * 2) / 3) - 1);
        for (const answer of answers) expect(answer).toEqual(answers[0]);
        expect(answers[0]).toMatchObject({ status: 200, data: { state: 'paid' } });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, buyer));
    const { paid, charged, granted } = await readBooks(database);
    expect(paid).toHaveLength(KEYS);
    expect(charged).toEqual(paid);
    expect(granted).toEqual(paid);
  },
);
