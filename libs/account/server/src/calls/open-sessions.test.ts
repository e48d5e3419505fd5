import { SessionSchema } from '@vinlore/account-domain';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/administration.ts';
import { type Bench, createBench, DAY, MEMBER } from '../testing/bench.ts';
import type { Visitor } from '../testing/visitor.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterAll(() => bench.database.drop());

const PASSWORD = 'eight blue whales';
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

interface Open {
  readonly id: string;
  readonly current: boolean;
  readonly device: string;
}

let email: string;
let accounts = 0;
beforeEach(async () => {
  email = `owner-${++accounts}@example.com`;
  await createAccount(bench.database, { brand: 'open', email, password: PASSWORD });
});

async function loggedIn(userAgent = '', as = { email, password: PASSWORD }, visitor: Visitor = bench.visitor()) {
  const { data } = await visitor.login(as.email, as.password, { 'user-agent': userAgent });
  const bearer = v.parse(SessionSchema, data).token;
  return {
    visitor,
    list: async () => (await visitor.post('/api/user/sessions', { bearer })).data as Open[],
    end: (fields: { session_id?: string } = {}) => visitor.json('/api/user/sessions/end', fields, { bearer }),
    alive: async () => (await visitor.restore()).data !== null,
  };
}

describe('open sessions', () => {
  it('lists the open sessions by device, most recently used first', async () => {
    const phone = await loggedIn(CHROME);
    bench.pass(60_000);
    const unknown = await loggedIn();
    const listed = await unknown.list();
    expect(listed.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: '', current: true },
      { device: 'Chrome on Android', current: false },
    ]);
    bench.pass(60_000);
    expect((await phone.list()).map(({ device, current }) => ({ device, current }))).toEqual([
      { device: 'Chrome on Android', current: true },
      { device: '', current: false },
    ]);
  });

  it('names devices in the brand’s language', async () => {
    const visitor = bench.visitor('gated');
    visitor.cookies.set('__secu_id', bench.signer.sign('account.gate', 'gated', new Date(Date.now() + 30 * DAY)));
    const { list } = await loggedIn(CHROME, MEMBER, visitor);
    expect(await list()).toMatchObject([{ device: 'Chrome en Android' }]);
  });

  it('leaves out ended sessions', async () => {
    await loggedIn();
    bench.pass(7 * DAY);
    const { list } = await loggedIn();
    expect(await list()).toHaveLength(1);
  });

  it('ends one session, once', async () => {
    const lost = await loggedIn();
    const here = await loggedIn();
    const session_id = (await here.list()).find(({ current }) => !current)!.id;
    expect(await here.end({ session_id })).toMatchObject({ status: 200, data: { ended: 1 } });
    expect([await lost.alive(), await here.alive()]).toEqual([false, true]);
    expect(await here.end({ session_id })).toMatchObject({ status: 404 });
  });

  it('ends all others and records their number in the audit log', async () => {
    const others = [await loggedIn(), await loggedIn()];
    const here = await loggedIn();
    expect(await here.end()).toMatchObject({ status: 200, data: { ended: 2 } });
    expect(await Promise.all(others.map(({ alive }) => alive()))).toEqual([false, false]);
    expect(await here.alive()).toBe(true);
    expect((await bench.acts()).at(-1)).toMatchObject({ act: 'account.sessions-ended', detail: { count: 2 } });
    expect(await here.end()).toMatchObject({ status: 200, data: { ended: 0 } });
    expect((await bench.acts()).at(-1)).toMatchObject({ detail: { count: 2 } });
  });

  it('signs out when ending its own session', async () => {
    const here = await loggedIn();
    await here.end({ session_id: (await here.list())[0]!.id });
    expect(here.visitor.cookies.has('session')).toBe(false);
    expect(await here.alive()).toBe(false);
  });

  it('treats another member’s session, or one of the same email in another brand, as unknown', async () => {
    await createAccount(bench.database, { brand: 'other', email, password: PASSWORD });
    const strangers = [
      await loggedIn('', MEMBER),
      await loggedIn('', { email, password: PASSWORD }, bench.visitor('other')),
    ];
    const here = await loggedIn();
    for (const stranger of strangers) {
      const session_id = (await stranger.list()).find(({ current }) => current)!.id;
      expect((await here.end({ session_id })).status).toBe(404);
      expect(await stranger.alive()).toBe(true);
    }
    await here.end();
    expect(await Promise.all(strangers.map(({ alive }) => alive()))).toEqual([true, true]);
  });
});
