import { readFileSync } from 'node:fs';
import { createAccount } from '@vinlore/account-server';
import { giveCredits } from '@vinlore/billing-ledger';
import { WEBHOOK_EVENTS, WEBHOOK_EVENT_TYPES } from '@vinlore/platform-domain';
import { createWebhooksModule } from '@vinlore/platform-server';
import { SAMPLE_CARS } from '@vinlore/report-server';
import { createProductApi } from '@vinlore/server/product-api';
import { webhookEvents } from '@vinlore/server/webhook-events';
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { callerOf } from './testing/caller.ts';
import { openTestProduct, PASSWORD } from './testing/test-product.ts';

const { product, database, setPasswords, close } = await openTestProduct();
afterAll(close);
const { ask, form } = callerOf(await createProductApi(product));
const open = product.brands.find(({ key }) => key === 'open')!;
const VIN = '1HGCM82633A004352';

it('every documented type of event is emitted', { timeout: 120_000 }, async () => {
  const email = 'hooks@example.com';
  const accountId = await createAccount(product.database, { brand: 'open', email, password: PASSWORD });
  await setPasswords();
  const { data } = await form('/api-cwa/login', { email, pass: PASSWORD });
  const { token } = data as { token: string };
  const json = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await ask(
      { method: 'POST', path: path as `/${string}` },
      { token, body: JSON.stringify(body), headers },
    );
    expect(answer.status, answer.message).toBe(200);
    return answer.data as { id: string };
  };
  const cause = { kind: 'gift', id: accountId };
  await giveCredits(product.database, { brand: open, accountId, credits: 3, cause, at: product.clock() });
  const endpoint = await json('/api/user/webhook-create', {
    ...{ request_id: crypto.randomUUID(), url: 'https://hooks.example.com/', mode: 'live' },
  });
  await json('/api/user/webhook-test', { id: endpoint.id });
  const made = await form('/api-cwa/generate-sticker', { vin: VIN }, { token });
  expect(made.status, made.message).toBe(200);
  const { id } = made.data as { id: string };
  await json('/api/user/revoke-sticker', { id, reason: 'sold' });
  const report = await form('/api-cwa/generate-report', { vin: SAMPLE_CARS[0]!.vin }, { token });
  expect(report.status, report.message).toBe(200);
  const order = { email, price: '1999', currency: 'USD', cart_plan: 'three-stickers', vin: VIN, nos: '3', decal: '1' };
  const paid = { payment_gateway: 'sandbox', payment_token: 'sandbox-success', idempotency_key: crypto.randomUUID() };
  const bought = await form('/api-cwa/cwa_sticker_registration', { ...order, ...paid }, { token });
  expect(bought.status, bought.message).toBe(200);

  // What takes two people, a dealer, or an import: through the port that its slice calls in its own tests.
  const { emit } = createWebhooksModule({
    ...{ ...product, contactOf: () => Promise.resolve(null), on: true, localTests: false, originOf: product.origin },
    jobs: { define: () => () => Promise.resolve('') },
    sealer: { seal: () => '', open: () => null, isCurrent: () => true },
    log: () => {},
  });
  const events = webhookEvents(emit);
  const at = product.clock();
  const watch = { email, id: crypto.randomUUID(), brand: 'open', year: 2003, make: 'Honda', model: 'Accord' };
  const recall = { campaign: '20V314000', source: 'NHTSA', components: [], summary: '', park_it: false };
  const orderRow = { ...{ id: crypto.randomUUID(), brand: 'open', account_id: accountId, plan: { id: 'one' } } };
  const money = { amount: 999, currency: 'USD', credits: 1, refunded: 999, ordered_at: at };
  const list = { id: crypto.randomUUID(), brand: 'open', account_id: accountId, kind: 'sticker', name: 'May' };
  await product.database.transaction(async (tx) => {
    await events.recallsFound(tx, watch as never, [recall] as never);
    await events.orderRefunded(tx, { id: 'refund', amount: 999 }, { ...orderRow, ...money });
    await events.bulkEnded(tx, { ...list, state: 'done', begun_at: at, ended_at: at });
    await events.sourceUpdated(tx, 'recalls');
  });
  await vi.waitFor(async () => {
    const { rows } = await sql<{ type: string }>`select distinct type from webhook_event`.execute(database.kysely);
    expect(rows.map(({ type }) => type).sort()).toEqual([...WEBHOOK_EVENT_TYPES].sort());
  }, 20_000);
});

it('docs/reference/webhooks.md lists every type', () => {
  const document = readFileSync(new URL('../../../docs/reference/webhooks.md', import.meta.url), 'utf8');
  for (const [type, words] of Object.entries(WEBHOOK_EVENTS))
    expect(document.replaceAll(/ +/g, ' ')).toContain(`| \`${type}\` | ${words} |`);
});
