import { createHmac } from 'node:crypto';
import { webhookId } from '@vinlore/platform-domain';
import { newKey, textSealer } from '@vinlore/server-kit';
import { placesOf } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { resealWebhookSecrets, webhookSecretsSealedBy } from './signing/sealed-secrets.ts';
import { ACCOUNTS, BROKEN, createWebhooksApi, OK } from './testing/webhooks-api.ts';

const stage = await createWebhooksApi();
const { database, ask, add, emit, work, later } = stage;
beforeEach(() => stage.reset());
afterAll(() => database.drop());

type Endpoint = Record<string, unknown> & { id: string };
type Delivery = Record<string, unknown> & { id: string; state: string; event_id: string };
const endpoints = async (token?: string) =>
  ((await ask('/api/user/webhooks', {}, token)).data as { endpoints: Endpoint[] }).endpoints;
const deliveries = async (id: string, more: object = {}) =>
  (await ask('/api/user/webhook-deliveries', { id, ...more })).data as {
    deliveries: Delivery[];
    cursor: string | null;
  };
const acts = async () => {
  const { rows } = await sql<{ act: string; actor: string; detail: object | null }>`
    select act, actor, detail from audit_entry where subject_kind = 'webhook' order by id desc limit 1`.execute(
    database.kysely,
  );
  return rows[0];
};
const input = (more: object = {}) => ({
  ...{ request_id: crypto.randomUUID(), url: 'https://hooks.example.com/a', mode: 'live' },
  ...more,
});

