import { tables } from '@vinlore/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/administration.ts';
import { createDeskBench, type DeskBench, PASSWORD, type StaffPerson } from './testing/desk-bench.ts';
import { HAND_OVER_MS, purgeHandOvers } from './hand-over-store.ts';

const MINUTE = 60_000;

let bench: DeskBench;
beforeAll(async () => (bench = await createDeskBench()));
afterAll(() => bench.database.drop());

let people = 0;
/** An owner of `open` who works at the desk of `other` too. */
const wanderer = () => bench.atDesk(`w${++people}@example.com`, ['support'], { staffBrands: ['other'] });
const tokenOf = (address: string) => /#token=([\w-]{43})$/.exec(address)![1]!;
async function handOver(person: StaffPerson, brand = 'other') {
  const { data } = await person.post('hand-over', { brand });
  return tokenOf((data as { address: string }).address);
}
/** A browser of theirs at another brand's host. */
const elsewhere = (person: StaffPerson, brand: 'open' | 'other' | 'gated' = 'other') =>
  bench.person(person.email, brand);
const arrive = async (at: StaffPerson, token: string) => at.keep(await at.post('arrive', { token }));

describe('issue 10: a session at another brand’s desk', () => {
  it('is as strong as the first one, and says which brands there are to go to', async () => {
    const person = await wanderer();
    const answer = await person.post('hand-over', { brand: 'other' });
    const { address } = answer.data as { address: string };
    expect(address).toMatch(/^https:\/\/other\.localhost\/staff\/arrive#token=/);
    const there = elsewhere(person);
    expect((await arrive(there, tokenOf(address))).status).toBe(200);
    expect((await there.get('me')).data).toMatchObject({
      account: { id: person.id, email: person.email },
      home: 'open',
      permissions: ['support'],
      brands: [{ key: 'open' }, { key: 'other' }],
      factor: 'given',
      idle_minutes: 30,
    });
    expect((await bench.lastActs(2)).map(({ brand, act, actor }) => [brand, act, actor])).toEqual([
      ['other', 'staff.arrived', person.id],
      ['open', 'staff.handed-over', person.id],
    ]);
    // And back home again.
    expect((await arrive(elsewhere(person, 'open'), await handOver(there, 'open'))).status).toBe(200);
  });

  it('is opened once, within a minute, and at that brand alone', async () => {
    const person = await wanderer();
    const token = await handOver(person);
    expect((await arrive(elsewhere(person, 'open'), token)).status).toBe(422);
    expect((await arrive(elsewhere(person, 'gated'), token)).status).toBe(422);
    const both = await Promise.all([arrive(elsewhere(person), token), arrive(elsewhere(person), token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const late = await handOver(person);
    bench.pass(HAND_OVER_MS);
    expect((await arrive(elsewhere(person), late)).status).toBe(422);
    expect((await arrive(elsewhere(person), 'x'.repeat(43))).status).toBe(422);
  });

  it('leads nowhere for who does not work there', async () => {
    const stranger = await bench.atDesk('stranger@example.com', ['owner']);
    for (const brand of ['other', 'open', 'nowhere'])
      expect((await stranger.post('hand-over', { brand })).status, brand).toBe(404);
  });

  it('ends at once when the brand is taken away, when it is on its way too, and does not come back with it', async () => {
    const person = await wanderer();
    const there = elsewhere(person);
    await arrive(there, await handOver(person));
    const onItsWay = await handOver(person);
    const owner = await bench.atDesk('taker@example.com', ['owner'], { staffBrands: ['other'] });
    expect((await bench.change(owner, person.id, ['support'])).data).toEqual({ done: true });
    expect((await there.get('me')).status).toBe(401);
    expect((await arrive(elsewhere(person), onItsWay)).status).toBe(422);
    expect((await person.get('me')).status).toBe(200);
    await bench.change(owner, person.id, ['support'], ['other']);
    expect((await there.get('me')).status).toBe(401);
  });

  it('is worth nothing once the session that it led on has ended', async () => {
    const person = await wanderer();
    const token = await handOver(person);
    await person.post('logout');
    expect((await arrive(elsewhere(person), token)).status).toBe(422);
  });

  it('is nobody’s to members’ calls, and the browser is nobody to the members area', async () => {
    const person = await wanderer();
    const there = elsewhere(person);
    await arrive(there, await handOver(person));
    const asMember = await there.visitor.post('/api/user/sessions', { bearer: there.token });
    expect(asMember.status).toBe(401);
    expect((await there.visitor.restore()).data).toBeNull();
    expect([...there.visitor.cookies.keys()]).not.toContain('logged_in');
    expect([...person.visitor.cookies.keys()]).toContain('logged_in');
    // The desk still knows it.
    const xsrf = { 'x-xsrf-token': there.visitor.cookies.get('XSRF-TOKEN')! };
    const restored = await there.visitor.post('/api-cwa/staff/session', xsrf);
    expect(restored.data).toMatchObject({ token: there.token, user: { email: person.email } });
    expect((await there.post('second-factor/start')).status).toBe(403);
    expect((await there.post('logout')).status).toBe(200);
    expect((await there.get('me')).status).toBe(401);
    expect((await person.get('me')).status).toBe(200);
  });

  it('ends after 30 minutes idle by itself; to ask who one is keeps it no longer', async () => {
    const person = await wanderer();
    const there = elsewhere(person);
    await arrive(there, await handOver(person));
    bench.pass(29 * MINUTE);
    const { data } = await there.get('me');
    expect(Date.parse((data as { idle_at: string }).idle_at)).toBe(bench.now().getTime() + MINUTE);
    bench.pass(MINUTE);
    expect((await there.get('me')).status).toBe(401);
    expect((await person.get('me')).status).toBe(401);
  });
});

describe('issue 10: the session of the desk', () => {
  it('is restored by its cookie; a member’s is none here, and stays', async () => {
    const person = await wanderer();
    const xsrf = { 'x-xsrf-token': person.visitor.cookies.get('XSRF-TOKEN')! };
    expect((await person.visitor.post('/api-cwa/staff/session', xsrf)).data).toMatchObject({ token: person.token });
    await createAccount(bench.database, { brand: 'open', email: 'just@example.com', password: PASSWORD });
    const member = bench.person('just@example.com');
    await member.login();
    const own = { 'x-xsrf-token': member.visitor.cookies.get('XSRF-TOKEN')! };
    expect((await member.visitor.post('/api-cwa/staff/session', own)).data).toBeNull();
    expect((await member.visitor.restore()).data).toMatchObject({ token: member.token });
  });

  it('a member’s own session is none the shorter for it', async () => {
    const member = bench.person('just@example.com');
    await member.login();
    bench.pass(6 * 24 * 60 * MINUTE);
    expect((await member.visitor.post('/api/user/sessions', { bearer: member.token })).status).toBe(200);
  });

  it('ways that nobody went are forgotten', async () => {
    const person = await wanderer();
    await handOver(person);
    bench.pass(HAND_OVER_MS);
    await purgeHandOvers(bench.database, bench.now());
    const { rows } = await sql`select from account_hand_over`.execute(tables<object>(bench.database));
    expect(rows).toEqual([]);
  });
});
