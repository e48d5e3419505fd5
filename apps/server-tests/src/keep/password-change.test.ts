import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, type ValueFiles, valueFiles } from '@vinlore/server-kit';
import { openProduct, type Product } from '@vinlore/server/product';
import { createProductApi } from '@vinlore/server/product-api';
import { createPasswordRole, type PasswordRole } from '@vinlore/testing-node';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callerOf } from '../testing/caller.ts';
import { openTestProduct, type TestProduct } from '../testing/test-product.ts';

const folder = mkdtempSync(join(tmpdir(), 'vinlore-password-'));
const file = join(folder, 'database_url');

let test: TestProduct;
let role: PasswordRole;
/** The product as a server opens it whose DATABASE_URL stands in a file. */
let product: Product;
let files: ValueFiles;
/** How often the job ran. */
let runs = 0;
let enqueue: () => Promise<unknown>;
let call: () => Promise<{ status: number }>;
beforeAll(async () => {
  test = await openTestProduct();
  role = await createPasswordRole(test.database, 'zero');
  writeFileSync(file, role.url('zero'));
  const config = { ...test.product.config, DATABASE_URL: role.url('zero'), DATABASE_DIRECT_URL: null };
  const log = createLogger('silent');
  files = valueFiles(config, { NODE_ENV: 'test', DATABASE_URL_FILE: file }, log);
  product = await openProduct(config, log, { valueFiles: files });
  const { token } = await callerOf(await createProductApi(test.product)).login('staff');
  const { ask } = callerOf(await createProductApi(product));
  call = () => ask({ method: 'GET', path: '/api-cwa/staff/brand' }, { token });
  const send = product.jobs.define('test.password', v.object({}), async () => void runs++, { retries: 0 });
  enqueue = () => product.database.transaction((tx) => send(tx, {}));
  await product.jobs.start();
});
afterAll(async () => {
  await product.close();
  await role.drop();
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks, enqueues, and notifies, again and again. */
function use() {
  const counted = { calls: 0, jobs: 0, faults: [] as unknown[] };
  let isOver = false;
  const again = async (work: () => Promise<unknown>) => {
    while (!isOver) await work().catch((error: unknown) => counted.faults.push(error));
  };
  const loops: Promise<void>[] = [];
  return {
    more(times: number) {
      for (let n = 0; n < times; n++)
        loops.push(
          again(async () => {
            expect(await call()).toMatchObject({ status: 200 });
            counted.calls++;
          }),
        );
      loops.push(
        again(async () => {
          await enqueue();
          counted.jobs++;
        }),
      );
    },
    after(calls: number) {
      const target = counted.calls + calls;
      return soon(() => expect(counted.calls >= target || counted.faults.length > 0).toBe(true));
    },
    async stop() {
      isOver = true;
      await Promise.all(loops);
      return counted;
    },
  };
}

const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000 });

describe('a running product whose database gets another password', { timeout: 90_000 }, () => {
  it.each([
    ['in PostgreSQL and then in the file', 'one', false],
    ['in the file and then in PostgreSQL', 'two', true],
  ])('answers every call, runs every job, and hears every notification: %s', async (_order, password, fileFirst) => {
    const heard: string[] = [];
    const stop = await product.database.listen('password_test', (each) => {
      if (each.kind === 'message') heard.push(each.payload);
    });
    const before = runs;
    const using = use();
    using.more(1);
    await using.after(10);
    const steps = [
      () => role.setPassword(password),
      () => {
        writeFileSync(file, role.url(password));
        files.reload();
      },
    ];
    if (fileFirst) steps.reverse();
    await steps[0]!();
    using.more(4);
    await using.after(50);
    await steps[1]!();
    await soon(() => expect(product.database.connectionString).toBe(role.url(password)));
    await using.after(50);
    const { faults, jobs } = await using.stop();
    expect(faults).toEqual([]);
    await soon(() => expect(runs - before).toBe(jobs));
    await sql`select pg_notify('password_test', ${password})`.execute(product.database.kysely);
    await soon(() => expect(heard).toEqual([password]));
    await stop();
  });
});