describe('endpoints', () => {
  it('are added with a secret that is shown once, and listed without it', async () => {
    const { id, secret, public_key } = await add({ description: 'Orders', types: ['order.paid', 'order.paid'] });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(public_key).toMatch(/^whpk_[A-Za-z0-9+/]{43}=$/);
    const listed = await endpoints();
    expect(listed).toMatchObject([{ id, description: 'Orders', types: ['order.paid'], disabled: null, pending: 0 }]);
    expect(JSON.stringify(listed)).not.toContain(secret);
    expect(await acts()).toMatchObject({ act: 'webhook.added', actor: ACCOUNTS.member });
  });

  it('security: the secret isn’t stored as it is', async () => {
    const { secret } = await add();
    expect(await placesOf(database, secret.slice('whsec_'.length))).toEqual([]);
  });

  it('a double click adds one, and both answers have the same secret', async () => {
    const request = input();
    const answers = await Promise.all([1, 2, 3].map(() => ask('/api/user/webhook-create', request)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => (data as { secret: string }).secret)).size).toBe(1);
    expect(await endpoints()).toHaveLength(1);
  });

  it('are at most 20 per account and mode, also when added at once', async () => {
    for (let at = 0; at < 18; at++) await add();
    const more = await Promise.all([1, 2, 3, 4].map(() => ask('/api/user/webhook-create', input())));
    expect(more.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect((await ask('/api/user/webhook-create', input({ mode: 'test' }))).status).toBe(200);
    const [first] = await endpoints();
    await ask('/api/user/webhook-remove', { id: (await endpoints()).find(({ mode }) => mode === 'live')!.id });
    expect(first).toBeDefined();
    expect((await ask('/api/user/webhook-create', input())).status).toBe(200);
  });

  it.each([
    ['http://hooks.example.com/', 'https://'],
    ['https://user@hooks.example.com/', 'user name'],
    ['https://hooks.example.com:8080/', 'port'],
    ['https://169.254.169.254/latest', 'internet'],
    ['http://localhost:4000/', 'https://'],
    ['hooks', 'complete URL'],
  ])('refuse %s', async (url, words) => {
    const { status, message } = await ask('/api/user/webhook-create', input({ url, mode: 'test' }));
    expect([status, message]).toEqual([422, expect.stringContaining(words)]);
  });

  it('belong to their account: others can’t see or change them', async () => {
    const { id } = await add();
    expect(await endpoints('one other')).toEqual([]);
    expect(await endpoints('dos member')).toEqual([]);
    for (const [path, more] of [
      ['change', { description: 'mine' }],
      ['roll', {}],
      ['remove', {}],
      ['test', {}],
      ['deliveries', {}],
    ] as const)
      for (const token of ['one other', 'dos member'])
        expect([path, (await ask(`/api/user/webhook-${path}`, { id, ...more }, token)).status]).toEqual([path, 404]);
  });

  it('get nothing once removed, and removing twice is fine', async () => {
    const { id } = await add();
    await emit('r1');
    for (let time = 0; time < 2; time++)
      expect((await ask('/api/user/webhook-remove', { id })).data).toEqual({ removed: true });
    await work();
    expect(stage.stage.posts).toEqual([]);
    expect(await endpoints()).toEqual([]);
    await stage.stage.jobs.get('webhooks.purge')!({});
    const { rows } = await sql`select from webhook_endpoint`.execute(database.kysely);
    expect(rows).toEqual([]);
  });

  it('both secrets sign for a day after a roll', async () => {
    const { id, secret: old } = await add();
    const { data } = await ask('/api/user/webhook-roll', { id });
    const { secret, old_secret_until: until } = data as { secret: string; old_secret_until: string };
    expect(until).toBe('2026-11-21T10:00:00.000Z');
    const signers = () => {
      const { headers, body } = stage.stage.posts.at(-1)!;
      const given = headers['webhook-signature']!.split(' ');
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      const isBy = (each: string) =>
        given.includes(
          `v1,${createHmac('sha256', Buffer.from(each.slice(6), 'base64'))
            .update(signed)
            .digest('base64')}`,
        );
      return [isBy(secret), isBy(old), given.length];
    };
    await emit('r1');
    await work();
    expect(signers()).toEqual([true, true, 4]);
    stage.stage.now = new Date('2026-11-21T10:00:01Z');
    await emit('r2');
    await work();
    expect(signers()).toEqual([true, false, 2]);
  });

  it('are switched off and on by their owner', async () => {
    const { id } = await add();
    expect((await ask('/api/user/webhook-change', { id, enabled: false })).data).toMatchObject({ disabled: 'owner' });
    await emit('r1');
    expect((await ask('/api/user/webhook-test', { id })).status).toBe(409);
    expect((await ask('/api/user/webhook-change', { id, enabled: true })).data).toMatchObject({ disabled: null });
    await emit('r2');
    await work();
    expect(stage.arrived()).toEqual(['r2']);
  });

  it('key rotation: secrets are sealed with the new key, and the old one is no longer needed', async () => {
    const [old, current] = [newKey('secrets'), newKey('secrets')];
    const rotated = await createWebhooksApi({ sealer: textSealer([old]) });
    const { id } = await rotated.add();
    await rotated.ask('/api/user/webhook-roll', { id });
    expect(await webhookSecretsSealedBy(rotated.database, old.id)).toBe(1);
    const both = textSealer([current, old]);
    expect(await resealWebhookSecrets(rotated.database, both)).toEqual({ sealed: 1, unreadable: 0 });
    expect(await resealWebhookSecrets(rotated.database, both)).toEqual({ sealed: 0, unreadable: 0 });
    expect(await webhookSecretsSealedBy(rotated.database, old.id)).toBe(0);
    await rotated.database.drop();
  });
});

