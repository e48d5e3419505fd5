import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BROKEN, createWebhooksApi, OK } from '../testing/webhooks-api.ts';
import { createDispatcher, LEASE_MS } from './dispatcher.ts';

const stage = await createWebhooksApi();
const { database, ask, add, emit, work, later, arrived } = stage;
beforeEach(() => stage.reset());
afterAll(() => database.drop());

const GONE = { status: 410, retryAfter: null, body: Buffer.from('') };
const objectOf = (body: string) => (JSON.parse(body) as { data: { object: { id: string } } }).data.object.id;
const endpoint = async () => {
  const { data } = await ask('/api/user/webhooks', {});
  return (data as { endpoints: Record<string, unknown>[] }).endpoints[0]!;
};
const deliveries = async (id: string) => {
  const { data } = await ask('/api/user/webhook-deliveries', { id });
  return (data as { deliveries: { id: string; state: string; held: boolean; attempts: Record<string, unknown>[] }[] })
    .deliveries;
};
/** Another worker on the same tables. */
const otherWorker = (more: Partial<Parameters<typeof createDispatcher>[0]> = {}) =>
  createDispatcher({ ...stage.deps, onDisabled: () => Promise.resolve(), random: () => 0.5, ...more });

describe('delivering webhooks', () => {
  it('sends each event once to each endpoint that is for its type, mode, and account', async () => {
    await add({ url: 'https://all.example.com/' });
    await add({ url: 'https://orders.example.com/', types: ['order.paid'] });
    await add({ url: 'https://test.example.com/', mode: 'test' });
    await add({ url: 'https://other.example.com/' }, 'one other');
    await add({ url: 'https://dos.example.com/' }, 'dos member');
    await emit('r1');
    await emit('o1', 'order.paid');
    await work();
    const sent = stage.stage.posts.map(({ url, body }) => `${url} ${objectOf(body)}`).sort();
    expect(sent).toEqual([
      'https://all.example.com/ o1',
      'https://all.example.com/ r1',
      'https://orders.example.com/ o1',
    ]);
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    await add();
    const undone = database.transaction(async (tx) => {
      await stage.webhooks.emit(tx, {
        ...{ brand: 'one', accountId: '11111111-1111-4111-8111-111111111111', mode: 'live', type: 'report.created' },
        ...{ objectId: 'r1', data: {} },
      });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await work();
    expect(stage.stage.posts).toEqual([]);
  });

  it('tries eight times on schedule, with the same id, then gives up', async () => {
    const { id } = await add();
    stage.stage.answer = () => BROKEN;
    await emit('r1');
    await work();
    const waits: number[] = [];
    for (const seconds of [5, 330, 1_980, 7_920, 19_800, 39_600, 39_600, 39_600]) {
      const before = stage.stage.posts.length;
      await later(seconds);
      if (stage.stage.posts.length > before) waits.push(seconds);
    }
    expect(waits).toHaveLength(7);
    expect(stage.stage.posts).toHaveLength(8);
    expect(new Set(stage.stage.posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [delivery] = await deliveries(id);
    expect(delivery).toMatchObject({ state: 'failed' });
    expect(delivery!.attempts.map(({ attempt, status, answer }) => [attempt, status, answer])).toEqual(
      Array.from({ length: 8 }, (_, at) => [at + 1, 500, 'oops']),
    );
  });

  it('delivers events of an object in order: a failing one holds back only later ones of the same object', async () => {
    await add();
    await emit('ok');
    await work();
    stage.stage.answer = ({ body }) => (objectOf(body) === 'stuck' ? BROKEN : OK);
    for (const object of ['stuck', 'stuck', 'free', 'stuck', 'free']) await emit(object);
    await work();
    expect(arrived().filter((each) => each === 'free')).toHaveLength(2);
    expect(arrived().filter((each) => each === 'stuck')).toHaveLength(1);
    stage.stage.posts = [];
    stage.stage.answer = () => OK;
    await later(5);
    const ids = stage.stage.posts.map(({ headers }) => headers['webhook-id']);
    expect(arrived()).toEqual(['stuck', 'stuck', 'stuck']);
    const { rows } = await sql<{
      id: string;
    }>`select id from webhook_event where object_id = 'stuck' order by seq`.execute(database.kysely);
    expect(ids).toEqual(rows.map(({ id }) => `evt_${id.replaceAll('-', '')}`));
  });

  it('reaches other objects behind a hundred events that wait for a failing one', async () => {
    await add();
    stage.stage.answer = ({ body }) => (objectOf(body) === 'stuck' ? BROKEN : OK);
    for (let at = 0; at < 100; at++) await emit('stuck');
    await emit('free');
    for (let turn = 0; turn < 12; turn++) await stage.webhooks.dispatcher.work();
    expect(arrived().filter((each) => each === 'stuck')).toHaveLength(1);
    expect(arrived()).toContain('free');
  });

  it('sends at most 4 at once to an endpoint, and one at a time until it has answered once', async () => {
    await add();
    let [underWay, most] = [0, 0];
    stage.stage.answer = async () => {
      most = Math.max(most, ++underWay);
      await new Promise((done) => setImmediate(done));
      underWay -= 1;
      return OK;
    };
    for (let at = 0; at < 10; at++) await emit(`r${at}`);
    await stage.webhooks.dispatcher.work();
    expect(most).toBe(1);
    await work();
    expect(most).toBe(4);
    expect(stage.stage.posts).toHaveLength(10);
  });

  it('another worker takes over from one that was killed, with the same id', async () => {
    await add();
    await emit('r1');
    const killed = otherWorker({ post: () => new Promise(() => {}) });
    const never = killed.work();
    await vi.waitFor(async () => {
      const { rows } = await sql`select from webhook_endpoint where lease_by is not null`.execute(database.kysely);
      expect(rows).toHaveLength(1);
    });
    await work();
    expect(stage.stage.posts, 'while the lease runs').toEqual([]);
    await later(LEASE_MS / 1000 + 1);
    expect(arrived()).toEqual(['r1']);
    expect(await Promise.race([never, Promise.resolve('still hanging')])).toBe('still hanging');
  });

  it('what a worker stores after it lost its lease changes nothing', async () => {
    const { id } = await add();
    await emit('r1');
    let answerLate = () => {};
    const late = otherWorker({
      post: () => new Promise((done) => (answerLate = () => done(BROKEN))),
    });
    const lateWork = late.work();
    await vi.waitFor(() => expect(answerLate).not.toBe(undefined));
    await vi.waitFor(async () => {
      const { rows } = await sql`select from webhook_endpoint where lease_by is not null`.execute(database.kysely);
      expect(rows).toHaveLength(1);
    });
    await later(LEASE_MS / 1000 + 1);
    answerLate();
    await lateWork;
    const [delivery] = await deliveries(id);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: [{ status: 200 }] });
    expect(await endpoint()).toMatchObject({ failures: 0 });
  });

  it('several workers send each event once', async () => {
    for (let at = 0; at < 6; at++) await add({ url: `https://hooks${at}.example.com/` });
    for (let at = 0; at < 5; at++) await emit(`r${at}`);
    const workers = [stage.webhooks.dispatcher, otherWorker(), otherWorker()];
    for (let turn = 0; turn < 12; turn++) await Promise.all(workers.map((worker) => worker.work()));
    const sent = stage.stage.posts.map(({ url, headers }) => `${url} ${headers['webhook-id']}`);
    expect(new Set(sent).size).toBe(30);
    expect(sent).toHaveLength(30);
  });
});

describe('the health of an endpoint', () => {
  it('counts failures since the last success', async () => {
    await add();
    stage.stage.answer = () => BROKEN;
    await emit('r1');
    await work();
    await later(5);
    expect(await endpoint()).toMatchObject({
      failures: 2,
      failing_since: '2026-11-20T10:00:00.000Z',
      last_success_at: null,
    });
    stage.stage.answer = () => OK;
    await later(400);
    expect(await endpoint()).toMatchObject({
      failures: 0,
      failing_since: null,
      last_success_at: stage.stage.now.toISOString(),
    });
  });

  it('an answer 410 turns it off and tells the owner', async () => {
    await add();
    stage.stage.answer = () => GONE;
    await emit('r1');
    await work();
    expect(await endpoint()).toMatchObject({ disabled: 'gone' });
    expect(stage.stage.letters.map(({ to, subject }) => [to, subject])).toEqual([
      ['member@example.com', 'Your webhook endpoint was turned off'],
    ]);
    await emit('r2');
    await later(86_400);
    expect(stage.stage.posts, 'nothing more is sent').toHaveLength(1);
  });

  it('five days of only failures turn it off; pending deliveries go on when it is on again', async () => {
    const { id } = await add();
    stage.stage.answer = () => BROKEN;
    for (let day = 0; day <= 5; day++) {
      await emit(`r${day}`);
      await work();
      expect((await endpoint())['disabled']).toBe(day < 5 ? null : 'failing');
      stage.stage.now = new Date(stage.stage.now.getTime() + 86_400_000);
    }
    expect(stage.stage.letters).toHaveLength(1);
    stage.stage.answer = () => OK;
    stage.stage.posts = [];
    await work();
    expect(stage.stage.posts).toEqual([]);
    await ask('/api/user/webhook-change', { id, enabled: true });
    await work();
    expect(arrived()).toContain('r5');
  });
});

describe('dead endpoints', () => {
  it('don’t hold the places of others: they are sent to while the dead ones hang', async () => {
    const limits = { fast: 4, lingering: 8, slow: 2, lingerMs: 5 };
    let hanging = 0;
    const release: (() => void)[] = [];
    const healthy: string[] = [];
    const dispatcher = otherWorker({
      limits,
      post: ({ url, body }) => {
        if (!url.includes('dead')) {
          healthy.push(objectOf(body));
          return Promise.resolve(OK);
        }
        hanging += 1;
        return new Promise((done) => release.push(() => done({ failure: 'timeout', detail: '' })));
      },
    });
    for (let at = 0; at < 6; at++) await add({ url: `https://dead${at}.example.com/` });
    for (let at = 0; at < 10; at++) await add({ url: `https://live${at}.example.com/` });
    await emit('r1');
    dispatcher.start();
    await vi.waitFor(() => expect(healthy).toHaveLength(10), 5_000);
    expect(hanging, 'all dead ones are under way meanwhile').toBe(6);
    for (const end of release.splice(0)) end();
    await dispatcher.stop();
  });

  it('take one place each of a small lane once they have failed', async () => {
    const limits = { fast: 4, lingering: 8, slow: 2, lingerMs: 5 };
    for (let at = 0; at < 6; at++) await add({ url: `https://dead${at}.example.com/` });
    stage.stage.answer = () => BROKEN;
    await emit('r1');
    await work();
    expect(stage.stage.posts).toHaveLength(6);
    stage.stage.now = new Date(stage.stage.now.getTime() + 10_000);
    let [underWay, most] = [0, 0];
    const dispatcher = otherWorker({
      limits,
      post: async () => {
        most = Math.max(most, ++underWay);
        await new Promise((done) => setImmediate(done));
        underWay -= 1;
        return BROKEN;
      },
    });
    while ((await dispatcher.work()) > 0);
    expect(most).toBe(2);
  });
});
