import { teamContract } from '@vinlore/account-domain';
import { PERMISSIONS, type Permission } from '@vinlore/contract';
import { tables } from '@vinlore/database';
import { Refusal } from '@vinlore/server-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountTables } from '../../tables.ts';
import { createDeskBench, type DeskBench, type StaffPerson } from '../testing/desk-bench.ts';

let bench: DeskBench;
let owner: StaffPerson & { id: string };
beforeAll(async () => {
  bench = await createDeskBench();
  owner = await bench.atDesk('owner@example.com', ['owner']);
});
afterAll(() => bench.database.drop());

const nobodyId = '00000000-0000-4000-8000-000000000000';
const list = async (who: StaffPerson, query = '') =>
  (await who.get(`team${query}`)).data as { people: { id: string; email: string; home: string }[]; more: boolean };
const emailsOf = async (who: StaffPerson, query = '') => (await list(who, query)).people.map((each) => each.email);

describe('every action has a role test (team)', () => {
  const inputs: Record<string, object> = {
    add: { email: 'x@example.com', permissions: [], brands: [] },
    change: { id: nobodyId, permissions: [], brands: [], was: { permissions: [], brands: [] } },
    list: {},
    one: {},
    endSessions: { id: nobodyId },
    remove: { id: nobodyId },
    resetFactor: { id: nobodyId },
  };
  it.each(Object.entries(teamContract).flatMap(([name, row]) => PERMISSIONS.map((held) => ({ name, row, held }))))(
    '$name by $held',
    async ({ name, row, held }) => {
      const who = held === 'owner' ? owner : await bench.colleague([held]);
      const path = row.path.replace('/api-cwa/staff/', '');
      const query = name === 'one' ? `?id=${nobodyId}` : '';
      const { status } = await (row.method === 'GET' ? who.get(path + query) : who.post(path, inputs[name]));
      if (held === 'owner') expect([200, 404]).toContain(status);
      else expect(status).toBe(403);
    },
  );
});