describe('deliveries', () => {
  it('are listed with their attempts, by state and page', async () => {
    const { id } = await add();
    stage.stage.answer = ({ body }) =>
      body.includes('"bad"') ? BROKEN : { ...OK, body: Buffer.from(`\0${'é'.repeat(2_000)}`) };
    for (let at = 0; at < 51; at++) await emit(`r${at}`);
    await emit('bad');
    await work();
    const first = await deliveries(id, { state: 'delivered' });
    expect(first.deliveries).toHaveLength(50);
    const rest = await deliveries(id, { state: 'delivered', cursor: first.cursor! });
    expect(rest).toMatchObject({ deliveries: [{ object_id: 'r0' }], cursor: null });
    const [attempt] = first.deliveries[0]!['attempts'] as { answer: string; status: number }[];
    expect(attempt!.status).toBe(200);
    expect(Buffer.byteLength(attempt!.answer)).toBeLessThanOrEqual(1_026);
    expect((await deliveries(id, { state: 'pending' })).deliveries).toMatchObject([
      { object_id: 'bad', next_at: '2026-11-20T10:00:05.000Z', attempts: [{ status: 500, answer: 'oops' }] },
    ]);
  });

  it('are sent again with the same id; while one is pending, nothing is added', async () => {
    const { id } = await add();
    await emit('r1');
    await work();
    const [done] = (await deliveries(id)).deliveries;
    const asked = await Promise.all([1, 2, 3].map(() => ask('/api/user/webhook-resend', { delivery_id: done!.id })));
    expect(new Set(asked.map(({ data }) => (data as Delivery).id)).size).toBe(1);
    await work();
    const ids = stage.stage.posts.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([done!.event_id, done!.event_id]);
    expect((await ask('/api/user/webhook-resend', { delivery_id: done!.id }, 'one other')).status).toBe(404);
  });

  it('of a test event reach the endpoint whatever its types are', async () => {
    const { id } = await add({ types: ['order.paid'] });
    expect((await ask('/api/user/webhook-test', { id })).data).toMatchObject({
      type: 'webhook.test',
      state: 'pending',
    });
    await work();
    expect(JSON.parse(stage.stage.posts[0]!.body)).toMatchObject({
      object: 'event',
      type: 'webhook.test',
      mode: 'live',
      created: '2026-11-20T10:00:00.000Z',
      data: { object: { id } },
    });
  });

  it('are deleted with their events after 30 days, whether they have arrived or not', async () => {
    const { id } = await add();
    await emit('r1');
    await work();
    stage.stage.answer = () => BROKEN;
    await emit('r2');
    await work();
    const purge = stage.stage.jobs.get('webhooks.purge')!;
    await purge({});
    expect((await deliveries(id)).deliveries).toHaveLength(2);
    stage.stage.now = new Date('2026-12-20T10:00:01Z');
    await purge({});
    const { rows } = await sql`select from webhook_event`.execute(database.kysely);
    expect([(await deliveries(id)).deliveries, rows]).toEqual([[], []]);
  });
});

describe('the desk', () => {
  const reason = 'The receiver was down';
  it('sees a member’s endpoints and deliveries, without secrets', async () => {
    const { id, secret } = await add();
    await emit('r1');
    const list = await ask('/api-cwa/staff/webhooks', { account_id: ACCOUNTS.member }, 'one staff', 'GET');
    expect(list.data).toMatchObject({ endpoints: [{ id, pending: 1 }] });
    expect(JSON.stringify(list.data)).not.toContain(secret);
    const seen = await ask('/api-cwa/staff/webhook-deliveries', { id }, 'one staff', 'GET');
    expect(seen.data).toMatchObject({ deliveries: [{ object_id: 'r1' }] });
    expect((await ask('/api-cwa/staff/webhooks', { account_id: ACCOUNTS.member }, 'one member', 'GET')).status).toBe(
      403,
    );
  });

  it('replays a range in order, with an entry in the audit log', async () => {
    const { id } = await add({ types: ['report.created'] });
    for (const [at, object] of ['r1', 'r2', 'r3'].entries()) {
      stage.stage.now = new Date(Date.UTC(2026, 10, 20, 10 + at));
      await emit(object);
    }
    await emit('o1', 'order.paid');
    await work();
    stage.stage.posts = [];
    const range = { id, from: '2026-11-20T10:00:00Z', to: '2026-11-20T12:00:00Z', reason };
    expect((await ask('/api-cwa/staff/webhook-replay', range, 'one staff')).data).toEqual({ replayed: 2 });
    expect((await ask('/api-cwa/staff/webhook-replay', range, 'one staff')).data, 'a double click').toEqual({
      replayed: 0,
    });
    await work();
    expect(stage.arrived()).toEqual(['r1', 'r2']);
    const empty = { ...range, from: '2027-01-01T00:00:00Z', to: '2027-01-02T00:00:00Z' };
    expect((await ask('/api-cwa/staff/webhook-replay', empty, 'one staff')).status).toBe(422);
    const { rows } = await sql<{ detail: object }>`
      select detail from audit_entry where act = 'webhook.replayed' order by id limit 1`.execute(database.kysely);
    expect(rows[0]!.detail).toMatchObject({ events: 2, reason, from: range.from });
  });

  it('sends one again, with an entry in the audit log', async () => {
    const { id } = await add();
    await emit('r1');
    await work();
    const [done] = (await deliveries(id)).deliveries;
    const again = await ask('/api-cwa/staff/webhook-resend', { delivery_id: done!.id, reason }, 'one staff');
    expect(again.data).toMatchObject({ event_id: done!.event_id, state: 'pending' });
    expect(await acts()).toMatchObject({ act: 'webhook.resent', actor: ACCOUNTS.staff, detail: { reason } });
  });
});

