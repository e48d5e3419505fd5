import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { PurchaseInput } from '@vinlore/billing-domain';
import { createTestDatabase, sized } from '@vinlore/testing-node';
import { bundleChild } from '@vinlore/testing-node/bundle-child';
import { afterAll, expect, it } from 'vitest';
import { buyingMigrations, createBuyingApi } from './testing/buying-api.ts';
import { purchaseOf } from './testing/cart.ts';
import { buyAt, readBooks } from './testing/shop.ts';

const KILLS = sized(2, 20);
const BUYERS = sized(3, 8);
const MINUTE = 60_000;

const database = await createTestDatabase({ migrations: buyingMigrations });
const bundle = await bundleChild(new URL('testing/killed-child.ts', import.meta.url));
const children = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await bundle.remove();
  await database.drop();
});

/** Starts the process that sells. @returns it and its port */
async function start(): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [bundle.file, database.connectionString], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, port: Number(line.toString()) };
}

it(
  `killed ${KILLS} times in the middle of purchases: each acknowledged one is there once, no other is`,
  { timeout: 600_000 },
  async () => {
    const acknowledged: string[] = [];
    /** Purchases without an answer; half of their buyers retry with the same key. */
    let unanswered: PurchaseInput[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, port } = await start();
      const again = unanswered.filter((_, at) => at % 2 === 0);
      unanswered = [];
      let untilKill = 1 + Math.floor(Math.random() * 30);
      const buyer = async (): Promise<void> => {
        for (;;) {
          const input = again.pop() ?? purchaseOf(undefined, { email: `${randomUUID()}@example.com` });
          const answer = await buyAt(port, input).catch(() => null);
          if (answer?.status === 200 && answer.data.state === 'paid') {
            acknowledged.push(answer.data.id);
            if ((untilKill -= 1) === 0) child.kill('SIGKILL');
          } else unanswered.push(input);
          if (!answer) return;
        }
      };
      const buyers = Array.from({ length: BUYERS }, buyer);
      await Promise.all(buyers);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
    expect(unanswered.length).toBeGreaterThan(0);

    // Runs the job that every process runs each minute, in a process that stays alive.
    let passed = MINUTE;
    const later = await createBuyingApi(database, { clock: () => new Date(Date.now() + passed) });
    for (let books = await readBooks(database); books.invoiced.length < books.paid.length || books.waiting > 0;) {
      passed += MINUTE;
      books = await later.recover().then(() => readBooks(database));
    }
    const { paid, charged, granted, invoiced } = await readBooks(database);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(paid).toEqual(expect.arrayContaining(acknowledged));
    expect(charged).toEqual(paid);
    expect(granted).toEqual(paid);
    expect(invoiced).toEqual(paid);
  },
);