describe('adding to the team', () => {
  it('creates an account for an unknown email and sends a link to choose its password', async () => {
    const to = bench.email();
    const answer = await owner.post('team/add', { email: to, permissions: ['content'], brands: [] });
    expect(answer.data).toEqual({ done: false });
    await bench.approve();
    // The link leads to the desk, not to the members' dashboard.
    expect(bench.letters.at(-1)).toMatchObject({
      to,
      text: expect.stringMatching(/\?next=%2Fstaff#token=[\w-]{43}\s/),
    });
    const reset_token = bench.mailedToken(to);
    const chosen = { reset_token, new_pass: 'nine purple plums' };
    expect((await bench.visitor().form('/api-cwa/reset-password/confirm', chosen)).status).toBe(200);
    const person = bench.person(to);
    await person.login(chosen.new_pass);
    expect((await person.get('me')).data).toMatchObject({ permissions: ['content'], factor: 'to-set-up' });
    expect((await bench.lastActs(6)).find(({ act }) => act === 'staff.added')).toMatchObject({
      actor: null,
      detail: { askedBy: owner.id, approval: '7' },
      after: { permissions: 'content', brands: '' },
    });
    expect((await owner.post('team/add', { email: to, permissions: [], brands: [] })).status).toBe(422);
  });

  it('security: ends earlier member sessions, which have proven at most a password', async () => {
    const member = bench.visitor();
    const { data } = await member.login('member@example.com', 'nine green bottles');
    const atDesk = bench.person('member@example.com');
    await atDesk.login('nine green bottles');
    await owner.post('team/add', { email: atDesk.email, permissions: ['support'], brands: [] });
    await bench.approve();
    expect((await atDesk.get('me')).status).toBe(401);
    expect((await member.post('/api/user/sessions', { bearer: (data as { token: string }).token })).status).toBe(401);
  });

  it('refuses brands whose desks the caller can’t use', async () => {
    const foreign = await owner.post('team/add', { email: bench.email(), permissions: [], brands: ['other'] });
    expect(foreign.status).toBe(422);
    expect(foreign.message).toContain('other');
    const wide = await bench.colleague(['owner'], { staffBrands: ['other'] });
    const given = await wide.post('team/add', { email: bench.email(), permissions: [], brands: ['other'] });
    expect(given.data).toEqual({ done: false });
  });
});

describe('changing permissions', () => {
  it('security: does not let the caller grant permissions at desks they can’t use, but lets them remove them', async () => {
    const guest = await bench.colleague(['content', 'support'], { staffBrands: ['other'] });
    const more = await bench.change(owner, guest.id, ['content', 'billing'], ['other']);
    expect(more.status).toBe(422);
    expect(more.message).toContain('other');
    expect((await bench.change(owner, guest.id, ['content'], ['other'])).data).toEqual({ done: true });
    expect((await bench.change(owner, guest.id, ['content'])).data).toEqual({ done: true });
  });

  it('applies with the next call, in open sessions too', async () => {
    const person = await bench.colleague(['support', 'billing']);
    await bench.change(owner, person.id, ['support']);
    expect((await person.get('me')).data).toMatchObject({ permissions: ['support'] });
    expect((await bench.lastActs(1))[0]).toMatchObject({
      act: 'staff.permissions-changed',
      subject_id: person.id,
      before: { permissions: 'support billing' },
      after: { permissions: 'support' },
    });
  });

  it('is a no-op without an audit log entry when repeated', async () => {
    const person = await bench.colleague(['support']);
    const before = await bench.countActs();
    expect((await bench.change(owner, person.id, ['support'], ['open'])).data).toEqual({ done: true });
    expect(await bench.countActs()).toBe(before);
  });

  it('reports a concurrent change by another owner, so nothing is lost', async () => {
    const other = await bench.colleague(['owner']);
    const person = await bench.colleague(['support', 'content', 'billing']);
    const was = { permissions: ['support', 'content', 'billing'], brands: [] };
    const request = (permissions: readonly Permission[]) => ({ id: person.id, permissions, brands: [], was });
    const answers = await Promise.all([
      owner.post('team/change', request(['content'])),
      other.post('team/change', request(['support', 'content'])),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.message).toContain(person.email);
    // No conflict if the first change already did what the second one wants.
    const first = answers[0].status === 200 ? request(['content']) : request(['support', 'content']);
    expect((await other.post('team/change', first)).data).toEqual({ done: true });
  });

  it('reports the second of two approved requests to add the same person', async () => {
    const to = bench.email();
    const mailed = bench.letters.length;
    for (const permissions of [['content'], ['support']])
      expect((await owner.post('team/add', { email: to, permissions, brands: [] })).data).toEqual({ done: false });
    const [first, second] = bench.asked.slice(-2);
    const settle = () => Promise.resolve(true);
    await bench.carryOut({ ...first!, id: '8', approvedBy: nobodyId, settle });
    await expect(bench.carryOut({ ...second!, id: '9', approvedBy: nobodyId, settle })).rejects.toThrow(Refusal);
    expect(bench.letters.slice(mailed)).toHaveLength(1);
  });

  it('refuses a change to the caller’s own account at another brand, whatever its email', async () => {
    const twin = await bench.account('owner@example.com', ['owner'], { brand: 'other', staffBrands: ['open'] });
    const changed = tables<AccountTables>(bench.database).updateTable('account').where('id', '=', twin);
    await changed.set({ email: bench.email() }).execute();
    for (const act of ['remove', 'reset-factor'])
      expect(await owner.post(`team/${act}`, { id: twin }), act).toMatchObject({
        status: 422,
        message: expect.stringMatching(/your own permissions/),
      });
    await changed.set({ roles: [], staff_brands: [] }).execute();
  });

  it('refuses changing or removing oneself', async () => {
    const rights = { permissions: ['owner', 'support'], brands: [] };
    const own = { id: owner.id, ...rights, was: rights };
    for (const act of ['change', 'remove', 'reset-factor'])
      expect((await owner.post(`team/${act}`, act === 'change' ? own : { id: owner.id })).status, act).toBe(422);
  });

  it('leaves a removed person without sessions, authenticator, or permissions', async () => {
    const person = await bench.colleague();
    expect((await owner.post('team/remove', { id: person.id })).data).toEqual({ done: true });
    expect((await person.get('me')).status).toBe(401);
    await person.login();
    expect((await person.get('me')).status).toBe(403);
    expect(await emailsOf(owner, `?search=${person.email}`)).toEqual([]);
  });

  it('resets a lost second factor, so they sign in with the password and set up a new one', async () => {
    const person = await bench.colleague();
    expect((await owner.post('team/reset-factor', { id: person.id })).status).toBe(202);
    expect((await person.get('me')).status, 'nothing has changed yet').toBe(200);
    await bench.approve();
    expect(bench.letters.at(-1)).toMatchObject({ to: person.email });
    expect((await person.get('me')).status).toBe(401);
    await person.login();
    expect((await person.get('me')).data).toMatchObject({ factor: 'to-set-up' });
  });

  it('ends sessions immediately', async () => {
    const person = await bench.colleague();
    expect((await owner.post('team/end-sessions', { id: person.id })).data).toEqual({ ended: 1 });
    expect((await person.get('me')).status).toBe(401);
    const before = await bench.countActs();
    expect((await owner.post('team/end-sessions', { id: person.id })).data).toEqual({ ended: 0 });
    expect(await bench.countActs()).toBe(before);
  });

  it('security: does not let an owner end their own sessions here, only on their own page', async () => {
    const before = await bench.countActs();
    expect(await owner.post('team/end-sessions', { id: owner.id })).toMatchObject({
      status: 403,
      message: expect.stringContaining('of your own') as string,
    });
    expect((await owner.get('me')).status).toBe(200);
    expect(await bench.countActs()).toBe(before);
  });
});

describe('docs/decisions.md §1: brands are separate', () => {
  it('shows owners their staff and people from other brands, the latter only with their access here', async () => {
    const guest = await bench.colleague(['support'], { staffBrands: ['other'] });
    const there = await bench.colleague(['owner'], { brand: 'other' });
    const seen = await list(there);
    expect(seen.people.map((each) => each.email)).toContain(guest.email);
    expect(seen.people.map((each) => each.email)).not.toContain(owner.email);
    const one = (await there.get(`team/one?id=${guest.id}`)).data;
    expect(one).toMatchObject({ home: 'open', brands: [], factors: null });
    expect((await there.get(`team/one?id=${owner.id}`)).status).toBe(404);
    expect((await bench.change(there, guest.id, ['content'])).status).toBe(422);
    expect((await there.post('team/reset-factor', { id: guest.id })).status).toBe(422);
    expect((await there.post('team/remove', { id: guest.id })).data).toEqual({ done: true });
    expect((await guest.get('me')).data).toMatchObject({ permissions: ['support'], brands: [{ key: 'open' }] });
    expect((await there.post('team/remove', { id: guest.id })).status).toBe(404);
  });
});

describe('the team list', () => {
  it('paginates by email across own and other staff and searches by prefix', async () => {
    for (let index = 0; index < 60; index++) {
      const more = index % 3 === 0 ? { staffBrands: ['other'] } : { brand: 'other' };
      await bench.account(`z${String(index).padStart(2, '0')}_x@example.com`, ['support'], more);
    }
    const boss = await bench.colleague(['owner'], { brand: 'other' });
    const first = await list(boss, '?search=z');
    expect(first).toMatchObject({ more: true });
    expect(first.people).toHaveLength(50);
    const rest = await list(boss, `?search=Z&cursor=${first.people.at(-1)!.id}`);
    expect(rest.more).toBe(false);
    const all = [...first.people, ...rest.people].map((each) => each.email);
    expect(all).toEqual([...all].sort());
    expect(new Set(all).size).toBe(60);
    expect(await emailsOf(boss, '?search=Z0')).toHaveLength(10);
    expect(await emailsOf(boss, '?search=z_')).toEqual([]);
    expect(await emailsOf(boss, `?cursor=${owner.id}`)).toEqual([]);
  });
});
