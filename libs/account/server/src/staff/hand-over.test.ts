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
/** An owner of `open` with access to the desk of `other`. */
const wanderer = () => bench.atDesk(`w${++people}@example.com`, ['support'], { staffBrands: ['other'] });
const tokenOf = (address: string) => /#token=([\w-]{43})$/.exec(address)![1]!;
/** Their browser at another brand's desk. */
const elsewhere = (person: StaffPerson, brand: 'open' | 'other' | 'gated' = 'other') =>
  bench.person(person.email, brand);
/** Starts a hand-over in a browser and has it handed over. @returns the returned token */
async function handOver(person: StaffPerson, there: StaffPerson, from = 'open', brand = 'other') {
  const { challenge } = await there.begin(from);
  const { data } = await person.post('hand-over', { brand, challenge });
  return tokenOf((data as { address: string }).address);
}
const arrive = async (at: StaffPerson, token: string) => at.keep(await at.post('arrive', { token }));
/** Switches to another brand's desk. @returns the browser there */
async function go(person: StaffPerson) {
  const there = elsewhere(person);
  expect((await arrive(there, await handOver(person, there))).status).toBe(200);
  return there;
}

describe('a session at another brand’s desk', () => {
  it('has the strength of the first one and lists the brands to switch to', async () => {
    const person = await wanderer();
    const there = elsewhere(person);
    const begun = await there.post('begin-arrival', { from: 'open' });
    const { address: back } = begun.data as { address: string };
    expect(back).toMatch(/^https:\/\/desk\.open\.localhost\/staff\/hand-over#to=other&challenge=[\w-]{43}$/);
    const answer = await person.post('hand-over', { brand: 'other', challenge: back.slice(-43) });
    const { address } = answer.data as { address: string };
    expect(address).toMatch(/^https:\/\/desk\.other\.localhost\/staff\/arrive#token=/);
    expect((await arrive(there, tokenOf(address))).status).toBe(200);
    expect((await there.get('me')).data).toMatchObject({
      account: { id: person.id, email: person.email },
      home: 'open',
      permissions: ['support'],
      brands: [
        { key: 'open', desk: 'https://desk.open.localhost' },
        { key: 'other', desk: 'https://desk.other.localhost' },
      ],
      factor: 'given',
      idle_minutes: 30,
    });
    expect((await bench.lastActs(2)).map(({ brand, act, actor }) => [brand, act, actor])).toEqual([
      ['other', 'staff.arrived', person.id],
      ['open', 'staff.handed-over', person.id],
    ]);
    // And back home again.
    const home = elsewhere(person, 'open');
    expect((await arrive(home, await handOver(there, home, 'other', 'open'))).status).toBe(200);
  });

  it('is opened once, within a minute, and only at that brand', async () => {
    const person = await wanderer();
    const there = elsewhere(person);
    const token = await handOver(person, there);
    const others = [elsewhere(person, 'open'), elsewhere(person, 'gated')];
    for (const [at, other] of others.entries()) {
      await other.begin(at === 0 ? 'other' : 'open');
      expect((await arrive(other, token)).status).toBe(422);
    }
    const held = new Map(there.visitor.cookies);
    const twin = elsewhere(person);
    for (const [name, value] of held) twin.visitor.cookies.set(name, value);
    const both = await Promise.all([arrive(there, token), arrive(twin, token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const later = elsewhere(person);
    const late = await handOver(person, later);
    bench.pass(HAND_OVER_MS);
    expect((await arrive(later, late)).status).toBe(422);
    expect((await arrive(elsewhere(person), 'x'.repeat(43))).status).toBe(422);
  });

  it('can be opened only by the browser that started it, so a colleague’s link signs in no one', async () => {
    const colleague = await wanderer();
    const theirs = elsewhere(colleague);
    const victim = elsewhere(await wanderer());
    expect((await arrive(victim, await handOver(colleague, theirs))).status, 'a browser that began nothing').toBe(422);
    await victim.begin('open');
    const token = await handOver(colleague, theirs);
    expect((await arrive(victim, token)).status, 'one that began another hand-over').toBe(422);
    expect(victim.token).toBe('');
    expect((await arrive(theirs, token)).status, 'a link that was tried is used up').toBe(422);
  });

  it('can be started only for an existing other desk', async () => {
    const person = elsewhere(await wanderer());
    for (const from of ['other', 'nowhere']) expect((await person.begin(from)).status, from).toBe(404);
  });

  it('is refused without access to that desk', async () => {
    const stranger = await bench.atDesk('stranger@example.com', ['owner']);
    for (const brand of ['other', 'open', 'nowhere'])
      expect((await stranger.post('hand-over', { brand, challenge: 'x'.repeat(43) })).status, brand).toBe(404);
  });

  it('ends immediately when access to the brand is removed, also in transit, and is not restored with it', async () => {
    const person = await wanderer();
    const there = await go(person);
    const late = elsewhere(person);
    const onItsWay = await handOver(person, late);
    const owner = await bench.atDesk('taker@example.com', ['owner'], { staffBrands: ['other'] });
    expect((await bench.change(owner, person.id, ['support'])).data).toEqual({ done: true });
    expect((await there.get('me')).status).toBe(401);
    expect((await arrive(late, onItsWay)).status).toBe(422);
    expect((await person.get('me')).status).toBe(200);
    await bench.change(owner, person.id, ['support'], ['other']);
    expect((await there.get('me')).status).toBe(401);
  });

  it('can’t be opened once the original session has ended', async () => {
    const person = await wanderer();
    const there = elsewhere(person);
    const token = await handOver(person, there);
    await person.post('logout');
    expect((await arrive(there, token)).status).toBe(422);
  });

  it('is not valid for members’ calls or on the brand’s other hosts', async () => {
    const person = await wanderer();
    const there = await go(person);
    expect((await there.visitor.post('/api/user/sessions', { bearer: there.token })).status).toBe(401);
    const outside = bench.visitor('other');
    expect((await outside.post('/api/user/sessions', { bearer: there.token })).status).toBe(401);
    // The desk still accepts it.
    const restored = await there.visitor.restore();
    expect(restored.data).toMatchObject({ token: there.token, user: { email: person.email } });
    expect((await there.post('second-factor/start')).status).toBe(403);
    expect((await there.post('logout')).status).toBe(200);
    expect((await there.get('me')).status).toBe(401);
    expect((await person.get('me')).status).toBe(200);
  });

  it('has its own 30-minute idle timeout, which background calls don’t extend', async () => {
    const person = await wanderer();
    const there = await go(person);
    bench.pass(29 * MINUTE);
    const { data } = await there.get('me');
    expect(Date.parse((data as { idle_at: string }).idle_at)).toBe(bench.now().getTime() + MINUTE);
    bench.pass(MINUTE);
    expect((await there.get('me')).status).toBe(401);
    expect((await person.get('me')).status).toBe(401);
  });
});

describe('the desk session', () => {
  it('is restored with its cookie; a member’s session is ignored', async () => {
    const person = await wanderer();
    expect((await person.visitor.restore()).data).toMatchObject({ token: person.token });
    await createAccount(bench.database, { brand: 'open', email: 'just@example.com', password: PASSWORD });
    const member = bench.person('just@example.com');
    await member.login();
    expect((await member.visitor.restore()).data).toBeNull();
  });

  it('is separate from the public site: neither accepts the other’s token or cookie', async () => {
    const person = await wanderer();
    const outside = bench.visitor();
    const { data } = await outside.login(person.email, PASSWORD);
    const { token } = data as { token: string };
    // A staff user's public session is a member session.
    expect((await outside.post('/api/user/sessions', { bearer: token })).status).toBe(200);
    expect((await person.visitor.read('/api-cwa/staff/me', { bearer: token })).status).toBe(401);
    expect((await outside.post('/api/user/sessions', { bearer: person.token })).status).toBe(401);
    const tossed = bench.deskVisitor();
    for (const [name, value] of outside.cookies) {
      tossed.cookies.set(name, value);
      tossed.cookies.set(`desk_${name}`, value);
    }
    expect((await tossed.restore()).data).toBeNull();
    const moved = bench.visitor();
    for (const [name, value] of person.visitor.cookies) moved.cookies.set(name.replace('desk_', ''), value);
    expect((await moved.restore()).data).toBeNull();
  });

  it('does not shorten the member’s own session', async () => {
    const member = bench.visitor();
    await member.login('just@example.com', PASSWORD);
    bench.pass(6 * 24 * 60 * MINUTE);
    expect((await member.restore()).data).not.toBeNull();
  });

  it('deletes expired hand-overs', async () => {
    const person = await wanderer();
    await handOver(person, elsewhere(person));
    bench.pass(HAND_OVER_MS);
    await purgeHandOvers(bench.database, bench.now());
    const { rows } = await sql`select from account_hand_over`.execute(tables<object>(bench.database));
    expect(rows).toEqual([]);
  });
});