describe('a member’s data', () => {
  const keeper = stage.webhooks.module.keepers[0]!;
  const owner = (id: string) => ({ id, brand: stage.deps.brands[0]!, email: 'member@example.com' });

  it('is exported without secrets', async () => {
    const { secret } = await add();
    await emit('r1');
    const exported = await keeper.exportOf(owner(ACCOUNTS.member));
    expect(exported).toMatchObject({
      endpoints: [{ url: 'https://hooks.example.com/a' }],
      events: [{ type: 'report.created', data: { object: { id: 'r1' } } }],
    });
    expect(JSON.stringify(exported)).not.toContain(secret.slice(6));
    expect(await keeper.exportOf(owner(ACCOUNTS.other))).toEqual({ endpoints: [], events: [] });
  });

  it('stops going out when the account is closed', async () => {
    await add();
    await database.transaction((tx) => keeper.close!(tx, owner(ACCOUNTS.member)));
    await emit('r1');
    await later(10);
    expect(stage.stage.posts).toEqual([]);
  });

  it('is erased', async () => {
    const { id } = await add({ description: 'Of the member' });
    await emit('r1');
    await work();
    await emit('r2');
    await database.transaction((tx) => keeper.erase(tx, owner(ACCOUNTS.member)));
    for (const needle of [ACCOUNTS.member, 'hooks.example.com', 'Of the member', 'r2'])
      expect((await placesOf(database, needle)).filter((place) => place.startsWith('webhook'))).toEqual([]);
    await stage.stage.jobs.get('webhooks.purge')!({});
    const { rows } = await sql`select from webhook_endpoint`.execute(database.kysely);
    expect([rows, await endpoints()]).toEqual([[], []]);
    expect(id).toMatch(/^we_/);
  });

  it('moves with a merged account, with its events', async () => {
    const { id } = await add();
    await emit('r1');
    const merge = { from: owner(ACCOUNTS.member), into: owner(ACCOUNTS.other), at: stage.stage.now };
    expect(await keeper.merge!.look!(database, merge)).toMatchObject({ moves: { webhooks: 1 } });
    await database.transaction((tx) => keeper.merge!.move(tx, merge));
    expect(await endpoints('one other')).toMatchObject([{ id }]);
    await work();
    const { data } = await ask('/api/user/webhook-deliveries', { id }, 'one other');
    const [delivery] = (data as { deliveries: Delivery[] }).deliveries;
    expect(delivery).toMatchObject({ state: 'delivered' });
    expect((await ask('/api/user/webhook-resend', { delivery_id: delivery!.id }, 'one other')).status).toBe(200);
  });
});

it('an unknown id is a 404, and a malformed one is refused', async () => {
  expect((await ask('/api/user/webhook-roll', { id: webhookId('endpoint', ACCOUNTS.other) })).status).toBe(404);
  expect((await ask('/api/user/webhook-roll', { id: 'we_1' })).status).toBe(400);
});
